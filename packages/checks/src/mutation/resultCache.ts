import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Change } from "./changeFiles.ts";
import type { Outcome, Verdict } from "./judge.ts";

const digests = new Map<string, string>();
function digest(file: string) {
  const known = digests.get(file);
  if (known !== undefined) return known;
  const made = existsSync(file) ? hash(readFileSync(file)) : "";
  digests.set(file, made);
  return made;
}

/** A verdict as stored in the cache file. */
interface CachedResult {
  readonly fate: Outcome;
  readonly by?: string;
  /** Digests of the changed file and of its tests: the test that detected the change, or all tests if none did. */
  readonly code: string;
  readonly tests: string;
}

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const testsOf = ({ outcome, by }: Verdict, tests: readonly string[]) =>
  outcome === "killed" ? digest(by ?? "") : hash(tests.map(digest).join(" "));

/** Returns a digest of texts and files. An interrupted run can be resumed if its digest is still the same. */
export const digestOf = (texts: readonly string[], files: readonly string[]) =>
  hash([...texts, ...files.map(digest)].join(" "));

/** Reads the verdicts of earlier runs, by the change's id. Omits changes with a modified source file or modified tests. */
export function readCachedResults(
  file: string,
  changes: readonly Change[],
  tests: readonly string[],
): Map<string, Verdict> {
  if (!existsSync(file)) return new Map();
  const known = JSON.parse(readFileSync(file, "utf8")) as Record<string, CachedResult>;
  return new Map(
    changes.flatMap(({ id, key, file: code, leftOut }): [string, Verdict][] => {
      const one = known[key];
      if (!one || leftOut !== undefined) return [];
      const { fate: outcome, by } = one;
      const verdict: Verdict = by === undefined ? { outcome } : { outcome, by };
      return one.code === digest(code) && one.tests === testsOf(verdict, tests) ? [[id, verdict]] : [];
    }),
  );
}

/** Adds these verdicts to the cache file, except those of excluded changes. */
export function cacheResults(
  file: string,
  changes: readonly Change[],
  verdicts: ReadonlyMap<string, Verdict>,
  tests: readonly string[],
) {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, CachedResult>) : {};
  for (const { id, key, file: code } of changes) {
    const verdict = verdicts.get(id);
    if (!verdict || verdict.outcome === "leftOut") continue;
    const { outcome: fate, ...rest } = verdict;
    known[key] = { fate, ...rest, code: digest(code), tests: testsOf(verdict, tests) };
  }
  writeFileSync(file, JSON.stringify(known));
}
