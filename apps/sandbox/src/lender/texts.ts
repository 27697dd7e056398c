import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./createClock.ts";

const textRow = v.object({ to: v.string(), text: v.string(), at: v.number() });

/** Stores the SMS that the lender sends. Only the console shows them. */
export type Texts = ReturnType<typeof createTexts>;

export function createTexts(database: Database, clock: Clock) {
  const insert = database.command("insert into texts (recipient, body, at) values (:to, :text, :at)");
  const newest = database.query(
    "select recipient as 'to', body as text, at from texts order by sequence desc limit 200",
    textRow,
  );
  return {
    send: (to: string, text: string) => insert({ to, text, at: clock.now() }),
    newestFirst: () => newest.all(),
  };
}
