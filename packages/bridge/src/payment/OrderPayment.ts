import { readStartedPayment } from "./startedPayment.ts";

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
