import { useState } from "react";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.tsx";
import { type BankDraft, bankDraft } from "../../stored.ts";
import { chooseCardType } from "./cardTypes.ts";

/** The values of the form by item key. Each card type has separate values, whichever tab is visible. */
export type BankValues = Readonly<Record<string, string>>;

/** Returns the card type and the values of a form. Picked values survive a reload; typed values stay in memory. */
export function useBankValues(productId: string, items: readonly BankFormItem[]) {
  const [{ cardType, changed }, setState] = useState(() => restoreState(items, bankDraft.read(productId)));
  // The form may be loaded again with other items without losing the borrower's input.
  const values: BankValues = { ...offeredValues(items), ...changed };

  const put = (next: { cardType: number; changed: BankValues }) => {
    setState(next);
    bankDraft.save({ cardType: next.cardType, picked: storable(items, { ...values, ...next.changed }) }, productId);
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

function restoreState(items: readonly BankFormItem[], { cardType, picked }: BankDraft) {
  const restored = items.flatMap((item) => {
    const kind = fieldKindOf(item);
    const value = picked[item.key];
    return typeof value === "string" && kind.isStorable && kind.holds(item, value) ? [[item.key, value] as const] : [];
  });
  return { cardType: chooseCardType(items, cardType), changed: Object.fromEntries(restored) as BankValues };
}

function storable(items: readonly BankFormItem[], values: BankValues): Record<string, string> {
  const stored = items
    .filter((item) => fieldKindOf(item).isStorable)
    .map((item) => [item.key, values[item.key] ?? ""] as const)
    .filter(([, value]) => value !== "");
  return Object.fromEntries(stored);
}
