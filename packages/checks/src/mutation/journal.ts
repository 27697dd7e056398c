import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Parameters that the command passes to the test process in an environment variable. */
export interface Run {
  readonly project: string;
  /** File with the changed code of each source file. */
  readonly changed: string;
  /** File with the changes to try. */
  readonly wanted: string;
  readonly journal: string;
  /** Number of kills after which a test must pass unchanged. */
  readonly trust: number;
  /** File with the tests that may try each change. Default: all tests. */
  readonly chosen?: string;
  /** The test files in their order. */
  readonly files?: readonly string[];
}

const NAME = "MUTATION_RUN";

export const toEnvironment = (run: Run) => ({ [NAME]: JSON.stringify(run) });

export function readRun(): Run {
  const text = process.env[NAME];
  if (!text) throw new Error("The mutation configuration only works in `pnpm test:mutation`.");
  return JSON.parse(text) as Run;
}

/** A line that the test process writes while it tries changes. `id` is a change, `test` names one test of one file. */
export type Entry =
  /** A test file has been loaded, which ran the code of these changes. */
  | { readonly type: "loaded"; readonly file: string; readonly atLoad: readonly string[] }
  /** A test runs the code of these changes, in this many milliseconds. */
  | {
      readonly type: "covers";
      readonly test: string;
      readonly file: string;
      readonly ids: readonly string[];
      readonly ms: number;
    }
  /** A change is active, in a test that may take this many milliseconds. If no outcome follows, it is tried again. */
  | {
      readonly type: "try";
      readonly id: string;
      readonly test: string;
      readonly file: string;
      readonly limitMs: number;
    }
  /** The test passed with the change: it ran the changed code, or did not reach it because that code had run before. */
  | { readonly type: "survived" | "notReached"; readonly id: string; readonly test: string }
  | { readonly type: "killed"; readonly id: string; readonly test: string; readonly file: string }
  /** The test fails without any change. */
  | { readonly type: "broken"; readonly test: string; readonly file: string; readonly error: string }
  /** The test fails when it is repeated, so it cannot try changes. */
  | { readonly type: "once"; readonly test: string }
  /** A change had a lasting side effect: the rest of the file needs a fresh process. */
  | { readonly type: "spoiled"; readonly file: string }
  | { readonly type: "done"; readonly file: string };

export const readJournal = (file: string): Entry[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry)
    : [];

export const write = (file: string, entry: Entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);

/** The tests that may try a change, by the change's id. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Returns whether a test file renders whole screens. Such a test takes a hundred times as long as one of a function. */
export const isScreenTest = (testFile: string) => testFile.endsWith(".tsx");

/** How many tests try a change, whatever they take. */
const TESTS = 20;
/** How long the tests of a change may take together when there are more. */
const TOTAL_MS = 1_000;

const coversOf = (journal: readonly Entry[]) => journal.filter((entry) => entry.type === "covers");

/**
 * Chooses for each change the tests that cover the fewest other changes, because they are the most specific: twenty, or
 * as many as take a second together. Of the changes of delivery that they leave undetected, twice as many tests detect three
 * of a hundred. A change that they do not detect counts as survived, even if another test would detect it.
 */
export function chooseTests(journal: readonly Entry[]): Chosen {
  const chosen: Record<string, string[]> = {};
  const totals = new Map<string, number>();
  for (const { test, ids, ms } of coversOf(journal).toSorted((a, b) => a.ids.length - b.ids.length)) {
    for (const id of ids) {
      const total = (totals.get(id) ?? 0) + ms;
      chosen[id] ??= [];
      if (chosen[id].length >= TESTS && total > TOTAL_MS) continue;
      chosen[id].push(test);
      totals.set(id, total);
    }
  }
  return chosen;
}

/** Sorts test files by the mean time of their tests, because most changes are detected by quick ones. */
export function quickFirst(files: readonly string[], journal: readonly Entry[]): readonly string[] {
  const meanOf = (name: string) => {
    const times = coversOf(journal).flatMap(({ file, ms }) => (file === path.resolve(name) ? ms : []));
    return times.reduce((sum, ms) => sum + ms, 0) / Math.max(times.length, 1);
  };
  const means = new Map(files.map((file) => [file, meanOf(file)]));
  return files.toSorted((a, b) => (means.get(a) ?? 0) - (means.get(b) ?? 0));
}
