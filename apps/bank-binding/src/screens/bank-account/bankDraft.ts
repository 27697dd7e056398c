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

/** Deletes the picked values once the lender has saved them. */
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
