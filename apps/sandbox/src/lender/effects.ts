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
  planRequests: "select count(*) from plan_requests",
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
  const row = v.object(v.entriesFromList(Object.keys(COUNTS) as (keyof typeof COUNTS)[], v.number()));
  const count = database.query(`select ${columns.join(", ")}`, row);
  return {
    count(): EffectCounts {
      const counts = count.get();
      if (!counts) throw new Error("The database returned no counts.");
      return counts;
    },
  };
}
