import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** What the tests' process writes down while it tries changes; `id` is a change, `test` names one test of one file. */
export type Entry =
  /** A test file has been loaded; these changes are in code that ran by that. */
  | { readonly type: "loaded"; readonly file: string; readonly atLoad: readonly string[] }
  /** A test runs through these changes. */
  | { readonly type: "covers"; readonly test: string; readonly ids: readonly string[] }
  /** A change is on; until its outcome is written down, it is to be tried again. */
  | { readonly type: "try"; readonly id: string; readonly test: string; readonly file: string }
  /** The test passed all the same: through the changed code, or because that code had run before. */
  | { readonly type: "survived" | "notReached"; readonly id: string; readonly test: string }
  | { readonly type: "killed"; readonly id: string; readonly test: string; readonly file: string }
  /** The test fails without any change. */
  | { readonly type: "broken"; readonly test: string; readonly file: string; readonly error: string }
  /** The test passes the first time and fails the second, so that no change can be tried with it. */
  | { readonly type: "once"; readonly test: string }
  /** What was tried has left something behind: the rest of the file wants a fresh process. */
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
