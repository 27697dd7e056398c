import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import { isRunning, isWaiting } from "./orderLife.ts";
import type { Orders } from "./orders.ts";
import type { Product } from "./products.ts";

export type ApplicationOutcome =
  | { readonly outcome: "new" | "same"; readonly orderId: string }
  | { readonly outcome: "closed-product" | "changed-offer" | "open-loan" };

export interface Application {
  readonly borrowerId: string;
  readonly product: Product;
  readonly amountCentavos: number;
  readonly periods: number;
}

/** Turns an application into an order. While the order is pending, applying again returns the same order. */
export function createApplications(database: Database, orders: Orders, clock: Clock) {
  return {
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
