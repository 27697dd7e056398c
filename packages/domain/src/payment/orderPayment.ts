import { HttpFault } from "@lending/api-client";
import { choice, flag, record, text, type ValueOf } from "@lending/api-client/schema";
import { declareStored, storedIds } from "@lending/bridge/stored";
import { isRecent } from "./hasStartedPayment.ts";

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

const sharedFields = {
  purpose: choice(["", "instalment", "extension"], ""),
  amount: text(),
  channelName: text(),
  at: text(),
};

/** Wire schema of the newest payment of an order; `state` is "" when the lender sends none (decision 050). */
export const paymentSchema = record({
  state: choice(["", "none", "processing", "paid", "refused"], ""),
  ...sharedFields,
  receiptId: text(),
});

/**
 * Returns an order's newest payment; undefined when there is none. The lender's report takes precedence, also when it
 * knows of no payment. When it reports nothing ("" as state), the payment that was started on this phone counts; one that the
 * borrower reported also while the lender knows of none, or only of the one before it.
 */
export function readOrderPayment(sent: ValueOf<typeof paymentSchema>, orderId: string): OrderPayment | undefined {
  const { state, at } = sent;
  const started = readStartedPayment(orderId);
  const isOlder = state === "none" || (at !== "" && at === started?.after);
  if (started && (state === "" || (isOlder && started.state === "reported"))) return started;
  if (state === "" || state === "none") return undefined;
  return { ...sent, state, expectedBy: (state === "processing" && started?.expectedBy) || "" };
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
  ...sharedFields,
  after: text(),
  expectedBy: text(),
  isReported: flag(),
  isReceiptSent: flag(),
  startedMs: text(),
});

type Stored = ValueOf<typeof storedSchema>;
type Saved = { readonly [Key in keyof Stored]: Stored[Key] | undefined };

/** A payment of an order that was started on this phone, for a day; no code and no payment link. */
export const startedPayment = declareStored<Stored, Saved>({
  key: "order.startedPayment",
  place: "local",
  read: (stored) => storedSchema.read(stored),
});

function readRecent(orderId: string, nowMs: number) {
  const started = startedPayment.read(orderId);
  return isRecent(Number.parseFloat(started.startedMs), nowMs) ? started : undefined;
}

/**
 * Records on this phone that a payment of an order was started, or that the borrower reports it, which keeps whether its
 * receipt was sent. One that was only started replaces none that the borrower reported. Deletes those that ended.
 */
export function saveStartedPayment(orderId: string, payment: StartedPayment, nowMs = Date.now()): void {
  for (const id of storedIds(startedPayment)) if (!readRecent(id, nowMs)) startedPayment.drop(id);
  const before = readRecent(orderId, nowMs);
  const { amount, channelName, at, after, expectedBy, isReported } = payment;
  if (before?.isReported && !isReported) return;
  const purpose = payment.purpose === "part" ? "instalment" : payment.purpose;
  const isReceiptSent = before?.isReceiptSent;
  startedPayment.save(
    { purpose, amount, channelName, at, after, expectedBy, isReported, isReceiptSent, startedMs: `${nowMs}` },
    orderId,
  );
}

/** Records that the borrower sent the receipt of the payment that was started on this phone, which also reports it. */
export function saveReceiptSent(orderId: string): void {
  const started = readRecent(orderId, Date.now());
  if (started) startedPayment.save({ ...started, isReported: true, isReceiptSent: true }, orderId);
}

/** Returns the payment of this order that was started on this phone within the last day. Malformed storage counts as none. */
export function readStartedPayment(orderId: string, nowMs = Date.now()): OrderPayment | undefined {
  const started = readRecent(orderId, nowMs);
  return started && { ...started, state: started.isReported ? "reported" : "started" };
}

/** Notes on a failure to read a page that pays that nothing was charged, unless a payment was started on this phone. */
export function noteUncharged(error: unknown, orderId: string): void {
  if (error instanceof HttpFault) error.isUncharged = readStartedPayment(orderId) === undefined;
}
