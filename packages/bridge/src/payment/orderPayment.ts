import { useEffect, useEffectEvent } from "react";

/**
 * The newest payment of an order. The lender reports `processing`, `paid` and `refused`. `started` is recorded on this
 * phone, for when the lender reports nothing.
 */
export interface OrderPayment {
  readonly state: "started" | "processing" | "paid" | "refused";
  /** The purpose of the payment; "" when unknown. */
  readonly purpose: "instalment" | "extension" | "";
  /** Integer centavos as digits, or ready-made text. */
  readonly amount: string;
  readonly channelName: string;
  /** Time of the last known change of state, as text; "" when unknown. */
  readonly at: string;
  /** The receipt of a received payment; missing or "" when the lender sends none. */
  readonly receiptId?: string;
}

/** A `payment` field as a remote decodes it; a state of "" means that the lender did not send one. */
export interface SentPayment extends Omit<OrderPayment, "state"> {
  readonly state: Exclude<OrderPayment["state"], "started"> | "none" | "";
}

/**
 * Returns the newest payment of an order. The lender's report takes precedence, also when it knows of no payment. Only
 * when `payment` is missing or malformed, the payment that was started on this phone is returned.
 */
export function readOrderPayment({ state, ...sent }: SentPayment, orderId: string): OrderPayment | undefined {
  if (state === "") return readStartedPayment(orderId);
  return state === "none" ? undefined : { state, ...sent };
}

/** Returns whether money may be in transit, so that paying again could pay twice. */
export const isUnsettled = (payment: OrderPayment | undefined) =>
  payment?.state === "processing" || payment?.state === "started";

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
 * Returns the payment of this order that was started on this phone within the last day, or a day after the clock was set
 * back. Malformed storage counts as no payment.
 */
export function readStartedPayment(orderId: string, nowMs = Date.now()): OrderPayment | undefined {
  const stored = readStored(nowMs).find(([id]) => id === orderId)?.[1];
  if (!stored) return undefined;
  const { purpose, amount, channelName, at, startedMs } = stored;
  const payment: StartedPayment = {
    purpose: purpose === "instalment" || purpose === "extension" ? purpose : "",
    amount: toText(amount),
    channelName: toText(channelName),
    at: toText(at),
  };
  // The clock was set back since: the day counts from now, so that the payment ends at all.
  if (Number(startedMs) > nowMs) saveStartedPayment(orderId, payment, nowMs);
  return { state: "started", ...payment };
}

function readStored(nowMs: number): [string, Partial<Record<keyof Stored, unknown>>][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return Object.entries(all ?? {}).filter(([, stored]) => nowMs - stored?.startedMs < EXPIRY_MS);
  } catch {
    return [];
  }
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Calls `onReturn` whenever the borrower returns to this page: from another app, another tab, or a later page in the
 * history.
 */
export function useReturn(onReturn: () => void): void {
  const callOnReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const whenShown = (event: PageTransitionEvent) => {
      if (event.persisted) callOnReturn();
    };
    const whenVisible = () => {
      if (document.visibilityState === "visible") callOnReturn();
    };
    window.addEventListener("pageshow", whenShown);
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      window.removeEventListener("pageshow", whenShown);
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, []);
}
