import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "./reportProblems.ts";

/** Longest line of prose in a document, in characters. */
const COLUMNS = 100;
/** The end of a link, which is on one line also where its text wraps. */
const LINK = /\]\(([^)\s]+)\)/g;

/** Returns the lines of prose of a document, without its code blocks, with their place. */
function proseOf(file: string, text: string) {
  let isCode = false;
  return text.split("\n").flatMap((line, index) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? [] : [{ at: `${file}:${index + 1}`, line }];
  });
}

/**
 * Lists what is wrong with the documents: links to files or headings that do not exist, and lines over 100 columns. Table
 * rows, code blocks and lines of one unbreakable token may be longer, since Markdown cannot wrap them.
 */
export function checkDocuments(
  documents: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): readonly string[] {
  const headings = new Map([...documents].map(([file, text]) => [file, headingIds(text)]));
  return [...documents].flatMap(([file, text]) =>
    proseOf(file, text).flatMap(({ at, line }) => {
      const isLong = line.length > COLUMNS && !isUnbreakable(line);
      const links = [...line.replace(/`[^`]*`/g, "").matchAll(LINK)].flatMap(([, target = ""]) => {
        if (/^[a-z][a-z\d+.-]*:/i.test(target)) return [];
        const [to = "", heading = ""] = target.split("#");
        const linked = to === "" ? file : path.posix.join(path.posix.dirname(file), to);
        if (!exists(linked)) return [`${at}: the link ${target} is broken.`];
        const isMissing = heading !== "" && headings.get(linked)?.has(heading) === false;
        return isMissing ? [`${at}: ${linked} has no heading #${heading}.`] : [];
      });
      return isLong ? [`${at}: ${line.length} columns, at most ${COLUMNS}.`, ...links] : links;
    }),
  );
}

const isUnbreakable = (line: string) => /^\s*\|/.test(line) || !/\s/.test(line.trim().replace(/^[-*>]\s+/, ""));

/** The identifiers that GitHub gives a document's headings. No document has two of the same title. */
const headingIds = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(/^#{1,6}\s+(.+)$/gm), ([, title = ""]) =>
      title
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .trim()
        .replace(/\s/g, "-"),
    ),
  );

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
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(existsSync);
  const readAll = (pattern: RegExp) =>
    new Map(tracked.filter((file) => pattern.test(file)).map((file) => [file, readFileSync(file, "utf8")]));
  const documents = readAll(/^(?!\.changeset\/).*(?<!CHANGELOG)\.md$/);
  const promises = readAll(/^(?:SECURITY|docs\/trust)\.md$/);

  reportProblems([
    ...checkDocuments(documents, existsSync),
    ...checkTests(promises, readAll(/\.(?:test|spec)\.tsx?$/)),
  ]);
}
