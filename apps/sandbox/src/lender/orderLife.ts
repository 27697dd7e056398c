import { addDays } from "./calendar.ts";
import type { Clock } from "./createClock.ts";
import type { Instalments } from "./instalments.ts";
import { DISBURSED_AFTER_DAYS, isOrderStatus, runningStatus, TAKEN_IN_MS, waitingStatus } from "./orderStatus.ts";
import type { Order, Orders } from "./orders.ts";
import { type LoanTerms, planInstalments } from "./planInstalments.ts";
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
