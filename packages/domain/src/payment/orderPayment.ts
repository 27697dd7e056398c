import { HttpFault } from "@lending/api-client";
import { choice, flag, integer, record, text, type ValueOf } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";
import { EXPIRY_MS } from "./hasStartedPayment.ts";

/**
 * The newest payment of an order. The lender reports `processing`, `paid` and `refused`. Two are recorded on this phone:
 * `started`, for when the lender reports nothing, and `reported`, when the borrower has paid and the lender does not know
 * yet.
 */
export interface OrderPayment {
  readonly state: "started" | "reported" | "processing" | "paid" | "refused";
  /** The purpose of the payment; "" when unknown. */
  readonly purpose: "instalment" | "extension" | "";
  /** Integer centavos as digits, or ready-made text. */
  readonly amount: string;
  readonly channelName: string;
  /** Time of the last known change of state, as text; "" when unknown. */
  readonly at: string;
  /** The receipt of a received payment; missing or "" when the lender sends none. */
  readonly receiptId?: string;
  /** Whether the borrower has sent a picture of the receipt from this phone. */
  readonly isReceiptSent?: boolean;
  /** Of one recorded on this phone: the time of the lender's newest payment before it; "" when there was none. */
  readonly after?: string;
  /** The time by which the lender usually knows of a payment that was started on this phone; missing or "" when unknown. */
  readonly expectedBy?: string;
}

/** A `payment` field as a remote decodes it; a state of "" means that the lender did not send one. */
export interface SentPayment extends Omit<OrderPayment, "state"> {
  readonly state: Exclude<OrderPayment["state"], "started" | "reported"> | "none" | "";
}

/**
 * Returns the state of an order's newest payment; undefined when there is none. The lender's report takes precedence, also when it
 * knows of no payment. When it reports nothing ("" as state), the payment that was started on this phone counts; one that the
 * borrower reported also while the lender knows of none, or only of the one before it.
 */
export function readPaymentState(
  { state, at }: Pick<SentPayment, "state" | "at">,
  orderId: string,
): OrderPayment["state"] | undefined {
  const started = readRecent(orderId);
  const isOlder = state === "none" || (at !== "" && at === started?.after);
  if (started && (state === "" || (isOlder && started.isReported))) return started.isReported ? "reported" : "started";
  return state === "" || state === "none" ? undefined : state;
}

/** Returns the newest payment of an order; see `readPaymentState`. */
export function readOrderPayment(
  { state: sentState, ...sent }: SentPayment,
  orderId: string,
): OrderPayment | undefined {
  const state = readPaymentState({ state: sentState, ...sent }, orderId);
  if (state === "started" || state === "reported") return readStartedPayment(orderId);
  if (state !== "processing") return state && { state, ...sent };
  return { state, ...sent, expectedBy: readRecent(orderId)?.expectedBy ?? "" };
}

/** Returns whether only this phone knows of the payment. */
export const isOnPhone = (payment: Pick<OrderPayment, "state"> | undefined) =>
  payment?.state === "started" || payment?.state === "reported";

/** Returns whether the borrower has paid as far as is known, and the lender has not received it yet. */
export const isUnderWay = (payment: Pick<OrderPayment, "state"> | undefined) =>
  payment?.state === "processing" || payment?.state === "reported";

/** Returns whether money may be in transit, so that paying again could pay twice. */
export const isUnsettled = (payment: Pick<OrderPayment, "state"> | undefined) =>
  payment?.state === "processing" || isOnPhone(payment);

interface StartedPayment extends Omit<OrderPayment, "state" | "receiptId" | "purpose"> {
  /** A part is saved as a payment of the instalment, as which the lender reports it. */
  readonly purpose: OrderPayment["purpose"] | "part";
  /** Whether the borrower reports to have paid. */
  readonly isReported?: boolean;
}

const storedSchema = record({
  purpose: choice(["", "instalment", "extension"], ""),
  amount: text(),
  channelName: text(),
  at: text(),
  after: text(),
  expectedBy: text(),
  isReported: flag(),
  isReceiptSent: flag(),
  startedMs: integer(Number.NaN),
});

type Stored = ValueOf<typeof storedSchema>;
type Saved = { readonly [Key in keyof Stored]: Stored[Key] | undefined };

/** A payment of an order that was started on this phone, for a day; no code and no payment link. */
export const startedPayment = declareStored<Stored, Saved>({
  key: "order.startedPayment",
  place: "local",
  read: (stored) => storedSchema.read(stored),
});

function readRecent(orderId: string, nowMs = Date.now()) {
  const started = startedPayment.read(orderId);
  return nowMs - started.startedMs < EXPIRY_MS ? started : undefined;
}

/**
 * Records on this phone that a payment of an order was started, or that the borrower reports it, which keeps whether its
 * receipt was sent. One that was only started replaces none that the borrower reported. Deletes those that ended.
 */
export function saveStartedPayment(orderId: string, payment: StartedPayment, nowMs = Date.now()): void {
  for (const id of startedPayment.ids()) if (!readRecent(id, nowMs)) startedPayment.drop(id);
  const before = readRecent(orderId, nowMs);
  const { amount, channelName, at, after, expectedBy, isReported } = payment;
  if (before?.isReported && !isReported) return;
  const purpose = payment.purpose === "part" ? "instalment" : payment.purpose;
  const isReceiptSent = before?.isReceiptSent;
  startedPayment.save(
    { purpose, amount, channelName, at, after, expectedBy, isReported, isReceiptSent, startedMs: nowMs },
    orderId,
  );
}

/** Records that the borrower sent the receipt of the payment that was started on this phone, which also reports it. */
export function saveReceiptSent(orderId: string): void {
  const started = readRecent(orderId);
  if (started) startedPayment.save({ ...started, isReported: true, isReceiptSent: true }, orderId);
}

/**
 * Returns the payment of this order that was started on this phone within the last day, or a day after the clock was set
 * back. Malformed storage counts as no payment.
 */
export function readStartedPayment(orderId: string, nowMs = Date.now()): OrderPayment | undefined {
  const started = readRecent(orderId, nowMs);
  if (!started) return undefined;
  const { startedMs, isReported, ...payment } = started;
  // The clock was set back since: the day counts from now, so that the payment ends at all.
  if (startedMs > nowMs) saveStartedPayment(orderId, started, nowMs);
  return { state: isReported ? "reported" : "started", ...payment };
}

/** Notes on a failure to read a page that pays that nothing was charged, unless a payment was started on this phone. */
export function noteUncharged(error: unknown, orderId: string): void {
  if (error instanceof HttpFault) error.isUncharged = readStartedPayment(orderId) === undefined;
}
