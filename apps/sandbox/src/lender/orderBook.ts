import type { Database } from "../database/openDatabase.ts";
import { type Bill, type ExtensionQuote, makeBill, quoteExtension } from "./bill.ts";
import type { Clock } from "./calendar.ts";
import { type Instalment, type Instalments, periodDays } from "./instalments.ts";
import { isRunning, isWaiting, type OrderLife } from "./orderLife.ts";
import type { Order, Orders, Product } from "./orders.ts";

const ROLLOVERS_MAX = 3;

/** An order with the amount due today. */
export interface OrderNow {
  readonly order: Order;
  readonly instalments: readonly Instalment[];
  readonly bill: Bill | undefined;
  /** Undefined when the order cannot be extended now. */
  readonly extension: ExtensionQuote | undefined;
}

interface Application {
  readonly borrowerId: string;
  readonly product: Product;
  readonly amountCentavos: number;
  readonly periods: number;
}

type ApplicationOutcome =
  | { readonly outcome: "new" | "same"; readonly orderId: string }
  | { readonly outcome: "closed-product" | "changed-offer" | "open-loan" };

/** The orders of borrowers with what is due on them, and new ones. */
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
    const extension = bill && canExtend ? quoteExtension(bill, periodDays(life.termsOf(order))) : undefined;
    return { order, instalments: lines, bill, extension };
  }

  function any(id: string): OrderNow | undefined {
    const order = orders.find(id);
    return order && whole(order);
  }

  return {
    any,
    /** Returns an order of this borrower. Another borrower's order is treated as one that does not exist. */
    own(borrowerId: string, id: string): OrderNow | undefined {
      const now = any(id);
      return now?.order.borrowerId === borrowerId ? now : undefined;
    },
    ofBorrower: (borrowerId: string): OrderNow[] => orders.ofBorrower(borrowerId).map(whole),
    /** Turns an application into an order. While the order is pending, applying again returns the same order. */
    apply({ borrowerId, product, amountCentavos, periods }: Application): ApplicationOutcome {
      return database.transaction(() => {
        if (!product.isEnabled) return { outcome: "closed-product" };
        const earlier = orders
          .ofBorrower(borrowerId)
          .filter((order) => order.productId === product.id && order.origin === "application");
        const waiting = earlier.find((order) => isWaiting(order.status));
        if (waiting !== undefined) return { outcome: "same", orderId: waiting.id };
        if (earlier.some((order) => isRunning(order.status))) return { outcome: "open-loan" };
        if (amountCentavos !== product.offerCentavos || periods !== product.termDays)
          return { outcome: "changed-offer" };
        const orderId = orders.add({
          borrowerId,
          productId: product.id,
          origin: "application",
          status: "21",
          principalCentavos: amountCentavos,
          termDays: product.termDays,
          appliedOn: clock.today(),
          isRolloverAllowed: true,
          recommends: true,
          createdAt: clock.now(),
        });
        return { outcome: "new", orderId };
      });
    },
  };
}
