import type { Database } from "../database/openDatabase.ts";
import { type Bill, type ExtensionQuote, makeBill, quoteExtension } from "./bill.ts";
import type { Clock } from "./calendar.ts";
import type { Instalment, Instalments } from "./instalments.ts";
import { periodDays } from "./instalments.ts";
import type { OrderLife } from "./orderLife.ts";
import { isRunning } from "./orderLife.ts";
import type { Order, Orders } from "./orders.ts";

const ROLLOVERS_MAX = 3;

/** An order with the amount due today. */
export interface OrderNow {
  readonly order: Order;
  readonly instalments: readonly Instalment[];
  readonly bill: Bill | undefined;
  /** Undefined when the order cannot be extended now. */
  readonly extension: ExtensionQuote | undefined;
}

/** The lender's rules about amounts due and the effects of payments. */
export type OrderBook = ReturnType<typeof createOrderBook>;

export function createOrderBook(
  database: Database,
  orders: Orders,
  instalments: Instalments,
  life: OrderLife,
  clock: Clock,
) {
  function whole(found: Order): OrderNow {
    const order = life.takenIn(found);
    const lines = order.disbursedOn === null ? [] : instalments.of(order.id);
    const bill = isRunning(order.status) ? makeBill(order, lines, clock.today(), life.lateFeeOf(order)) : undefined;
    const canExtend = order.status !== "170" && order.isRolloverAllowed && order.rollovers < ROLLOVERS_MAX;
    const extension = bill !== undefined && canExtend ? quoteExtension(bill, periodDays(life.terms(order))) : undefined;
    return { order, instalments: lines, bill, extension };
  }

  return {
    /** Returns an order of this borrower. Another borrower's order is treated as one that does not exist. */
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

    /** Marks an instalment as paid and updates the order's status. Returns false when it was paid before. */
    payInstalment(id: string, position: number, centavos: number): boolean {
      const order = orders.find(id);
      if (order === undefined || !instalments.pay(id, position, centavos, clock.today())) return false;
      life.settleStatus(order);
      return true;
    },
    payPart: instalments.payPart,
    /** Moves all unpaid dates and stores the price. Returns false when this extension was bought before. */
    extend(id: string, round: number, quote: ExtensionQuote, position: number): boolean {
      const order = orders.find(id);
      if (order === undefined || order.rollovers !== round - 1) return false;
      instalments.moveUnpaid(id, quote.days);
      instalments.addExtension(id, { round, position, ...quote }, clock.now());
      orders.countRollover(id);
      life.settleStatus(order);
      return true;
    },
    ageAll() {
      database.transaction(() => orders.all().forEach(life.age));
    },
  };
}
