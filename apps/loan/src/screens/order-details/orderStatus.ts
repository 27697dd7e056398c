import { isOnPhone, type OrderPayment } from "@lending/domain/payment";
import { isAmountText } from "@lending/ui/amount";
import { isDateText } from "@lending/ui/day";
import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import { repaymentOpened } from "../../stored.ts";

/** The buttons of a status: none, a single Repayment, REPAY with Rollover, or Borrow Again. */
export type OrderActions = "none" | "repayment" | "repayOrRollover" | "borrowAgain";

/** An image of the status banner. Other statuses use the image of 200 (rule order-details.image). */
export type StatusScene = "21" | "110" | "151" | "174" | "180" | "200";

export interface StatusRow {
  readonly scene: StatusScene;
  readonly actions: "none" | "repayment" | "repayOrRolloverWhenAllowed" | "borrowAgain";
  /** A non-empty playeduL replaces the page, in any status but 21. */
  readonly confirms: boolean;
  readonly recommends: boolean;
  /** The server's amount and date rows are shown above the card: the borrower opens the page for them. */
  readonly promotesAmount: boolean;
  /** The money has not arrived: where it goes is shown. */
  readonly awaitsMoney: boolean;
  /** The payment that is due is late. */
  readonly isLate: boolean;
  /** Nothing is left to pay. */
  readonly isRepaid: boolean;
}

const other: StatusRow = {
  scene: "200",
  actions: "none",
  confirms: true,
  recommends: true,
  promotesAmount: false,
  awaitsMoney: false,
  isLate: false,
  isRepaid: false,
};

const table = new Map<string, StatusRow>(
  Object.entries({
    "21": { ...other, scene: "21", confirms: false, recommends: false, awaitsMoney: true },
    "110": { ...other, scene: "110", awaitsMoney: true },
    "151": { ...other, scene: "151", awaitsMoney: true },
    "170": { ...other, actions: "repayment", recommends: false, promotesAmount: true },
    "174": { ...other, scene: "174", actions: "repayOrRolloverWhenAllowed", recommends: false, promotesAmount: true },
    "180": {
      ...{ ...other, scene: "180", actions: "repayOrRolloverWhenAllowed", recommends: false, promotesAmount: true },
      isLate: true,
    },
    "200": { ...other, actions: "borrowAgain", recommends: false, isRepaid: true },
  }),
);

/** Returns the banner, buttons and sections of a status. An unknown status shows its banner and card. */
export function orderStatus(status: string, rolloverAllowed: boolean) {
  const row = table.get(status) ?? other;
  const actions: OrderActions =
    row.actions === "repayOrRolloverWhenAllowed" ? (rolloverAllowed ? "repayOrRollover" : "repayment") : row.actions;
  return { ...row, actions };
}

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
export function promoteRows(rows: readonly OrderDetails["rows"][number][], promotes: boolean) {
  const amount = promotes ? rows.find((row) => isAmountText(row.value)) : undefined;
  if (!amount) return { amount: undefined, date: undefined, rows };
  const date = rows.find((row) => isDateText(row.value));
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
