import type { Lender } from "../../lender/createLender.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { type OrderPayment, orderPayment } from "../orderPayment.ts";

interface SettledPayment {
  readonly payment: OrderPayment;
  /** What is due next; null when the loan is repaid or the payment is pending. */
  readonly next: { readonly amount: number; readonly date: string } | null;
}

/**
 * What comes with the refusal of a repayment whose reason is that it was paid: what was paid, and what is due next. A
 * pending payment comes with any refusal. Null for an order that is refused for any other reason; an order whose next
 * payment is near or late is not settled.
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

/** The last paid instalment, for an order that was repaid before this sandbox kept its payments. */
function lastInstalment({ instalments }: OrderNow): OrderPayment | undefined {
  const last = instalments.findLast(({ paidOn }) => paidOn !== null);
  if (last === undefined) return undefined;
  return {
    state: "paid",
    purpose: "instalment",
    amount: last.paidCentavos ?? 0,
    channelName: "",
    at: last.paidOn ?? "",
  };
}
