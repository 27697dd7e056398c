import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";

/** Queries that count the side effects that must happen once per intent. Seeded data is not counted. */
const COUNTS = {
  ordersCreated: "select count(*) from orders where origin = 'application'",
  codesIssued: "select count(*) from pay_codes where origin = 'borrower'",
  payments: "select count(*) from payments",
  extensions: "select count(*) from extensions",
  cardRepayments: "select count(*) from card_repayments where state = 'paid'",
  bankAccountChanges: "select coalesce(sum(changes), 0) from bank_accounts",
  complaints: "select count(*) from complaints where origin = 'borrower'",
  complaintScores: "select count(*) from complaints where score is not null",
  uploads: "select count(*) from uploads",
  orderScores: "select count(*) from order_scores",
  productOpenings: "select count(*) from product_openings",
  registrations: "select count(*) from registrations where origin = 'promotion'",
  textsSent: "select count(*) from texts",
  serviceEvents: "select count(*) from events where source = 'service'",
  analyticsEvents: "select count(*) from events where source = 'analytics'",
} as const;

export type EffectCounts = Readonly<Record<keyof typeof COUNTS, number>>;

export function createEffects(database: Database) {
  const columns = Object.entries(COUNTS).map(([name, sql]) => `(${sql}) as ${name}`);
  const count = database.query(`select ${columns.join(", ")}`, v.record(v.string(), v.number()));
  return {
    count(): EffectCounts {
      const row = count.get() ?? {};
      const countOf = (name: keyof typeof COUNTS) => row[name] ?? 0;
      return {
        ordersCreated: countOf("ordersCreated"),
        codesIssued: countOf("codesIssued"),
        payments: countOf("payments"),
        extensions: countOf("extensions"),
        cardRepayments: countOf("cardRepayments"),
        bankAccountChanges: countOf("bankAccountChanges"),
        complaints: countOf("complaints"),
        complaintScores: countOf("complaintScores"),
        uploads: countOf("uploads"),
        orderScores: countOf("orderScores"),
        productOpenings: countOf("productOpenings"),
        registrations: countOf("registrations"),
        textsSent: countOf("textsSent"),
        serviceEvents: countOf("serviceEvents"),
        analyticsEvents: countOf("analyticsEvents"),
      };
    },
  };
}
