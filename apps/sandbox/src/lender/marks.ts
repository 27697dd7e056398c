import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./createClock.ts";

interface Opening {
  readonly borrowerId: string | undefined;
  readonly step: "define" | "click" | "enter";
  readonly productId: string;
  readonly module: string;
  readonly position: string;
}

export function createMarks(database: Database, clock: Clock) {
  const score = database.command(
    "insert into order_scores (order_id, score, at) values (:orderId, :score, :at) on conflict do nothing",
  );
  const scored = database.query(
    "select score from order_scores where order_id = :orderId",
    v.object({ score: v.number() }),
  );
  const open = database.command(`insert into product_openings (borrower_id, step, product_id, module, position, at)
    values (:borrowerId, :step, :productId, :module, :position, :at)`);
  return {
    /** Stores the first score of an order and ignores later ones. */
    scoreOrder: (orderId: string, stars: number) => score({ orderId, score: stars, at: clock.now() }).changes === 1,
    scoreOf: (orderId: string) => scored.get({ orderId })?.score,
    openProduct: ({ borrowerId, ...opening }: Opening) =>
      open({ ...opening, borrowerId: borrowerId ?? null, at: clock.now() }),
  };
}
