import { readMoney, showMoney } from "@lending/domain/money";
import { isOnPhone, isUnderWay, type OrderPayment } from "@lending/domain/payment";
import { isAmountText } from "@lending/ui/amount";
import { daysUntil, isDateText, readDay, showMinute } from "@lending/ui/day";
import type { Locale } from "@lending/ui/locales";
import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import type { OrderHeads } from "../../messages/source.ts";
import { repaymentOpened } from "../../stored.ts";

/** The buttons of a status: none, a single Repayment, REPAY with Rollover, or Borrow Again. */
export type OrderActions = "none" | "repayment" | "repayOrRollover" | "borrowAgain";

export interface StatusRow {
  /** Rollover is offered where the order allows it. */
  readonly actions: OrderActions;
  /** A non-empty playeduL replaces the page, in any status but 21. */
  readonly confirms: boolean;
  /** The server's amount and date rows are shown above the card: the borrower opens the page for them. */
  readonly promotesAmount?: true;
  /** The money has not arrived: where it goes is shown. */
  readonly awaitsMoney?: true;
  /** The payment that is due is late. */
  readonly isLate?: true;
}

const other: StatusRow = { actions: "none", confirms: true };
const underReview: StatusRow = { ...other, awaitsMoney: true };
const due: StatusRow = { ...other, actions: "repayOrRollover", promotesAmount: true };

const table = new Map<string, StatusRow>([
  ["21", { ...underReview, confirms: false }],
  ["110", underReview],
  ["151", underReview],
  ["170", { ...due, actions: "repayment" }],
  ["174", due],
  ["180", { ...due, isLate: true }],
  ["200", { ...other, actions: "borrowAgain" }],
]);

/** Returns the buttons and sections of a status. An unknown status shows its banner and card. */
export function orderStatus(status: string, rolloverAllowed: boolean): StatusRow {
  const row = table.get(status) ?? other;
  return row.actions === "repayOrRollover" && !rolloverAllowed ? { ...row, actions: "repayment" } : row;
}

const SCENES = ["21", "110", "151", "174", "180", "200"] as const;

/** Returns the image of a status. Other statuses use the image of 200 (rule order-details.image). */
export const sceneOf = (status: string): (typeof SCENES)[number] => SCENES.find((scene) => scene === status) ?? "200";

/** Returns whether other products may be shown: the order has no buttons, and is no longer being processed. */
export const recommends = ({ actions, confirms }: StatusRow) => actions === "none" && confirms;

/**
 * Returns the payment that the order shows. One that was started on this phone matters only while the order can be repaid; one
 * that the lender reports is always shown.
 */
export const shownPayment = <Payment extends Pick<OrderPayment, "state"> | undefined>(
  { payment }: { readonly payment: Payment },
  { promotesAmount }: Pick<StatusRow, "promotesAmount">,
) => (isOnPhone(payment) && !promotesAmount ? undefined : payment);

/**
 * Moves the first amount and the first date out of the server's rows, for statuses in which the borrower opens the page
 * for them. Without an amount the rows are unchanged.
 */
export function promoteRows(rows: readonly OrderDetails["rows"][number][], promotes = false) {
  const amount = promotes ? rows.find((row) => isAmountText(row.value)) : undefined;
  const date = amount && rows.find((row) => isDateText(row.value));
  return { amount, date, rows: rows.filter((row) => row !== amount && row !== date) };
}

export const hasReceipts = ({ status, payment, timeline }: Pick<OrderDetails, "status" | "payment" | "timeline">) =>
  status === "200" ||
  payment?.state === "paid" ||
  timeline.some(({ step, state }) => step === "payment" && state === "done");

/** A dialog on top of the order details. */
export type OrderDialog = "bank" | "withdraw" | "tips" | "rating";

/** Returns the dialogs that an order opens, in this order: bank prompt, withdraw prompt, Kind tips, rating. */
export function dialogQueue(order: OrderDetails): readonly OrderDialog[] {
  const requested: readonly (readonly [OrderDialog, boolean])[] = [
    ["bank", order.bankPrompt !== undefined],
    ["withdraw", order.withdrawMessage !== ""],
    ["tips", order.tipMessage !== "" && !repaymentOpened.read()],
    ["rating", order.requestsRating],
  ];
  return requested.flatMap(([dialog, isRequested]) => (isRequested ? [dialog] : []));
}

/** What an order is about now: its own status, a payment that is under way, or one that was just received. */
export type OrderMoment = "status" | "underWay" | "received";

/** An older payment, in days, is no news to a borrower who opens the order for the next bill. */
const NEWS_DAYS = 3;

interface MomentOptions {
  /** The due date that the order shows; "" for none. */
  readonly dueOn: string;
  /** The time of the received payment that an earlier visit has shown; "" for none. */
  readonly seenAt: string;
  /** The lender's time, in milliseconds. */
  readonly nowMs: number;
}

/** Returns what the order is about: a received payment on the first visit after it, if that is within days. */
export function momentOf(
  payment: Pick<OrderPayment, "state" | "at"> | undefined,
  { promotesAmount, isLate }: Pick<StatusRow, "promotesAmount" | "isLate">,
  { dueOn, seenAt, nowMs }: MomentOptions,
): OrderMoment {
  if (!payment || !promotesAmount) return "status";
  if (isUnderWay(payment)) return "underWay";
  const { state, at } = payment;
  // A payment before the day that was missed does not settle it.
  const [paidOn = Number.NaN, missed = Number.NaN] = [at, dueOn].map(readDay);
  const isOlder = isLate && paidOn < missed;
  const isNews = at !== seenAt && -(daysUntil(at, nowMs) ?? Number.NaN) < NEWS_DAYS;
  return state === "paid" && !isOlder && isNews ? "received" : "status";
}

interface HeadOptions {
  readonly moment: OrderMoment;
  readonly order: Pick<OrderDetails, "title" | "description">;
  readonly payment: Pick<OrderPayment, "amount" | "at" | "purpose"> | undefined;
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
  const day = showMinute(payment.at);
  const isExtended = moment === "received" && payment.purpose === "extension";
  return {
    title: texts(`${moment}Title`),
    text: isExtended ? texts("extendedLine") : texts(`${moment}Line`),
    amount: value === "" ? undefined : { label: texts(`${moment}Amount`), value },
    date: day === "" ? undefined : { label: texts(`${moment}Date`), value: day },
  };
}
