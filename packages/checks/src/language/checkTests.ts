import path from "node:path";

/** A link to a test, and the titles after it in quotation marks. */
const TEST_LINK = /\]\(([^)\s]+\.(?:test|spec)\.tsx?)\)((?:[\s,]*"[^"]+")*)/g;
/** A line whose command runs tests by parts of their paths. */
const COMMAND = /`([^`]*\b(?:vitest run|playwright test)\b[^`]*)`/g;
/** Options whose value is the next word and no path. */
const OPTIONS = /^(?:--project|-c|-g)$/;

/** The files that the check of tests reads. */
export interface TestFiles {
  /** Text of each document that promises something, by its path from the root. */
  readonly documents: ReadonlyMap<string, string>;
  /** Text of every test and journey by its path from the root. */
  readonly tests: ReadonlyMap<string, string>;
}

/**
 * Lists what is wrong with the tests that documents name: a link to a test without a title, a title that the test does not have, a
 * row of promises without a test, and a command whose paths match no test.
 */
export function checkTests({ documents, tests }: TestFiles): readonly string[] {
  return [...documents].flatMap(([file, text]) => [
    ...[...text.matchAll(TEST_LINK)].flatMap(([, link = "", quoted = ""]) => {
      const content = tests.get(path.posix.normalize(path.posix.join(path.posix.dirname(file), link)));
      const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title);
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
        .filter((row) => !/\]\([^)]*\.tsx?\)|`[^`]*(?:vitest|playwright|exec node|pnpm (?:bench|test))/.test(row))
        .map((row) => `${file}: no test in the row ${row.slice(0, 60)}`),
    ),
    ...[...text.matchAll(COMMAND)].flatMap(([, command = ""]) =>
      pathsOf(command)
        .filter((part) => ![...tests.keys()].some((test) => test.includes(part)))
        .map((part) => `${file}: no test matches "${part}" of ${command}`),
    ),
  ]);
}

/** Returns the parts of paths in a command that runs tests. */
function pathsOf(command: string): readonly string[] {
  const words = command
    .replace(/^.*?(?:vitest run|playwright test)/, "")
    .split(";")[0]
    ?.match(/"[^"]*"|\S+/g);
  return (words ?? []).filter((word, index, all) => !word.startsWith("-") && !OPTIONS.test(all[index - 1] ?? ""));
}
