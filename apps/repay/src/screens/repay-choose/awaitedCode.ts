import type { Card } from "../../api/fetchCards.ts";

/** A payment that needs a code from the bank. */
export interface AwaitedCode {
  readonly card: Card;
  readonly recordId: string;
  /** Time at which the code was sent, in milliseconds of the device clock. */
  readonly sentAt: number;
}

/** The last code that the bank sent, and whether the borrower is entering it or has returned to the cards. */
export interface CodeEntry {
  readonly awaitedCode: AwaitedCode;
  readonly isOpen: boolean;
}

/** An older code has expired: reopening the page then starts with the cards. */
const VALIDITY_MS = 600_000;

const storageKey = (orderId: string) => `awaitedCode ${orderId}`;

/**
 * Restores the code step of an order after a reload, with its countdown. Returns undefined when its card is no longer
 * available.
 */
export function readCodeEntry(orderId: string, cards: readonly Card[], now = Date.now()): CodeEntry | undefined {
  const stored = new URLSearchParams(readStorage(orderId));
  const card = cards.find(({ id }) => id === stored.get("card"));
  const recordId = stored.get("record") ?? "";
  const sentAt = Number(stored.get("sentAt"));
  const isValid = sentAt <= now && now - sentAt < VALIDITY_MS;
  if (!card || recordId === "" || !isValid) return undefined;
  return { awaitedCode: { card, recordId, sentAt }, isOpen: stored.get("isOpen") === "1" };
}

/** Stores the code step for the lifetime of the webview. The code itself is never stored. */
export function saveCodeEntry(orderId: string, { awaitedCode, isOpen }: CodeEntry): void {
  const { card, recordId, sentAt } = awaitedCode;
  const fields = new URLSearchParams({
    card: card.id,
    record: recordId,
    sentAt: String(sentAt),
    isOpen: isOpen ? "1" : "0",
  });
  try {
    sessionStorage.setItem(storageKey(orderId), `${fields}`);
  } catch {
    // Storage is blocked: a reload then starts with the cards.
  }
}

/** Removes the stored code step after the payment. */
export function dropCodeEntry(orderId: string): void {
  try {
    sessionStorage.removeItem(storageKey(orderId));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function readStorage(orderId: string): string {
  try {
    return sessionStorage.getItem(storageKey(orderId)) ?? "";
  } catch {
    return "";
  }
}
