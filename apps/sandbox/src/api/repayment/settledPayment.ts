import type { Lender } from "../../lender/createLender.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { type OrderPayment, orderPayment, receiptIdOf } from "../orderPayment.ts";

interface SettledPayment {
  readonly payment: OrderPayment;
  /** The next amount due; null when the loan is repaid or the payment is pending. */
  readonly next: { readonly amount: number; readonly date: string } | null;
}

/**
 * Returns the data of a refused repayment when the refusal is due to an earlier payment: that payment and the next
 * amount due. A pending payment is returned with any refusal. Returns null for any other reason. An order with a near
 * or late payment is not settled.
 */
export function settledPayment(now: OrderNow, lender: Lender): SettledPayment | null {
  const { order, bill } = now;
  const newest = orderPayment(lender, order.id);
  if (newest.state === "processing") return { payment: newest, next: null };
  if (order.status !== "200" && order.status !== "170") return null;
  const payment = newest.state === "paid" ? newest : lastInstalment(now);
  if (payment === undefined) return null;
  return { payment, next: bill === undefined ? null : { amount: bill.amountCentavos, date: bill.dueOn } };
}

/** Returns the last paid instalment, for a seeded order without a stored payment. */
function lastInstalment({ order, instalments }: OrderNow): OrderPayment | undefined {
  const last = instalments.findLast(({ paidOn }) => paidOn !== null);
  if (last === undefined) return undefined;
  return {
    state: "paid",
    purpose: "instalment",
    amount: last.paidCentavos ?? 0,
    channelName: "",
    at: last.paidOn ?? "",
    receiptId: receiptIdOf(order, { purpose: "instalment", round: last.position }),
  };
}
