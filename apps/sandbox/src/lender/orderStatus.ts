import { daysBetween } from "./calendar.ts";

/**
 * The statuses of an order. The numbers are fixed (rule order-details.image), the meaning of 21, 110 and 151 is not, so the
 * sandbox chooses it: an application is received (21), in review (110), and its money is sent (151). Then the loan runs (170),
 * is due soon (174), is late (180) and is repaid (200).
 */
export const ORDER_STATUSES = ["21", "110", "151", "170", "174", "180", "200"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const isOrderStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((status) => status === text);

/** Returns whether an instalment can be paid in this status. */
export const isRunning = (status: string) => status === "170" || status === "174" || status === "180";
/** Returns whether an application waits for the lender in this status. */
export const isWaiting = (status: string) => status === "21" || status === "110" || status === "151";

const DUE_SOON_DAYS = 3;

/** Returns the status of a disbursed order for its next due date; "200" when no payment is left. */
export function runningStatus(nextDueOn: string | undefined, today: string): OrderStatus {
  if (nextDueOn === undefined) return "200";
  const ahead = daysBetween(today, nextDueOn);
  if (ahead < 0) return "180";
  return ahead <= DUE_SOON_DAYS ? "174" : "170";
}

/** Returns the status of an application for its age, or "disburse" after the money was sent. */
export function waitingStatus(status: string, appliedOn: string, today: string): OrderStatus | "disburse" | undefined {
  const age = daysBetween(appliedOn, today);
  if (age >= DISBURSED_AFTER_DAYS) return "disburse";
  if (age >= DECIDED_AFTER_DAYS && status !== "151") return "151";
  return undefined;
}

// The loan terms promise a decision within 1 day and the money within 1 to 3 calendar days.
export const DECIDED_AFTER_DAYS = 1;
export const DISBURSED_AFTER_DAYS = 2;
/** How long an application stays received before its review starts. */
export const TAKEN_IN_MS = 60_000;
