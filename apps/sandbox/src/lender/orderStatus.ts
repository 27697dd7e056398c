import { daysBetween } from "./calendar.ts";

/**
 * The life of an order at this lender. The numbers are the specification's; what 21, 110 and 151 mean was not shown,
 * so it is this sandbox's own: an application is taken in (21), read (110), and its money sent (151); it then runs
 * (170), comes due (174), is late (180) and ends (200).
 */
export const ORDER_STATUSES = ["21", "110", "151", "170", "174", "180", "200"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const isOrderStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((status) => status === text);

/** In these an instalment can be paid. */
export const isRunning = (status: string) => status === "170" || status === "174" || status === "180";
/** In these an application waits for the lender. */
export const isWaiting = (status: string) => status === "21" || status === "110" || status === "151";

const DUE_SOON_DAYS = 3;

/** The status of a disbursed order by its next due date; none left to pay ends it. */
export function runningStatus(nextDueOn: string | undefined, today: string): OrderStatus {
  if (nextDueOn === undefined) return "200";
  const ahead = daysBetween(today, nextDueOn);
  if (ahead < 0) return "180";
  return ahead <= DUE_SOON_DAYS ? "174" : "170";
}

/** The status of an application by its age, or "disburse" once the money has gone out. */
export function waitingStatus(status: string, appliedOn: string, today: string): OrderStatus | "disburse" | undefined {
  const age = daysBetween(appliedOn, today);
  if (age >= DISBURSED_AFTER_DAYS) return "disburse";
  if (age >= DECIDED_AFTER_DAYS && status !== "151") return "151";
  return undefined;
}

// Specification 9: decision within 1 day, funds credited within 1 to 3 calendar days.
export const DECIDED_AFTER_DAYS = 1;
export const DISBURSED_AFTER_DAYS = 2;
/** An application is taken in for this long before somebody reads it. */
export const TAKEN_IN_MS = 60_000;
