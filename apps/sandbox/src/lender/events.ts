import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./createClock.ts";

const SOURCES = ["analytics", "service", "tracking", "csp"] as const;
export type EventSource = (typeof SOURCES)[number];

const eventRow = v.object({ source: v.picklist(SOURCES), body: v.pipe(v.string(), v.parseJson()), at: v.number() });
const EVENTS_MAX = 5000;
const DEFAULT_LIMIT = 200;

/** Stores the reports of screens and browsers: analytics, the event call, promotion tracking, policy violations. */

export function createEvents(database: Database, clock: Clock) {
  const insert = database.command("insert into events (source, body, at) values (:source, :body, :at)");
  const trim = database.command(
    `delete from events where sequence <= (select coalesce(max(sequence), 0) - ${EVENTS_MAX} from events)`,
  );
  const newest = database.query(
    "select source, body, at from events where source = :source order by sequence desc limit :limit",
    eventRow,
  );
  let sinceTrim = 0;
  return {
    add(source: EventSource, body: unknown) {
      insert({ source, body: JSON.stringify(body ?? null), at: clock.now() });
      sinceTrim += 1;
      if (sinceTrim >= 500) {
        sinceTrim = 0;
        trim();
      }
    },
    newestFirst: (source: EventSource, limit = DEFAULT_LIMIT) =>
      newest.all({ source, limit: Math.max(1, Math.min(Math.floor(limit), EVENTS_MAX)) }),
  };
}
