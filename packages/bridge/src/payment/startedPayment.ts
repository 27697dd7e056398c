import type { OrderPayment } from "./OrderPayment.ts";

const STORAGE_KEY = "startedPayments";

/** Wallets and counters report a payment within a day. */
const EXPIRY_MS = 86_400_000;

type StartedPayment = Omit<OrderPayment, "state">;
interface Stored extends StartedPayment {
  readonly startedMs: number;
}

/** Records on this phone that a payment of an order was started. Stores no code and no payment link. */
export function saveStartedPayment(orderId: string, payment: StartedPayment, nowMs = Date.now()): void {
  const others = readStored(nowMs).filter(([id]) => id !== orderId);
  const { purpose, amount, channelName, at } = payment;
  try {
    const stored: Stored = { purpose, amount, channelName, at, startedMs: nowMs };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...others, [orderId, stored]])));
  } catch {
    // Storage is full or blocked. The lender's report takes precedence anyway.
  }
}

/**
 * Returns the payment of this order that was started on this phone within the last day. Malformed storage counts as no
 * payment.
 */
export function readStartedPayment(orderId: string, nowMs = Date.now()): OrderPayment | undefined {
  const stored = readStored(nowMs).find(([id]) => id === orderId)?.[1];
  if (!stored) return undefined;
  const { purpose, amount, channelName, at } = stored;
  return {
    state: "started",
    purpose: purpose === "instalment" || purpose === "extension" ? purpose : "",
    amount: toText(amount),
    channelName: toText(channelName),
    at: toText(at),
  };
}

function readStored(nowMs: number): [string, Partial<Record<keyof Stored, unknown>>][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return Object.entries(all ?? {}).filter(
      ([, stored]) => stored?.startedMs <= nowMs && nowMs - stored.startedMs < EXPIRY_MS,
    );
  } catch {
    return [];
  }
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");
