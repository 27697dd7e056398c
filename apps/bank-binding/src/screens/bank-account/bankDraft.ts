/** What may be put away of a form: the card type and what was picked, by item key. Never what was typed. */
export interface BankDraft {
  readonly cardType: number | undefined;
  readonly picked: Readonly<Record<string, string>>;
}

// No item's key: those begin with the number of a card type.
const CARD_TYPE = "cardType";

const storageKey = (productId: string) => `bankDraft ${productId}`;

/** What was picked before a reload; nothing where nothing was, or storage is blocked. */
export function readBankDraft(productId: string): BankDraft {
  const { [CARD_TYPE]: cardType, ...picked } = Object.fromEntries(new URLSearchParams(readStorage(productId)));
  return { cardType: cardType === undefined ? undefined : Number(cardType), picked };
}

/** Puts away what was picked, for the life of the webview. */
export function saveBankDraft(productId: string, { cardType, picked }: BankDraft): void {
  const text = new URLSearchParams({ ...picked, ...(cardType !== undefined && { [CARD_TYPE]: String(cardType) }) });
  try {
    sessionStorage.setItem(storageKey(productId), `${text}`);
  } catch {
    // A reload then begins anew.
  }
}

/** Forgets what was picked: it is saved at the lender now. */
export function dropBankDraft(productId: string): void {
  try {
    sessionStorage.removeItem(storageKey(productId));
  } catch {
    // Nothing was put away.
  }
}

function readStorage(productId: string): string {
  try {
    return sessionStorage.getItem(storageKey(productId)) ?? "";
  } catch {
    return "";
  }
}
