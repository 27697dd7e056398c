import { declareStored } from "@lending/bridge/stored";
import { useState } from "react";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.tsx";
import { chooseCardType } from "./formItems.ts";

/** Picked values of a product's bank form, no typed ones; until the account is saved. */
export const bankDraft = declareStored({
  key: "bankDraft",
  place: "session",
  read(stored) {
    const { cardType, picked } = Object(stored);
    /** By item key. */
    const values: Readonly<Record<string, unknown>> = Object(picked);
    return { cardType: typeof cardType === "number" ? cardType : undefined, picked: values };
  },
});

/** The values of the form by item key. Each card type has separate values, whichever tab is visible. */
type BankValues = Readonly<Record<string, string>>;

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

function restoreState(items: readonly BankFormItem[], { cardType, picked }: ReturnType<typeof bankDraft.read>) {
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
