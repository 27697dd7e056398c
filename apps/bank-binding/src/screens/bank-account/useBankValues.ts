import { useState } from "react";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.tsx";
import { chooseCardType } from "./cardTypes.ts";

/** The storable state of a form: the card type and the picked values by item key. Typed values are never stored. */
export interface BankDraft {
  readonly cardType: number | undefined;
  readonly picked: Readonly<Record<string, string>>;
}

// Cannot clash with an item's key, which starts with the number of a card type.
const CARD_TYPE = "cardType";

const storageKey = (productId: string) => `bankDraft ${productId}`;

/** Returns the values picked before a reload. Empty if there are none or storage is blocked. */
export function readBankDraft(productId: string): BankDraft {
  const { [CARD_TYPE]: cardType, ...picked } = Object.fromEntries(new URLSearchParams(readStorage(productId)));
  return { cardType: cardType === undefined ? undefined : Number(cardType), picked };
}

/** Stores picked values for the life of the webview. */
export function saveBankDraft(productId: string, { cardType, picked }: BankDraft): void {
  const text = new URLSearchParams({ ...picked, ...(cardType !== undefined && { [CARD_TYPE]: String(cardType) }) });
  try {
    sessionStorage.setItem(storageKey(productId), `${text}`);
  } catch {
    // Storage is blocked: a reload starts with an empty form.
  }
}

export function dropBankDraft(productId: string): void {
  try {
    sessionStorage.removeItem(storageKey(productId));
  } catch {
    // Storage is blocked, so no draft was stored.
  }
}

function readStorage(productId: string): string {
  try {
    return sessionStorage.getItem(storageKey(productId)) ?? "";
  } catch {
    return "";
  }
}

/** The values of the form by item key. Each card type has separate values, whichever tab is visible. */
export type BankValues = Readonly<Record<string, string>>;

/** Returns the card type and the values of a form. Picked values survive a reload; typed values stay in memory. */
export function useBankValues(productId: string, items: readonly BankFormItem[]) {
  const [{ cardType, changed }, setState] = useState(() => restoreState(items, readBankDraft(productId)));
  // The form may be loaded again with other items without losing the borrower's input.
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

function restoreState(items: readonly BankFormItem[], { cardType, picked }: BankDraft) {
  const restored = items.flatMap((item) => {
    const kind = fieldKindOf(item);
    const value = picked[item.key];
    return value !== undefined && kind.isStorable && kind.holds(item, value) ? [[item.key, value] as const] : [];
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
