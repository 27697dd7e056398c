import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "./reportProblems.ts";

/** Longest line of prose in a document, in characters. */
const COLUMNS = 100;
const LINK = /!?\[[^\]]*\]\(([^)\s]+)\)/g;

/** The files that the check of documents reads. */
export interface DocumentFiles {
  /** Text of every document by its path from the root. */
  readonly documents: ReadonlyMap<string, string>;
  /** Returns whether a file or folder of this path exists. */
  readonly exists: (file: string) => boolean;
}

/**
 * Lists what is wrong with the documents: links to files or headings that do not exist, and lines over 100 columns. Table
 * rows, code blocks and lines of one unbreakable token may be longer, since Markdown cannot wrap them.
 */
export function checkDocuments({ documents, exists }: DocumentFiles): readonly string[] {
  const headings = new Map([...documents].map(([file, text]) => [file, headingIds(text)]));
  return [...documents].flatMap(([file, text]) => {
    const problems: string[] = [];
    let isCode = false;
    text.split("\n").forEach((line, index) => {
      const at = `${file}:${index + 1}`;
      if (/^\s*```/.test(line)) isCode = !isCode;
      else if (!isCode) {
        if (line.length > COLUMNS && !isUnbreakable(line))
          problems.push(`${at}: ${line.length} columns, at most ${COLUMNS}.`);
        for (const [, target = ""] of line.replace(/`[^`]*`/g, "").matchAll(LINK)) {
          if (/^[a-z][a-z\d+.-]*:/i.test(target)) continue;
          const [to = "", heading = ""] = target.split("#");
          const linked = to === "" ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), to));
          if (!exists(linked)) problems.push(`${at}: the link ${target} is broken.`);
          else if (heading !== "" && headings.has(linked) && !headings.get(linked)?.has(heading))
            problems.push(`${at}: ${linked} has no heading #${heading}.`);
        }
      }
    });
    return problems;
  });
}

const isUnbreakable = (line: string) => /^\s*\|/.test(line) || !/\s/.test(line.trim().replace(/^[-*>]\s+/, ""));

/** The identifiers that GitHub gives a document's headings. */
function headingIds(text: string): Set<string> {
  const counts = new Map<string, number>();
  const ids = new Set<string>();
  for (const [, title = ""] of text.matchAll(/^#{1,6}\s+(.+)$/gm)) {
    const id = title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    ids.add(count === 0 ? id : `${id}-${count}`);
  }
  return ids;
}

/** Words that this project once used in a meaning that no other engineer knows, and what to write instead. */
const PRIVATE_WORDS: Readonly<Record<string, RegExp>> = {
  "is, exists, is rendered, is stored": /\b(?:stands?|stood)\b/i,
  "report, notify, show, return": /\b(?:tells?|told|telling)\b/i,
  "again, retry": /\banew\b/i,
  "preload list": /\bwaves?\b/i,
  "federation runtime": /\blean\b/i,
  "supports, is N kB": /\bborne\b/i,
  "is available": /\b(?:be|is) (?:to be )?had\b/i,
};
/** Product copy, generated pages and this list are no prose. */
const NOT_PROSE =
  /(?:messages\/(?:source|\w+-\w+)|sessionMessages|titles|privacyPolicy)\.ts$|(?:glossary|wire-contract)\.md$|commands\/language\./;
const COMMENT = /^\s*(?:\/?\*|\/\/)|\s\/\/ |^\s*(?:it|test|describe)\(/;

/** Returns whether a file has prose: a document, or code with comments and test titles. */
export const hasProse = (file: string) => /\.(?:tsx?|mjs|css|mdx?)$/.test(file) && !NOT_PROSE.test(file);

/** Lists the private words in the prose of a document, outside its code blocks, or in the comments and test titles of code. */
export function findPrivateWords(file: string, text: string): readonly string[] {
  const isDocument = /\.mdx?$/.test(file);
  let isCode = false;
  return text.split("\n").flatMap((line, index) => {
    if (isDocument && /^\s*```/.test(line)) isCode = !isCode;
    if (isDocument ? isCode : !COMMENT.test(line)) return [];
    return Object.entries(PRIVATE_WORDS).flatMap(([instead, pattern]) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [`${file}:${index + 1}: instead of "${word}" write: ${instead}.`];
    });
  });
}

/** A link to a test, and the titles after it in quotation marks. */
const TEST_LINK = /\]\(([^)\s]+\.(?:test|spec)\.tsx?)\)((?:[\s,]*"[^"]+")*)/g;
/** The files that the check of tests reads. */
export interface TestFiles {
  /** Text of each document that promises something, by its path from the root. */
  readonly documents: ReadonlyMap<string, string>;
  /** Text of every test and journey by its path from the root. */
  readonly tests: ReadonlyMap<string, string>;
}

/**
 * Lists what is wrong with the tests that documents name: a link to a test without a title, a title that the test does not have, and a
 * row of promises without a test.
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
  ]);
}

if (import.meta.main) {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && existsSync(file));
  const read = (file: string) => readFileSync(file, "utf8");
  const readAll = (files: readonly string[]) => new Map(files.map((file) => [file, read(file)]));
  const isDocument = (file: string) => file.endsWith(".md") && !/^\.changeset\/|CHANGELOG\.md$/.test(file);
  const documents = readAll(tracked.filter(isDocument));
  const promises = new Map([...documents].filter(([file]) => /^(?:SECURITY|docs\/trust)\.md$/.test(file)));

  reportProblems([
    ...tracked.filter(hasProse).flatMap((file) => findPrivateWords(file, read(file))),
    ...checkDocuments({ documents, exists: existsSync }),
    ...checkTests({
      documents: promises,
      tests: readAll(tracked.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))),
    }),
  ]);
}
