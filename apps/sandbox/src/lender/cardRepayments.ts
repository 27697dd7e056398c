import { randomInt, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import type { OrderNow } from "./orderBook.ts";
import type { Payments } from "./payments.ts";
import type { Texts } from "./records.ts";

/** The cards that can repay on the legacy screen. Some banks require a code by SMS. */
export const CARDS = [
  { id: "card-1", bankName: "Bank of the Sandbox", cardNo: "**** **** **** 4567", bankCode: "BOS", needsCode: true },
  { id: "card-2", bankName: "Island Savings Bank", cardNo: "**** **** **** 8812", bankCode: "ISB", needsCode: false },
];

const RESEND_AFTER_MS = 60_000;
const WRONG_TRIES_MAX = 5;

const repaymentRow = v.object({
  id: v.string(),
  token: v.string(),
  orderId: v.string(),
  round: v.number(),
  amountCentavos: v.number(),
  cardId: v.nullable(v.string()),
  state: v.picklist(["offered", "committed", "paid"]),
  code: v.nullable(v.string()),
  codeSentAt: v.nullable(v.number()),
  wrongTries: v.number(),
});

const select = "select * from card_repayments";

interface CommitRequest {
  readonly token: string;
  readonly orderId: string;
  readonly cardId: string;
  readonly amountCentavos: number;
  readonly resend: boolean;
  /** Phone number that receives the bank's code. */
  readonly phone: string;
}
type Committed = { readonly outcome: "committed" | "paid"; readonly id: string; readonly needsCode: boolean };
type Refused = { readonly outcome: "unknown-card" | "changed" | "twice" };

/** The legacy repayment: create a token, commit it to a card, confirm with a code when the bank requires one. */

export function createCardRepayments(database: Database, payments: Payments, texts: Texts, clock: Clock) {
  const offered = database.query(
    `${select} where orderId = :orderId and round = :round and amountCentavos = :amountCentavos`,
    repaymentRow,
  );
  const byToken = database.query(`${select} where token = :token`, repaymentRow);
  const byId = database.query(`${select} where id = :id`, repaymentRow);
  const insert = database.insert("card_repayments");
  const update = database.update("card_repayments", "id");

  const pay = (repayment: v.InferOutput<typeof repaymentRow>) =>
    payments.payByCard({ ...repayment, purpose: "instalment" }, repayment.id);

  function sendCode(id: string, phone: string) {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    update(id, { code, codeSentAt: clock.now(), wrongTries: 0 });
    texts.send(phone, `${code} is your code to repay with Sandbox Lending. Never share it.`);
  }

  return {
    /** Returns the token of an order's repayment. It stays the same while the amount due stays the same. */
    offer({ order, bill }: OrderNow): string | undefined {
      if (bill === undefined) return undefined;
      const repayment = { orderId: order.id, round: bill.position, amountCentavos: bill.amountCentavos };
      return database.transaction(() => {
        if (offered.get(repayment) === undefined) {
          const [id, token] = [`r-${randomUUID()}`, randomUUID()];
          insert({ ...repayment, id, token, state: "offered" });
        }
        return offered.get(repayment)?.token;
      });
    },
    /** Commits a token to a card. A second commit only sends a new code, if requested and after a minute. */
    commit({ token, orderId, cardId, amountCentavos, resend, phone }: CommitRequest): Committed | Refused {
      return database.transaction(() => {
        const repayment = byToken.get({ token });
        const card = CARDS.find((known) => known.id === cardId);
        if (card === undefined) return { outcome: "unknown-card" };
        if (repayment?.orderId !== orderId || repayment.amountCentavos !== amountCentavos)
          return { outcome: "changed" };
        const { id } = repayment;
        if (repayment.state === "paid") return { outcome: "twice" };
        update(id, { cardId, state: "committed" });
        if (!card.needsCode) {
          if (!pay(repayment)) return { outcome: "twice" };
          update(id, { state: "paid" });
          return { outcome: "paid", id, needsCode: false };
        }
        const sentAgo = repayment.codeSentAt === null ? Number.POSITIVE_INFINITY : clock.now() - repayment.codeSentAt;
        if (repayment.codeSentAt === null || (resend && sentAgo >= RESEND_AFTER_MS)) sendCode(id, phone);
        return { outcome: "committed", id, needsCode: true };
      });
    },
    confirm(id: string, orderId: string, code: string): "paid" | "wrong" | "twice" | "unknown" | "too-many" {
      return database.transaction(() => {
        const repayment = byId.get({ id });
        if (repayment === undefined || repayment.orderId !== orderId || repayment.cardId === null) return "unknown";
        if (repayment.state === "paid") return "twice";
        if (repayment.wrongTries >= WRONG_TRIES_MAX) return "too-many";
        if (repayment.code === null || repayment.code !== code) {
          update(id, { wrongTries: repayment.wrongTries + 1 });
          return "wrong";
        }
        if (!pay(repayment)) return "twice";
        update(id, { state: "paid" });
        return "paid";
      });
    },
  };
}
