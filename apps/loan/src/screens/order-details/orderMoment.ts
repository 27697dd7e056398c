import { readMoney, showMoney } from "@lending/domain/money";
import { isUnderWay, type OrderPayment } from "@lending/domain/payment";
import { readDay, showDay } from "@lending/ui/day";
import type { Locale } from "@lending/ui/locales";
import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import type { OrderHeads } from "../../messages/source.ts";
import { receivedPayment } from "../../stored.ts";
import type { promoteRows, StatusRow } from "./orderStatus.ts";

/** What an order is about now: its own status, a payment that is under way, or one that was just received. */
export type OrderMoment = "status" | "underWay" | "received";

const DAY_MS = 86_400_000;
/** An older payment is no news to a borrower who opens the order for the next bill. */
const NEWS_MS = 3 * DAY_MS;
/** A visit, by which the receipt and back again still show the payment. */
const VISIT_MS = 30 * 60_000;

type Payment = Pick<OrderPayment, "state" | "at">;

/** Returns whether a received payment is shown in place of the bill: on the first visit after it. */
function isNews({ at }: Payment, orderId: string): boolean {
  const nowMs = Date.now();
  const seen = receivedPayment.read(orderId);
  if (seen.at === at) return nowMs - seen.shownMs < VISIT_MS;
  const day = readDay(at);
  return day !== undefined && nowMs - day * DAY_MS < NEWS_MS;
}

/** Returns what the order is about. `dueOn`: the due date that the order shows; "" for none. */
export function momentOf(
  payment: Payment | undefined,
  { promotesAmount, isLate }: Pick<StatusRow, "promotesAmount" | "isLate">,
  { orderId, dueOn }: { readonly orderId: string; readonly dueOn: string },
): OrderMoment {
  if (!payment || !promotesAmount) return "status";
  if (isUnderWay(payment)) return "underWay";
  // A payment before the day that was missed does not settle it.
  const [paidOn = Number.NaN, missed = Number.NaN] = [payment.at, dueOn].map(readDay);
  const isOlder = isLate && paidOn < missed;
  return payment.state === "paid" && !isOlder && isNews(payment, orderId) ? "received" : "status";
}

/** Notes that the borrower has seen a received payment. */
export function noteSeen({ at }: Payment, orderId: string): void {
  if (receivedPayment.read(orderId).at !== at) receivedPayment.save({ at, shownMs: Date.now() }, orderId);
}

interface HeadOptions {
  readonly moment: OrderMoment;
  readonly order: Pick<OrderDetails, "title" | "description">;
  readonly payment: Pick<OrderPayment, "amount" | "at"> | undefined;
  readonly due: Pick<ReturnType<typeof promoteRows>, "amount" | "date">;
  readonly texts: (name: keyof OrderHeads) => string;
  readonly locale: Locale;
}

/**
 * Returns what is above the card of an order: title, text, the amount that it is about and its day. Its first paint
 * and its screen show the same.
 */
export function orderHead({ moment, order, payment, due, texts, locale }: HeadOptions) {
  if (moment === "status" || !payment) return { title: order.title, text: order.description, ...due };
  const value = showMoney(readMoney(payment.amount), locale);
  const day = showDay(payment.at);
  return {
    title: texts(`${moment}Title`),
    text: texts(`${moment}Line`),
    amount: value === "" ? undefined : { label: texts(`${moment}Amount`), value },
    date: day === "" ? undefined : { label: texts(`${moment}Date`), value: day },
  };
}
