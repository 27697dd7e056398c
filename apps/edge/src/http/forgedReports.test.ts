import { createErrorTest, type ReportCounts } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { createShareLimit } from "./limits.ts";

// What an attacker with the tokens of both variants achieves against `ship watch`. docs/trust.md has the figures.

/** Reports of honest phones between two checks, and those that each network of the attacker sends of each variant. */
const HONEST = 200;
const FORGED = 5;
const CANARY_SHARE = 0.1;
const ERRORS = 0.005;
const CHECKS = 60;

/** A generator of numbers from 0 to 1 with a seed (mulberry32), so that each run is the same. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Attack {
  readonly networks: number;
  /** What the attacker sends of each variant. */
  readonly sends: Partial<Record<"live" | "canary", "visits" | "errors">>;
  /** Share of errors of the canary's honest phones. */
  readonly canaryErrors: number;
  readonly seed?: number;
}

/** Returns after how many checks, one each 30 s, the canary is ended; undefined when it is not within half an hour. */
function watch({ networks, sends, canaryErrors, seed = 1 }: Attack): number | undefined {
  const random = createRandom(seed);
  const counts = { live: { visits: 0, errors: 0 }, canary: { visits: 0, errors: 0 } };
  const limit = createShareLimit(new Uint8Array([seed]));
  const take = (variant: "live" | "canary", kind: keyof ReportCounts, network: string) => {
    if (limit(variant, network, kind === "errors")) counts[variant][kind] += 1;
  };
  const test = createErrorTest();
  for (let check = 1; check <= CHECKS; check += 1) {
    // The attacker comes first, which is the worst order.
    for (let network = 0; network < networks; network += 1)
      for (const [variant, kind] of Object.entries(sends))
        for (let count = 0; count < FORGED; count += 1) take(variant as "live" | "canary", kind, `forged ${network}`);
    for (let count = 0; count < HONEST; count += 1) {
      const variant = random() < CANARY_SHARE ? "canary" : "live";
      const isError = random() < (variant === "canary" ? canaryErrors : ERRORS);
      // Three carriers with many networks, and the lines of homes: some networks have far more phones than others.
      take(variant, isError ? "errors" : "visits", `honest ${Math.floor(random() ** 2 * 800)}`);
    }
    if (test({ ...counts.live }, { ...counts.canary }) !== undefined) return check;
  }
  return undefined;
}

const good = { canaryErrors: ERRORS };
const bad = { canaryErrors: 0.08 };
const none = { networks: 0, sends: {} };
/** Errors of the canary end a good one. */
const ending = { sends: { canary: "errors" } } as const;
/** Visits of the canary and errors of the live variant hide a bad one. */
const hiding = { sends: { canary: "visits", live: "errors" } } as const;

const RUNS = 5;

/** Returns in how many runs the canary is ended, and after how many checks. */
function outcome(attack: Attack): string {
  const checks = Array.from({ length: RUNS }, (_, run) => watch({ ...attack, seed: run + 1 })).filter(
    (one) => one !== undefined,
  );
  return checks.length === 0 ? "0" : `${checks.length} after ${Math.min(...checks)} to ${Math.max(...checks)}`;
}

it.each<[string, Attack, string]>([
  ["a good canary without an attacker", { ...good, ...none }, "0"],
  ["a good canary, one network", { ...good, ...ending, networks: 1 }, "0"],
  ["a good canary, fifty networks", { ...good, ...ending, networks: 50 }, "5 after 1 to 1"],
  ["a bad canary without an attacker", { ...bad, ...none }, "5 after 2 to 5"],
  ["a bad canary, one network", { ...bad, ...hiding, networks: 1 }, "5 after 2 to 6"],
  ["a bad canary, fifty networks", { ...bad, ...hiding, networks: 50 }, "5 after 19 to 26"],
])("ended runs of 5: %s", (_, attack, expected) => {
  expect(outcome(attack)).toBe(expected);
});
