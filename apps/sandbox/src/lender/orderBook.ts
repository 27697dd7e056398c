import type { Database } from "../database/openDatabase.ts";
import { type Bill, makeBill } from "./bill.ts";
import { addDays, daysBetween } from "./calendar.ts";
import type { Clock } from "./createClock.ts";
import { type ExtensionQuote, quoteExtension } from "./extension.ts";
import {
  DISBURSED_AFTER_DAYS,
  isOrderStatus,
  isRunning,
  isWaiting,
  runningStatus,
  TAKEN_IN_MS,
  waitingStatus,
} from "./orderStatus.ts";
import type { Instalment, Order, Orders } from "./orders.ts";
import { periodDays, planInstalments } from "./planInstalments.ts";
import type { Products } from "./products.ts";

const ROLLOVERS_MAX = 3;

/** An order with what is due on it today. */
export interface OrderNow {
  readonly order: Order;
  readonly instalments: readonly Instalment[];
  readonly bill: Bill | undefined;
  /** Absent when this order cannot be extended now. */
  readonly extension: ExtensionQuote | undefined;
}

/** The lender's rules about orders over time: nothing here knows of HTTP. */
export type OrderBook = ReturnType<typeof createOrderBook>;

export function createOrderBook(database: Database, orders: Orders, products: Products, clock: Clock) {
  function terms(order: Pick<Order, "principalCentavos" | "termDays" | "productId">) {
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
    orders.addInstalments(order.id, planInstalments(terms(order), day));
  }

  function settleStatus(order: Order) {
    const next = orders.instalments(order.id).find((instalment) => instalment.paidOn === null);
    const status = runningStatus(next?.dueOn, clock.today());
    if (status === "200") orders.close(order.id, clock.today());
    else orders.setStatus(order.id, status);
  }

  function age(order: Order) {
    if (!isOrderStatus(order.status) || order.status === "200") return;
    if (order.disbursedOn !== null) return settleStatus(order);
    const next = waitingStatus(order.status, order.appliedOn, clock.today());
    if (next === "disburse") {
      disburse(order, addDays(order.appliedOn, DISBURSED_AFTER_DAYS));
      settleStatus(order);
    } else if (next !== undefined) {
      orders.setStatus(order.id, next);
    }
  }

  /** An application that was taken in a while ago is being read by now. */
  function takenIn(order: Order): Order {
    if (order.status !== "21" || order.origin !== "application" || clock.now() - order.createdAt < TAKEN_IN_MS)
      return order;
    orders.setStatus(order.id, "110");
    return { ...order, status: "110" };
  }

  function whole(found: Order): OrderNow {
    const order = takenIn(found);
    const instalments = order.disbursedOn === null ? [] : orders.instalments(order.id);
    const bill = isRunning(order.status) ? makeBill(order, instalments, clock.today()) : undefined;
    const canExtend =
      bill !== undefined && order.status !== "170" && order.isRolloverAllowed && order.rollovers < ROLLOVERS_MAX;
    return {
      order,
      instalments,
      bill,
      extension: canExtend ? quoteExtension(bill, periodDays(terms(order))) : undefined,
    };
  }

  return {
    /** A borrower's own order; another's is not found, exactly as one that does not exist. */
    own(borrowerId: string, id: string): OrderNow | undefined {
      const order = orders.find(id);
      return order?.borrowerId === borrowerId ? whole(order) : undefined;
    },
    ofBorrower: (borrowerId: string): OrderNow[] => orders.ofBorrower(borrowerId).map(whole),
    any(id: string): OrderNow | undefined {
      const order = orders.find(id);
      return order === undefined ? undefined : whole(order);
    },
    all: (): OrderNow[] => orders.all().map(whole),

    /** Marks an instalment paid and moves the order on. False when it was paid before. */
    payInstalment(id: string, position: number, centavos: number): boolean {
      const order = orders.find(id);
      if (order === undefined || !orders.payInstalment(id, position, centavos, clock.today())) return false;
      settleStatus(order);
      return true;
    },
    /** Moves every unpaid date and keeps what the extension cost. */
    extend(id: string, round: number, quote: ExtensionQuote, position: number): boolean {
      const order = orders.find(id);
      if (order === undefined || order.rollovers !== round - 1) return false;
      orders.moveUnpaid(id, quote.days);
      orders.addExtension(id, { round, position, ...quote }, clock.now());
      settleStatus(order);
      return true;
    },

    /** Every order grows as old as the calendar says. */
    ageAll() {
      database.transaction(() => orders.all().forEach(age));
    },
    /** One step on for an application: taken in, read, sent, running. */
    moveOn(id: string) {
      database.transaction(() => {
        const order = orders.find(id);
        if (order === undefined || !isWaiting(order.status)) return;
        if (order.status === "21") orders.setStatus(id, "110");
        else if (order.status === "110") orders.setStatus(id, "151");
        else {
          disburse(order, clock.today());
          settleStatus(order);
        }
      });
    },
    /** Moves an order's unpaid dates, so that the next payment is due in so many days (negative: that many days ago). */
    makeDueIn(id: string, days: number) {
      database.transaction(() => {
        const order = orders.find(id);
        const next = orders.instalments(id).find((instalment) => instalment.paidOn === null);
        if (order === undefined || next === undefined) return;
        orders.moveUnpaid(id, daysBetween(next.dueOn, addDays(clock.today(), days)));
        settleStatus(order);
      });
    },
    /** Puts an order into a status with days, instalments and payments that fit. A status that is none of ours is only written down. */
    place(id: string, status: string) {
      database.transaction(() => {
        const order = orders.find(id);
        if (order === undefined) return;
        orders.setStatus(id, status);
        if (!isOrderStatus(status)) return;
        orders.forgetMoney(id);
        const today = clock.today();
        const period = periodDays(terms(order));
        if (isWaiting(status)) {
          orders.setDays(id, {
            appliedOn: status === "151" ? addDays(today, -1) : today,
            disbursedOn: null,
            closedOn: null,
          });
          return;
        }
        const disbursedOn = addDays(today, -daysSinceDisbursal(status, period, order.termDays));
        orders.setDays(id, { appliedOn: addDays(disbursedOn, -DISBURSED_AFTER_DAYS), disbursedOn, closedOn: null });
        const planned = planInstalments(terms(order), disbursedOn);
        orders.addInstalments(id, planned);
        for (const instalment of planned.slice(0, status === "200" ? planned.length : status === "180" ? 1 : 0)) {
          orders.payInstalment(
            id,
            instalment.position,
            instalment.principalCentavos + instalment.interestCentavos,
            instalment.dueOn,
          );
        }
        if (status === "200") orders.close(id, today);
      });
    },
  };
}

/** 170: fresh; 174: due in three days; 180: the second instalment three days late; 200: the whole term. */
function daysSinceDisbursal(status: string, period: number, termDays: number): number {
  if (status === "174") return period - 3;
  if (status === "180") return period * 2 + 3;
  return status === "200" ? termDays : 0;
}
