import type { Database } from "../database/openDatabase.ts";
import { isPart } from "./bill.ts";
import type { Clock } from "./calendar.ts";
import type { Instalments } from "./instalments.ts";
import type { OrderBook } from "./orderBook.ts";
import type { OrderLife } from "./orderLife.ts";
import type { Orders } from "./orders.ts";
import type { PayCode, PayCodes, PayFor } from "./payCodes.ts";
import type { Receipt, Receipts } from "./receipts.ts";

/** Outcome of a payment. "outdated": the instalment or extension is no longer due, or its amount has changed. */
type PaymentOutcome = "paid" | "already-paid" | "refused" | "processing" | "outdated";
type PayerDecision = "pay" | "refuse" | "leave-pending";
/** What a payment is for. */
type Bought = Omit<PayFor, "channelNumber">;

/** The newest payment of an order. */
export type NewestPayment = Readonly<Pick<Receipt, "purpose" | "round" | "amountCentavos" | "way" | "at">> & {
  readonly state: "processing" | "paid" | "refused";
};

/** Receives payments through any channel, exactly once for each instalment, extension and part. */
export type Payments = ReturnType<typeof createPayments>;

export function createPayments(
  database: Database,
  orders: Orders,
  instalments: Instalments,
  life: OrderLife,
  book: OrderBook,
  payCodes: PayCodes,
  receipts: Receipts,
  clock: Clock,
) {
  /** Returns the number of the next part, from 1. */
  const nextPart = (orderId: string) =>
    receipts.ofOrder(orderId).filter(({ purpose }) => purpose === "part").length + 1;

  function isStillDue({ orderId, purpose, round, amountCentavos }: Bought): boolean {
    const now = book.any(orderId);
    if (now?.bill === undefined) return false;
    if (purpose === "instalment") return now.bill.position === round && now.bill.amountCentavos === amountCentavos;
    if (purpose === "part") return isPart(now.bill, amountCentavos);
    return now.order.rollovers === round - 1 && now.extension?.amountCentavos === amountCentavos;
  }

  /** Stores a payment with its effect and its receipt. Returns false, without an effect, when it is no longer due. */
  function enterPayment(paid: Bought, way: string, reference: string): boolean {
    const now = book.any(paid.orderId);
    if (now?.bill === undefined || !isStillDue(paid)) return false;
    const { orderId, purpose, amountCentavos } = paid;
    const { position } = now.bill;
    // Codes of parts may be paid in any order.
    const round = purpose === "part" ? nextPart(orderId) : paid.round;
    if (purpose === "instalment") instalments.pay(orderId, position, amountCentavos, clock.today());
    else if (purpose === "part") instalments.payPart(orderId, position, amountCentavos);
    else if (now.extension !== undefined) {
      instalments.moveUnpaid(orderId, now.extension.days);
      orders.update(orderId, { rollovers: round });
    }
    life.settleStatus(now.order);
    const lateFeeCentavos = book.any(orderId)?.bill?.penaltyCentavos;
    // Fails on a second payment for the same purpose and round, which then has no effect.
    receipts.write(
      orderId,
      { purpose, round, amountCentavos, way, reference, at: clock.now() },
      "payer",
      lateFeeCentavos,
    );
    return true;
  }

  const fromCode = ({ purpose, round, amountCentavos, channelNumber, changedAt }: PayCode) =>
    ({ purpose, round, amountCentavos, way: String(channelNumber), at: changedAt }) as const;

  return {
    isStillDue,
    nextPart,
    /**
     * Returns the pending payment if there is one, because paying again would pay twice. Otherwise returns the newer of
     * the last received and the last declined payment.
     */
    newest(orderId: string): NewestPayment | undefined {
      const codes = payCodes.ofOrder(orderId).sort((a, b) => b.changedAt - a.changedAt);
      const pending = codes.find((code) => code.state === "processing" && isStillDue(code));
      if (pending !== undefined) return { state: "processing", ...fromCode(pending) };
      const paid = receipts.newestOfPayer(orderId);
      const refused = codes.find(({ state }) => state === "refused");
      if (refused !== undefined && refused.changedAt > (paid?.at ?? 0))
        return { state: "refused", ...fromCode(refused) };
      return paid && { state: "paid", ...paid };
    },
    /** Applies the payer's decision about a code: pay, decline, or leave it pending. */
    decide(token: string, decision: PayerDecision): PaymentOutcome {
      return database.transaction(() => {
        const code = payCodes.findByToken(token);
        if (code === undefined) return "outdated";
        if (code.state === "paid") return "already-paid";
        const at = clock.now();
        if (code.state === "void" || !isStillDue(code)) {
          payCodes.setState(token, "void", at);
          return "outdated";
        }
        if (decision !== "pay") {
          const state = decision === "refuse" ? "refused" : "processing";
          payCodes.setState(token, state, at);
          return state;
        }
        enterPayment(code, String(code.channelNumber), code.code);
        payCodes.setState(token, "paid", at);
        payCodes.voidOthers(code, token, at);
        return "paid";
      });
    },
    /** Pays by card, without a code. Returns false when it was paid before or is no longer due. */
    payByCard(paid: Bought, reference: string): boolean {
      return database.transaction(() => {
        if (!enterPayment(paid, "card", reference)) return false;
        payCodes.voidOthers(paid, "", clock.now());
        return true;
      });
    },
  };
}
