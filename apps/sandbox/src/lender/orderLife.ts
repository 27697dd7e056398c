import { addDays, type Clock, daysBetween } from "./calendar.ts";
import { type Instalments, type LoanTerms, periodDays, planInstalments } from "./instalments.ts";
import type { Order, Orders, Products } from "./orders.ts";
import { DEFAULT_COUNTER } from "./payCodes.ts";
import type { Receipts } from "./receipts.ts";

/** Updates the status of orders: over time, from their dates and payments, and as a demonstration or a test needs it. */
export type OrderLife = ReturnType<typeof createOrderLife>;

export function createOrderLife(
  orders: Orders,
  instalments: Instalments,
  products: Products,
  receipts: Receipts,
  clock: Clock,
) {
  function termsOf(order: Pick<Order, "principalCentavos" | "termDays" | "productId">): LoanTerms {
    const product = products.find(order.productId);
    return {
      principalCentavos: order.principalCentavos,
      termDays: order.termDays,
      dailyRatePpm: product?.dailyRatePpm ?? 0,
      instalments: product?.instalments ?? 1,
    };
  }

  function disburse(order: Order, day: string) {
    orders.update(order.id, { disbursedOn: day });
    instalments.add(order.id, planInstalments(termsOf(order), day));
  }

  function settleStatus(order: Order) {
    const status = runningStatus(instalments.nextUnpaid(order.id)?.dueOn, clock.today());
    if (status === "200") orders.update(order.id, { status, closedOn: clock.today() });
    else orders.update(order.id, { status });
  }

  return {
    termsOf,
    settleStatus,
    lateFeeOf: ({ productId }: Pick<Order, "productId">) => products.find(productId)?.lateFee ?? "capped",
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
        orders.update(order.id, { status: next });
      }
    },
    /** Moves an application to review when it was received long enough ago. */
    takenIn(order: Order): Order {
      const isFresh = clock.now() - order.createdAt < TAKEN_IN_MS;
      if (order.status !== "21" || order.origin !== "application" || isFresh) return order;
      orders.update(order.id, { status: "110" });
      return { ...order, status: "110" };
    },
    /** Advances an application by one step: received, in review, money sent, running. */
    moveOn(id: string) {
      const order = orders.find(id);
      if (order === undefined || !isWaiting(order.status)) return;
      if (order.status === "21") orders.update(id, { status: "110" });
      else if (order.status === "110") orders.update(id, { status: "151" });
      else {
        disburse(order, clock.today());
        settleStatus(order);
      }
    },
    /** Moves the unpaid dates so that the next payment is due in the given number of days (negative: days ago). */
    makeDueIn(id: string, days: number) {
      const order = orders.find(id);
      const next = instalments.nextUnpaid(id);
      if (order === undefined || next === undefined) return;
      instalments.moveUnpaid(id, daysBetween(next.dueOn, addDays(clock.today(), days)));
      settleStatus(order);
    },
    /** Sets a status with matching dates, instalments and payments. An unknown status changes only the status. */
    place(id: string, status: string) {
      const order = orders.find(id);
      if (order === undefined) return;
      orders.update(id, { status });
      if (!isOrderStatus(status)) return;
      orders.forgetMoney(id);
      const today = clock.today();
      if (isWaiting(status)) {
        const appliedOn = status === "151" ? addDays(today, -1) : today;
        orders.update(id, { appliedOn, disbursedOn: null, closedOn: null });
        return;
      }
      const terms = termsOf(order);
      const disbursedOn = addDays(today, -daysSinceDisbursal(status, periodDays(terms), order.termDays));
      const closedOn = status === "200" ? today : null;
      orders.update(id, { appliedOn: addDays(disbursedOn, -DISBURSED_AFTER_DAYS), disbursedOn, closedOn });
      const planned = planInstalments(terms, disbursedOn);
      instalments.add(id, planned);
      for (const line of planned.slice(0, status === "200" ? planned.length : status === "180" ? 1 : 0)) {
        const amountCentavos = line.principalCentavos + line.interestCentavos;
        instalments.pay(id, line.position, amountCentavos, line.dueOn);
        // A payment of today may be before ten.
        const at = Math.min(Date.parse(`${line.dueOn}T10:00:00+08:00`), clock.now());
        const reference = `${order.number}${String(line.position).padStart(2, "0")}`;
        const paid = {
          purpose: "instalment",
          round: line.position,
          amountCentavos,
          way: String(DEFAULT_COUNTER),
        } as const;
        receipts.write(id, { ...paid, reference, at }, "seed");
      }
    },
  };
}

/** 170: new loan; 174: due in three days; 180: second instalment three days late; 200: after the whole term. */
function daysSinceDisbursal(status: string, period: number, termDays: number): number {
  if (status === "174") return period - 3;
  if (status === "180") return period * 2 + 3;
  return status === "200" ? termDays : 0;
}

/**
 * The statuses of an order. The numbers are fixed (rule order-details.image), the meaning of 21, 110 and 151 is not, so the
 * sandbox chooses it: an application is received (21), in review (110), and its money is sent (151). Then the loan runs (170),
 * is due soon (174), is late (180) and is repaid (200).
 */
export const ORDER_STATUSES = ["21", "110", "151", "170", "174", "180", "200"] as const;
type OrderStatus = (typeof ORDER_STATUSES)[number];

const isOrderStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((status) => status === text);

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
