import { useState } from "react";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.ts";
import { type BankDraft, readBankDraft, saveBankDraft } from "./bankDraft.ts";
import { chooseCardType } from "./cardTypes.ts";

/** What the form holds, by item key. Each card type keeps its own, whichever tab is shown. */
export type BankValues = Readonly<Record<string, string>>;

/** The card type and the values of a form. What was picked survives a reload; what was typed lives in memory alone. */
export function useBankValues(productId: string, items: readonly BankFormItem[]) {
  const [{ cardType, values }, setState] = useState(() => startValues(items, readBankDraft(productId)));

  const put = (next: { cardType: number; values: BankValues }) => {
    setState(next);
    saveBankDraft(productId, { cardType: next.cardType, picked: storable(items, next.values) });
  };
  return {
    cardType,
    values,
    showCardType: (chosen: number) => put({ cardType: chosen, values }),
    change: (item: BankFormItem, value: string) => put({ cardType, values: { ...values, [item.key]: value } }),
  };
}

function startValues(items: readonly BankFormItem[], { cardType, picked }: BankDraft) {
  const values = items.map((item) => {
    const kind = fieldKindOf(item);
    const kept = picked[item.key];
    const isKept = kept !== undefined && kind.isStorable && kind.holds(item, kept);
    return [item.key, isKept ? kept : kind.readOffered(item)] as const;
  });
  return { cardType: chooseCardType(items, cardType), values: Object.fromEntries(values) as BankValues };
}

function storable(items: readonly BankFormItem[], values: BankValues): Record<string, string> {
  const kept = items
    .filter((item) => fieldKindOf(item).isStorable)
    .map((item) => [item.key, values[item.key] ?? ""] as const)
    .filter(([, value]) => value !== "");
  return Object.fromEntries(kept);
}
