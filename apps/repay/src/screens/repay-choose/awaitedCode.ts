import type { Card } from "../../api/fetchCards.ts";

/** A payment that its bank wants a code for. */
export interface AwaitedCode {
  readonly card: Card;
  readonly recordId: string;
  /** When the code was sent, in milliseconds of the phone's clock. */
  readonly sentAt: number;
}

/** The code that was sent last, and whether the borrower is entering it or has gone back to the cards. */
export interface CodeEntry {
  readonly awaited: AwaitedCode;
  readonly isOpen: boolean;
}

/** A code that was sent longer ago has run out: whoever opens the page again begins with the cards. */
const LIFE_MS = 600_000;

const storageKey = (orderId: string) => `awaitedCode ${orderId}`;

/** What was awaited for an order before a reload, so that its countdown goes on; nothing where its card is no choice any more. */
export function readCodeEntry(orderId: string, cards: readonly Card[], now = Date.now()): CodeEntry | undefined {
  const kept = new URLSearchParams(readStorage(orderId));
  const card = cards.find(({ id }) => id === kept.get("card"));
  const recordId = kept.get("record") ?? "";
  const sentAt = Number(kept.get("sentAt"));
  const isAlive = sentAt <= now && now - sentAt < LIFE_MS;
  if (!card || recordId === "" || !isAlive) return undefined;
  return { awaited: { card, recordId, sentAt }, isOpen: kept.get("isOpen") === "1" };
}

/** Keeps what is awaited for the life of the webview: never the code itself. */
export function saveCodeEntry(orderId: string, { awaited, isOpen }: CodeEntry): void {
  const { card, recordId, sentAt } = awaited;
  const kept = new URLSearchParams({
    card: card.id,
    record: recordId,
    sentAt: String(sentAt),
    isOpen: isOpen ? "1" : "0",
  });
  try {
    sessionStorage.setItem(storageKey(orderId), `${kept}`);
  } catch {
    // A reload then begins with the cards.
  }
}

/** Forgets what was awaited: it is paid. */
export function dropCodeEntry(orderId: string): void {
  try {
    sessionStorage.removeItem(storageKey(orderId));
  } catch {
    // Nothing was kept.
  }
}

function readStorage(orderId: string): string {
  try {
    return sessionStorage.getItem(storageKey(orderId)) ?? "";
  } catch {
    return "";
  }
}
