import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** A line that the test process writes while it tries changes. `id` is a change, `test` names one test of one file. */
export type Entry =
  /** A test file has been loaded, which ran the code of these changes. */
  | { readonly type: "loaded"; readonly file: string; readonly atLoad: readonly string[] }
  /** A test runs the code of these changes. */
  | { readonly type: "covers"; readonly test: string; readonly ids: readonly string[] }
  /** A change is active. If no outcome follows, it is tried again. */
  | { readonly type: "try"; readonly id: string; readonly test: string; readonly file: string }
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
