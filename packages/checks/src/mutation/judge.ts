import type { Change } from "./changeFiles.ts";
import type { Entry } from "./journal.ts";

/**
 * The outcome of a change. `survived`: tests ran its code and passed. `unreached`: no test runs its code. `atLoad`: its code
 * runs only when its file loads, so the change cannot be activated for one test. `leftOut`: a comment excludes it.
 */
export type Outcome = "killed" | "survived" | "unreached" | "atLoad" | "leftOut";

export interface Verdict {
  readonly outcome: Outcome;
  /** The test file that detected the change. */
  readonly by?: string;
}

/** Returns the verdict on each change by its id. */
export function judge(changes: readonly Change[], journal: readonly Entry[]): Map<string, Verdict> {
  const killers = new Map<string, string>();
  const survivors = new Set<string>();
  const covered = new Set<string>();
  const atLoad = new Set<string>();
  const notReached = new Set<string>();
  for (const entry of journal) {
    if (entry.type === "killed") killers.set(entry.id, entry.file);
    if (entry.type === "survived") survivors.add(entry.id);
    if (entry.type === "notReached") notReached.add(entry.id);
    if (entry.type === "covers") for (const id of entry.ids) covered.add(id);
    if (entry.type === "loaded") for (const id of entry.atLoad) atLoad.add(id);
  }
  const outcomeOf = ({ id, leftOut }: Change): Verdict => {
    if (leftOut !== undefined) return { outcome: "leftOut" };
    const by = killers.get(id);
    if (by !== undefined) return { outcome: "killed", by };
    if (survivors.has(id)) return { outcome: "survived" };
    if (atLoad.has(id) || notReached.has(id)) return { outcome: "atLoad" };
    return { outcome: covered.has(id) ? "survived" : "unreached" };
  };
  return new Map(changes.map((change) => [change.id, outcomeOf(change)]));
}

export interface Score {
  readonly killed: number;
  readonly survived: number;
  readonly unreached: number;
  readonly atLoad: number;
  readonly leftOut: number;
  /** Percentage of killed changes among those that could be tried. Unreached changes count as not killed. */
  readonly share: number;
}

export function scoreOf(verdicts: Iterable<Verdict>): Score {
  const count = { killed: 0, survived: 0, unreached: 0, atLoad: 0, leftOut: 0 };
  for (const { outcome } of verdicts) count[outcome] += 1;
  const tried = count.killed + count.survived + count.unreached;
  return { ...count, share: tried === 0 ? 100 : (100 * count.killed) / tried };
}
