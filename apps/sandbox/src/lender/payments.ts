import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./createClock.ts";
import type { OrderBook } from "./orderBook.ts";
import type { PayCodes, PayFor } from "./payCodes.ts";

/** What came of a payment. "outdated" means that nothing of this kind is due any more, or that its amount has changed. */
export type PaymentOutcome = "paid" | "already-paid" | "refused" | "processing" | "outdated";
export type PayerDecision = "pay" | "refuse" | "leave-pending";

/** Money coming in, by whatever way, exactly once for each instalment and each extension. */
export type Payments = ReturnType<typeof createPayments>;

export function createPayments(database: Database, book: OrderBook, payCodes: PayCodes, clock: Clock) {
  const insert = database.command(`insert into payments (order_id, purpose, round, amount_centavos, way, at)
    values (:orderId, :purpose, :round, :amountCentavos, :way, :at) on conflict do nothing`);

  function isStillDue({ orderId, purpose, round, amountCentavos }: PayFor): boolean {
    const now = book.any(orderId);
    if (now?.bill === undefined) return false;
    if (purpose === "instalment") return now.bill.position === round && now.bill.amountCentavos === amountCentavos;
    return now.order.rollovers === round - 1 && now.extension?.amountCentavos === amountCentavos;
  }

  function enterPayment(paid: Omit<PayFor, "channelNumber">, way: string): boolean {
    const now = book.any(paid.orderId);
    const { orderId, purpose, round, amountCentavos } = paid;
    if (insert({ orderId, purpose, round, amountCentavos, way, at: clock.now() }).changes === 0) return false;
    if (purpose === "instalment") return book.payInstalment(orderId, round, amountCentavos);
    if (now?.bill === undefined || now.extension === undefined) return false;
    return book.extend(orderId, round, now.extension, now.bill.position);
  }

  return {
    isStillDue,
    /** What the payer does with a code: pays, refuses, or leaves it with the wallet. */
    decide(token: string, decision: PayerDecision): PaymentOutcome {
      return database.transaction(() => {
        const code = payCodes.findByToken(token);
        if (code === undefined) return "outdated";
        if (code.state === "paid") return "already-paid";
        const at = clock.now();
        if (!isStillDue(code)) {
          payCodes.setState(token, "void", at);
          return "outdated";
        }
        if (decision !== "pay") {
          const state = decision === "refuse" ? "refused" : "processing";
          payCodes.setState(token, state, at);
          return state;
        }
        if (!enterPayment(code, String(code.channelNumber))) return "outdated";
        payCodes.setState(token, "paid", at);
        payCodes.voidOthers(code.orderId, token, at);
        return "paid";
      });
    },
    /** A payment by card, without a code. False when this was paid before, or is not due any more. */
    payByCard(paid: Omit<PayFor, "channelNumber">): boolean {
      return database.transaction(() => {
        if (!isStillDue({ ...paid, channelNumber: 0 }) || !enterPayment(paid, "card")) return false;
        payCodes.voidOthers(paid.orderId, "", clock.now());
        return true;
      });
    },
  };
}
