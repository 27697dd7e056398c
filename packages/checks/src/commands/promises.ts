import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "./reportProblems.ts";

/** A link to a test, and the titles after it in quotation marks. */
const TEST_LINK = /\]\(([^)\s]+\.(?:test|spec)\.tsx?)\)((?:[\s,]*"[^"]+")*)/g;

/**
 * Lists what is wrong with the tests that documents name: a link to a test without a title, a title that the test does not have, and a
 * row of promises without a test.
 */
export function checkTests(
  documents: ReadonlyMap<string, string>,
  tests: ReadonlyMap<string, string>,
): readonly string[] {
  return [...documents].flatMap(([file, text]) => [
    ...[...text.matchAll(TEST_LINK)].flatMap(([, link = "", quoted = ""]) => {
      const content = tests.get(path.posix.normalize(path.posix.join(path.posix.dirname(file), link)));
      // A title in prose may be wrapped.
      const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title.replace(/\s+/g, " "));
      if (content === undefined) return [`${file}: the test ${link} does not exist.`];
      if (titles.length === 0) return [`${file}: ${link} needs the title of the test in quotation marks.`];
      return titles
        .filter((title) => !content.includes(title))
        .map((title) => `${file}: ${link} has no test "${title}".`);
    }),
    ...[...text.matchAll(/\| promise \|[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n?)+)/g)].flatMap(([, rows = ""]) =>
      rows
        .trim()
        .split("\n")
        .filter(
          (row) => !/\]\([^)]*\.tsx?\)|`[^`]*(?:vitest|playwright|exec node|pnpm (?:bench|test|verify))/.test(row),
        )
        .map((row) => `${file}: no test in the row ${row.slice(0, 60)}`),
    ),
  ]);
}

if (import.meta.main) {
  const read = (patterns: readonly string[]) =>
    new Map(globSync(patterns, { exclude: ["**/node_modules"] }).map((file) => [file, readFileSync(file, "utf8")]));
  reportProblems(
    checkTests(read(["SECURITY.md", "docs/trust.md"]), read(["{apps,packages}/*/src/**/*.{test,spec}.{ts,tsx}"])),
  );
}
