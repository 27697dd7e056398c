import { flag, integer, record, text } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";
import { type Money, readMoney, sendMoney } from "@lending/domain/money";
import { RESEND_MS } from "@lending/ui/seconds-left";
import type { Card } from "../../api/fetchCards.ts";

export interface AwaitedCode {
  readonly card: Card;
  readonly recordId: string;
  /** What confirming it pays, whatever is due meanwhile. */
  readonly amount: Money;
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

/** A card payment that waits for its SMS code, for ten minutes. The code itself is never stored. */
const storedEntry = declareStored({
  key: "awaitedCode",
  place: "session",
  read: record({ card: text(), record: text(), amount: text(), sentAt: integer(-1), isOpen: flag() }).read,
});

/**
 * Restores the code step of an order after a reload, with its countdown. Returns undefined when its card is no longer
 * available.
 */
export function readCodeEntry(orderId: string, cards: readonly Card[], now = Date.now()): CodeEntry | undefined {
  const { card: cardId, record: recordId, amount, sentAt, isOpen } = storedEntry.read(orderId);
  const card = cards.find(({ id }) => id === cardId);
  const isValid = sentAt <= now && now - sentAt < VALIDITY_MS;
  if (!card || recordId === "" || !isValid) return undefined;
  return { awaitedCode: { card, recordId, amount: readMoney(amount), sentAt }, isOpen };
}

/** Stores the code step, for a reload. */
export function saveCodeEntry(orderId: string, { awaitedCode, isOpen }: CodeEntry): void {
  const { card, recordId, amount, sentAt } = awaitedCode;
  storedEntry.save({ card: card.id, record: recordId, amount: sendMoney(amount), sentAt, isOpen }, orderId);
}

export const dropCodeEntry = (orderId: string) => storedEntry.drop(orderId);

/** Returns when another code can be sent, for `useSecondsLeft`. */
export const resendAt = ({ sentAt }: Pick<AwaitedCode, "sentAt">): number => sentAt + RESEND_MS;
