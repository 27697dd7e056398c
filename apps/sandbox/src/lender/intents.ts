import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./createClock.ts";

const responseRow = v.object({ request: v.string(), body: v.string() });

const LIFETIME_MS = 86_400_000;

/** Stores the response to each intent (header Idempotency-Key): a repeated intent gets it again, without an effect. */
export function createIntents(database: Database, clock: Clock) {
  const find = database.query(
    "select request, body from idempotent_answers where owner = :owner and endpoint = :endpoint and intent = :intent",
    responseRow,
  );
  const insert = database.command(`insert into idempotent_answers (owner, endpoint, intent, request, body, at)
    values (:owner, :endpoint, :intent, :request, :body, :at) on conflict do nothing`);
  const deleteOld = database.command("delete from idempotent_answers where at < :since");
  return {
    find: (owner: string, endpoint: string, intent: string) => find.get({ owner, endpoint, intent }),
    save(owner: string, endpoint: string, intent: string, request: string, body: string) {
      const at = clock.now();
      deleteOld({ since: at - LIFETIME_MS });
      insert({ owner, endpoint, intent, request, body, at });
    },
  };
}
