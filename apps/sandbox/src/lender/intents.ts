import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./createClock.ts";

const answerRow = v.object({ request: v.string(), body: v.string() });

const KEPT_MS = 86_400_000;

/** Answers that were given to an intent (header Idempotency-Key): the same intent gets the same answer and has no second effect. */
export function createIntents(database: Database, clock: Clock) {
  const find = database.query(
    "select request, body from idempotent_answers where owner = :owner and endpoint = :endpoint and intent = :intent",
    answerRow,
  );
  const keep = database.command(`insert into idempotent_answers (owner, endpoint, intent, request, body, at)
    values (:owner, :endpoint, :intent, :request, :body, :at) on conflict do nothing`);
  const forget = database.command("delete from idempotent_answers where at < :since");
  return {
    find: (owner: string, endpoint: string, intent: string) => find.get({ owner, endpoint, intent }),
    keep(owner: string, endpoint: string, intent: string, request: string, body: string) {
      const at = clock.now();
      forget({ since: at - KEPT_MS });
      keep({ owner, endpoint, intent, request, body, at });
    },
  };
}
