import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Change } from "./changeFiles.ts";
import type { Verdict } from "./judge.ts";

const digests = new Map<string, string>();
function digest(file: string) {
  const known = digests.get(file);
  if (known !== undefined) return known;
  const made = existsSync(file) ? hash(readFileSync(file)) : "";
  digests.set(file, made);
  return made;
}

interface Remembered extends Verdict {
  /** Of the changed file, and of what judged it: the test that noticed, or all tests when none did. */
  readonly code: string;
  readonly tests: string;
}

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const testsOf = ({ fate, by }: Verdict, tests: readonly string[]) =>
  fate === "killed" ? digest(by ?? "") : hash(tests.map(digest).join(" "));

/** The same for the same texts and files: whether a run that was broken off can go on where it was. */
export const digestOf = (texts: readonly string[], files: readonly string[]) =>
  hash([...texts, ...files.map(digest)].join(" "));

/** What earlier runs found, of changes whose file and judges are the same still; by the change's id. */
export function recall(file: string, changes: readonly Change[], tests: readonly string[]): Map<string, Verdict> {
  if (!existsSync(file)) return new Map();
  const known = JSON.parse(readFileSync(file, "utf8")) as Record<string, Remembered>;
  return new Map(
    changes.flatMap(({ id, key, file: code, leftOut }): [string, Verdict][] => {
      const one = known[key];
      if (!one || leftOut !== undefined) return [];
      const { fate, by } = one;
      const verdict: Verdict = by === undefined ? { fate } : { fate, by };
      return one.code === digest(code) && one.tests === testsOf(verdict, tests) ? [[id, verdict]] : [];
    }),
  );
}

export function remember(
  file: string,
  changes: readonly Change[],
  verdicts: ReadonlyMap<string, Verdict>,
  tests: readonly string[],
) {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Remembered>) : {};
  for (const { id, key, file: code } of changes) {
    const verdict = verdicts.get(id);
    if (!verdict || verdict.fate === "leftOut") continue;
    known[key] = { ...verdict, code: digest(code), tests: testsOf(verdict, tests) };
  }
  writeFileSync(file, JSON.stringify(known));
}
