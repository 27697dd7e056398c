import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import { addDays, manilaDay } from "./calendar.ts";

/** The lender answers a request for a plan within this many days, before a late fee begins. */
const ANSWERED_AFTER_DAYS = 1;

const requestRow = v.object({ sequence: v.number(), date: v.string(), at: v.number() });

/** Stores the requests of borrowers who cannot pay to pay in smaller parts. */
export function createPlanRequests(database: Database, clock: Clock) {
  const find = database.query(
    "select sequence, answer_by as date, at from plan_requests where order_id = :orderId",
    requestRow,
  );
  const insert = database.insert("plan_requests", { once: true });
  const read = (orderId: string) => {
    const found = find.get({ orderId });
    if (found === undefined) return undefined;
    const { sequence, date, at } = found;
    return { reference: `${manilaDay(at).replaceAll("-", "")}-P${String(sequence).padStart(3, "0")}`, date };
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
