import { choice, flag, integer, parseResponse, record, text } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";

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
}

/** A `payment` field as a remote decodes it; a state of "" means that the lender did not send one. */
export interface SentPayment extends Omit<OrderPayment, "state"> {
  readonly state: Exclude<OrderPayment["state"], "started" | "reported"> | "none" | "";
}

/**
 * Returns the newest payment of an order. The lender's report takes precedence, also when it knows of no payment. When
 * `payment` is missing or malformed, the payment that was started on this phone is returned; one that the borrower
 * reported also while the lender knows of none, or only of the one before it.
 */
export function readOrderPayment({ state, ...sent }: SentPayment, orderId: string): OrderPayment | undefined {
  const started = readRecent(orderId);
  const isOlder = state === "none" || (sent.at !== "" && sent.at === started?.after);
  if (state === "" || (isOlder && started?.isReported)) return readStartedPayment(orderId);
  return state === "none" ? undefined : { state, ...sent };
}

/** Returns whether only this phone knows of the payment. */
export const isOnPhone = (payment: OrderPayment | undefined) =>
  payment?.state === "started" || payment?.state === "reported";

/** Returns whether money may be in transit, so that paying again could pay twice. */
export const isUnsettled = (payment: OrderPayment | undefined) => payment?.state === "processing" || isOnPhone(payment);

/** Wallets and counters report a payment within a day. */
const EXPIRY_MS = 86_400_000;

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
  isReported: flag(),
  isReceiptSent: flag(),
  startedMs: integer(Number.NaN),
});

type Stored = ReturnType<typeof parseResponse<typeof storedSchema>>;
type Saved = { readonly [Key in keyof Stored]: Stored[Key] | undefined };

/** A payment of an order that was started on this phone, for a day; no code and no payment link. */
export const startedPayment = declareStored<Stored, Saved>({
  key: "order.startedPayment",
  place: "local",
  read: (stored) => parseResponse(storedSchema, stored),
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
  const { amount, channelName, at, after, isReported } = payment;
  if (before?.isReported && !isReported) return;
  const purpose = payment.purpose === "part" ? "instalment" : payment.purpose;
  const isReceiptSent = before?.isReceiptSent;
  startedPayment.save(
    { purpose, amount, channelName, at, after, isReported, isReceiptSent, startedMs: nowMs },
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
