import type { Change } from "./changeFiles.ts";
import type { Entry } from "./journal.ts";

/**
 * How a change ended. `survived`: tests ran through it and none noticed; `unreached`: no test runs there;
 * `atLoad`: it is read once, when its file loads, so that it cannot be switched on for one test; `leftOut`: a comment says why.
 */
export type Fate = "killed" | "survived" | "unreached" | "atLoad" | "leftOut";

export interface Verdict {
  readonly fate: Fate;
  /** The test file that noticed. */
  readonly by?: string;
}

/** What the journal says of each change. */
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
  const fateOf = ({ id, leftOut }: Change): Verdict => {
    if (leftOut !== undefined) return { fate: "leftOut" };
    const by = killers.get(id);
    if (by !== undefined) return { fate: "killed", by };
    if (survivors.has(id)) return { fate: "survived" };
    if (atLoad.has(id) || notReached.has(id)) return { fate: "atLoad" };
    return { fate: covered.has(id) ? "survived" : "unreached" };
  };
  return new Map(changes.map((change) => [change.id, fateOf(change)]));
}

export interface Score {
  readonly killed: number;
  readonly survived: number;
  readonly unreached: number;
  readonly atLoad: number;
  readonly leftOut: number;
  /** Of a hundred changes that could be tried, how many were noticed; code that no test reaches counts as not noticed. */
  readonly share: number;
}

export function scoreOf(verdicts: Iterable<Verdict>): Score {
  const count = { killed: 0, survived: 0, unreached: 0, atLoad: 0, leftOut: 0 };
  for (const { fate } of verdicts) count[fate] += 1;
  const tried = count.killed + count.survived + count.unreached;
  return { ...count, share: tried === 0 ? 100 : (100 * count.killed) / tried };
}
