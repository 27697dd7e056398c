import { useState } from "react";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.ts";
import { type BankDraft, readBankDraft, saveBankDraft } from "./bankDraft.ts";
import { chooseCardType } from "./cardTypes.ts";

/** What the form holds, by item key. Each card type keeps its own, whichever tab is shown. */
export type BankValues = Readonly<Record<string, string>>;

/** The card type and the values of a form. What was picked survives a reload; what was typed lives in memory alone. */
export function useBankValues(productId: string, items: readonly BankFormItem[]) {
  const [{ cardType, changed }, setState] = useState(() => readKept(items, readBankDraft(productId)));
  // The form may be loaded again with other items while what was filled in stays.
  const values: BankValues = { ...offeredValues(items), ...changed };

  const put = (next: { cardType: number; changed: BankValues }) => {
    setState(next);
    saveBankDraft(productId, { cardType: next.cardType, picked: storable(items, { ...values, ...next.changed }) });
  };
  return {
    cardType,
    values,
    showCardType: (chosen: number) => put({ cardType: chosen, changed }),
    change: (item: BankFormItem, value: string) => put({ cardType, changed: { ...changed, [item.key]: value } }),
  };
}

const offeredValues = (items: readonly BankFormItem[]): BankValues =>
  Object.fromEntries(items.map((item) => [item.key, fieldKindOf(item).readOffered(item)]));

function readKept(items: readonly BankFormItem[], { cardType, picked }: BankDraft) {
  const kept = items.flatMap((item) => {
    const kind = fieldKindOf(item);
    const value = picked[item.key];
    return value !== undefined && kind.isStorable && kind.holds(item, value) ? [[item.key, value] as const] : [];
  });
  return { cardType: chooseCardType(items, cardType), changed: Object.fromEntries(kept) as BankValues };
}

function storable(items: readonly BankFormItem[], values: BankValues): Record<string, string> {
  const kept = items
    .filter((item) => fieldKindOf(item).isStorable)
    .map((item) => [item.key, values[item.key] ?? ""] as const)
    .filter(([, value]) => value !== "");
  return Object.fromEntries(kept);
}
