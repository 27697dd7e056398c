import type { Clock } from "./calendar.ts";
import { addDays, daysBetween } from "./calendar.ts";
import type { Instalments } from "./instalments.ts";
import { type LoanTerms, planInstalments } from "./instalments.ts";
import type { Order, Orders } from "./orders.ts";
import type { Products } from "./products.ts";

/** Updates the status of orders over time, from their dates and payments. */
export type OrderLife = ReturnType<typeof createOrderLife>;

export function createOrderLife(orders: Orders, instalments: Instalments, products: Products, clock: Clock) {
  function terms(order: Pick<Order, "principalCentavos" | "termDays" | "productId">): LoanTerms {
    const product = products.find(order.productId);
    return {
      principalCentavos: order.principalCentavos,
      termDays: order.termDays,
      dailyRatePpm: product?.dailyRatePpm ?? 0,
      instalments: product?.instalments ?? 1,
    };
  }

  function disburse(order: Order, day: string) {
    orders.setDays(order.id, { appliedOn: order.appliedOn, disbursedOn: day, closedOn: null });
    instalments.add(order.id, planInstalments(terms(order), day));
  }

  function settleStatus(order: Order) {
    const status = runningStatus(instalments.nextUnpaid(order.id)?.dueOn, clock.today());
    if (status === "200") orders.close(order.id, clock.today());
    else orders.setStatus(order.id, status);
  }

  return {
    terms,
    lateFeeOf: ({ productId }: Pick<Order, "productId">) => products.find(productId)?.lateFee ?? "capped",
    disburse,
    settleStatus,
    /** Updates an order to its status on the current date. */
    age(order: Order) {
      if (!isOrderStatus(order.status) || order.status === "200") return;
      if (order.disbursedOn !== null) {
        settleStatus(order);
        return;
      }
      const next = waitingStatus(order.status, order.appliedOn, clock.today());
      if (next === "disburse") {
        disburse(order, addDays(order.appliedOn, DISBURSED_AFTER_DAYS));
        settleStatus(order);
      } else if (next !== undefined) {
        orders.setStatus(order.id, next);
      }
    },
    /** Moves an application to review when it was received long enough ago. */
    takenIn(order: Order): Order {
      const isFresh = clock.now() - order.createdAt < TAKEN_IN_MS;
      if (order.status !== "21" || order.origin !== "application" || isFresh) return order;
      orders.setStatus(order.id, "110");
      return { ...order, status: "110" };
    },
  };
}

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
