import { randomUUID } from "node:crypto";
import { formatDate } from "@lending/ui/day";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import { addDays, type Clock } from "./calendar.ts";

const SOURCES = ["analytics", "service", "tracking", "csp", "opening"] as const;
type EventSource = (typeof SOURCES)[number];

const eventRow = v.object({ source: v.picklist(SOURCES), body: v.pipe(v.string(), v.parseJson()), at: v.number() });
const EVENTS_MAX = 5000;
const DEFAULT_LIMIT = 200;

/** Stores the reports of screens and browsers: analytics, the event call, promotion tracking, policy violations, opened products. */
export function createEvents(database: Database, clock: Clock) {
  const insert = database.insert("events");
  const trim = database.command(
    `delete from events where sequence <= (select coalesce(max(sequence), 0) - ${EVENTS_MAX} from events)`,
  );
  const newest = database.query(
    "select source, body, at from events where source = :source order by sequence desc limit :limit",
    eventRow,
  );
  return {
    add(source: EventSource, body: unknown) {
      insert({ source, body: JSON.stringify(body ?? null), at: clock.now() });
      trim();
    },
    newestFirst: (source: EventSource, limit = DEFAULT_LIMIT) =>
      newest.all({ source, limit: Math.max(1, Math.min(Math.floor(limit), EVENTS_MAX)) }),
  };
}

const textRow = v.object({ to: v.string(), text: v.string(), at: v.number() });

/** Stores the SMS that the lender sends. Only the console shows them. */
export type Texts = ReturnType<typeof createTexts>;

export function createTexts(database: Database, clock: Clock) {
  const insert = database.insert("texts");
  const newest = database.query(
    "select recipient as 'to', body as text, at from texts order by sequence desc limit 200",
    textRow,
  );
  return {
    send: (to: string, text: string) => insert({ recipient: to, body: text, at: clock.now() }),
    newestFirst: () => newest.all(),
  };
}

/** Stores the scores of orders. */
export function createScores(database: Database, clock: Clock) {
  const score = database.insert("order_scores", { once: true });
  const scored = database.query(
    "select score from order_scores where orderId = :orderId",
    v.object({ score: v.number() }),
  );
  return {
    /** Stores the first score of an order and ignores later ones. */
    add: (orderId: string, stars: number) => score({ orderId, score: stars, at: clock.now() }).changes === 1,
    of: (orderId: string) => scored.get({ orderId })?.score,
  };
}

const responseRow = v.object({ request: v.string(), body: v.string() });

const LIFETIME_MS = 86_400_000;

/** Stores the response to each intent (header Idempotency-Key): a repeated intent gets it again, without an effect. */
export function createIntents(database: Database, clock: Clock) {
  const find = database.query(
    "select request, body from idempotent_responses where owner = :owner and endpoint = :endpoint and intent = :intent",
    responseRow,
  );
  const insert = database.insert("idempotent_responses", { once: true });
  const deleteOld = database.command("delete from idempotent_responses where at < :since");
  return {
    find: (owner: string, endpoint: string, intent: string) => find.get({ owner, endpoint, intent }),
    save(owner: string, endpoint: string, intent: string, request: string, body: string) {
      const at = clock.now();
      deleteOld({ since: at - LIFETIME_MS });
      insert({ owner, endpoint, intent, request, body, at });
    },
  };
}

export const AGREEMENTS = [
  { title: "Loan agreement", identifier: "loan-agreement" },
  { title: "Payment schedule", identifier: "payment-schedule" },
] as const;

export const findAgreement = (identifier: string) =>
  AGREEMENTS.find((agreement) => agreement.identifier === identifier);

const linkRow = v.object({
  token: v.string(),
  borrowerId: v.string(),
  productId: v.string(),
  orderId: v.string(),
  identifier: v.string(),
});

/** Creates URLs of agreements that a frame can open without a session. A random token replaces the session. */
export function createAgreements(database: Database) {
  const insert = database.insert("agreement_links", { once: true });
  const same = database.query(
    `select * from agreement_links
     where borrowerId = :borrowerId and productId = :productId and orderId = :orderId and identifier = :identifier`,
    linkRow,
  );
  const byToken = database.query("select * from agreement_links where token = :token", linkRow);
  return {
    /** Returns the token in the URL of one agreement of one borrower. Every call returns the same token. */
    link(wanted: Omit<v.InferOutput<typeof linkRow>, "token">): string {
      insert({ ...wanted, token: randomUUID() });
      return same.get({ ...wanted })?.token ?? "";
    },
    find: (token: string) => byToken.get({ token }),
  };
}

/** The lender answers a request for a plan within this many days, before a late fee begins. */
const ANSWERED_AFTER_DAYS = 1;

const planRequestRow = v.object({ sequence: v.number(), date: v.string(), at: v.number() });

/** Stores the requests of borrowers who cannot pay to pay in smaller parts. */
export function createPlanRequests(database: Database, clock: Clock) {
  const find = database.query(
    "select sequence, answerBy as date, at from plan_requests where orderId = :orderId",
    planRequestRow,
  );
  const insert = database.insert("plan_requests", { once: true });
  const read = (orderId: string) => {
    const found = find.get({ orderId });
    if (found === undefined) return undefined;
    const { sequence, date, at } = found;
    return { reference: `${formatDate(at).replaceAll("-", "")}-P${String(sequence).padStart(3, "0")}`, date };
  };
  return {
    find: read,
    /** Stores the first request of an order. Returns its acknowledgement, also when the order has one already. */
    add(orderId: string) {
      insert({ orderId, answerBy: addDays(clock.today(), ANSWERED_AFTER_DAYS), at: clock.now() });
      const request = read(orderId);
      if (request === undefined) throw new Error("The request was not stored.");
      return request;
    },
  };
}

/** Queries that count the side effects that must happen once per intent. Seeded data is not counted. */
const COUNTS = {
  ordersCreated: "select count(*) from orders where origin = 'application'",
  codesIssued: "select count(*) from pay_codes where origin = 'borrower'",
  payments: "select count(*) from receipts where origin = 'payer'",
  extensions: "select count(*) from receipts where origin = 'payer' and purpose = 'extension'",
  cardRepayments: "select count(*) from card_repayments where state = 'paid'",
  bankAccountChanges: "select coalesce(sum(changes), 0) from bank_accounts",
  complaints: "select count(*) from complaints where origin = 'borrower'",
  complaintScores: "select count(*) from complaints where score is not null",
  uploads: "select count(*) from uploads",
  planRequests: "select count(*) from plan_requests",
  orderScores: "select count(*) from order_scores",
  productOpenings: "select count(*) from events where source = 'opening'",
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
