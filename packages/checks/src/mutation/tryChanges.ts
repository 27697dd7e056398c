import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chooseTests, isOfScreen } from "./chooseTests.ts";
import { type Entry, readJournal, write } from "./journal.ts";
import { digestOf } from "./remember.ts";
import type { Run } from "./run.ts";
import { runTests } from "./runTests.ts";

/** After so many kills a test must pass unchanged; once something was left behind, after each. */
const TRUST = 8;
/** How many tests of whole screens try a change. */
const SCREENS = 20;

export interface Attempt {
  /** The test project that the tests are of. */
  readonly project: string;
  /** Where the run keeps its files, so that one that was broken off goes on. */
  readonly folder: string;
  readonly tests: readonly string[];
  /** The changes to try, by their ids. */
  readonly wanted: readonly string[];
  /** The code of each changed file, every change behind a switch. */
  readonly changed: Readonly<Record<string, string>>;
}

/**
 * Tries changes until each test file is through with them, and gives the journal of it. The same attempt, broken off and
 * begun again, goes on where it was. `tell` hears how far it is; `stuckMs` is when a change counts as looping for ever.
 * Throws when the tests don't run.
 */
export async function tryChanges(
  { project, folder, tests, wanted, changed }: Attempt,
  tell: (line: string) => void,
  stuckMs?: number,
): Promise<readonly Entry[]> {
  const journal = `${folder}/journal.jsonl`;
  const base = { project, changed: `${folder}/changed.json`, wanted: `${folder}/wanted.json`, journal };
  const begun = `${folder}/${digestOf([JSON.stringify(changed), JSON.stringify(wanted)], tests)}`;
  if (!existsSync(begun)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(base.changed, JSON.stringify(changed));
    writeFileSync(begun, "");
  }
  const chosen = await chooseOnce(base, folder, tests);
  writeFileSync(base.wanted, JSON.stringify(wanted));
  const leftOf = () => {
    const done = new Set(readJournal(journal).flatMap((entry) => (entry.type === "done" ? [entry.file] : [])));
    return tests.filter((file) => !done.has(path.resolve(file)));
  };
  for (let left = leftOf(), trust = TRUST; left.length > 0; trust = 1) {
    const before = left.length;
    const output = await runTests({ ...base, trust, chosen }, left, stuckMs);
    const entries = readJournal(journal);
    left = leftOf();
    const spoiled = entries.filter((entry) => entry.type === "spoiled").length;
    tell(`   ${tests.length - left.length} of ${tests.length} test files, ${spoiled} fresh starts`);
    // A process that died took its change with it.
    const last = entries.at(-1);
    if (last?.type === "try") write(journal, { type: "killed", id: last.id, test: last.test, file: last.file });
    else if (left.length === before && last?.type !== "spoiled") throw new Error(`The tests don't run:\n${output}`);
  }
  return readJournal(journal);
}

/** Finds out which tests of screens may try which change, and keeps it in a file. */
async function chooseOnce(base: Omit<Run, "trust">, folder: string, tests: readonly string[]): Promise<string> {
  const chosen = `${folder}/chosen.json`;
  if (existsSync(chosen)) return chosen;
  const coverage = `${folder}/coverage.jsonl`;
  const ofScreens = tests.filter(isOfScreen);
  rmSync(coverage, { force: true });
  writeFileSync(base.wanted, "[]");
  if (ofScreens.length > 0) await runTests({ ...base, journal: coverage, trust: TRUST }, ofScreens);
  writeFileSync(chosen, JSON.stringify(chooseTests(readJournal(coverage), SCREENS)));
  return chosen;
}
