import { readStartedPayment } from "./startedPayment.ts";

/**
 * The newest payment of an order. `processing`, `paid` and `refused` are the lender's; `started` is all that this phone
 * knows where the lender does not say.
 */
export interface OrderPayment {
  readonly state: "started" | "processing" | "paid" | "refused";
  /** What it is for; "" when unknown. */
  readonly purpose: "instalment" | "extension" | "";
  /** Integer centavos as digits, or ready-made text. */
  readonly amount: string;
  readonly channelName: string;
  /** When its state was last known to change, as text; "" when unknown. */
  readonly at: string;
}

/** A `payment` field as a remote decodes it; a state of "" means that the lender did not send one. */
export interface SentPayment extends Omit<OrderPayment, "state"> {
  readonly state: Exclude<OrderPayment["state"], "started"> | "none" | "";
}

/**
 * Returns the newest payment of an order. The lender's word counts, also when it knows of none. Only where it sends no
 * `payment` field, or a malformed one, the payment that was started on this phone is returned.
 */
export function readOrderPayment({ state, ...sent }: SentPayment, orderId: string): OrderPayment | undefined {
  if (state === "") return readStartedPayment(orderId);
  return state === "none" ? undefined : { state, ...sent };
}

/** Whether money may be on its way, so that paying again could pay twice. */
export const isUnsettled = (payment: OrderPayment | undefined) =>
  payment?.state === "processing" || payment?.state === "started";
