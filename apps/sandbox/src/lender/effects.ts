import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";

/** How often each thing happened that must happen once for one intent. What the sandbox was seeded with is not counted. */
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
      const found = count.get() ?? {};
      const of = (name: keyof typeof COUNTS) => found[name] ?? 0;
      return {
        ordersCreated: of("ordersCreated"),
        codesIssued: of("codesIssued"),
        payments: of("payments"),
        extensions: of("extensions"),
        cardRepayments: of("cardRepayments"),
        bankAccountChanges: of("bankAccountChanges"),
        complaints: of("complaints"),
        complaintScores: of("complaintScores"),
        uploads: of("uploads"),
        orderScores: of("orderScores"),
        productOpenings: of("productOpenings"),
        registrations: of("registrations"),
        textsSent: of("textsSent"),
        serviceEvents: of("serviceEvents"),
        analyticsEvents: of("analyticsEvents"),
      };
    },
  };
}
