import { parseSync } from "oxc-parser";
import { NAME_IDIOMS, PROSE_IDIOMS } from "./idioms.ts";

/** One line of prose of a file, as its author wrote it. */
interface ProseLine {
  /** First line is 1. */
  readonly line: number;
  readonly text: string;
}

/** What a person reads in a file: its prose by line, and the names it declares. */
interface Prose {
  readonly lines: readonly ProseLine[];
  readonly names: readonly ProseLine[];
}

const DECLARATION = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_]\w+)/g;
const TEST_TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*([`"'])((?:(?!\1).)+)\1/g;

/** Reads the prose of a Markdown document: every line outside its code blocks. */
function readMarkdownProse(source: string): Prose {
  let isCode = false;
  const lines = source.split("\n").flatMap((text, index) => {
    const isFence = /^\s*```/.test(text);
    if (isFence) isCode = !isCode;
    return isFence || isCode || text === "" ? [] : [{ line: index + 1, text }];
  });
  return { lines, names: [] };
}

/** Reads the prose of a style sheet: its comments. */
function readStyleProse(source: string): Prose {
  const comments = [...source.matchAll(/\/\*([\s\S]*?)\*\//g)];
  return {
    lines: comments.flatMap((match) => splitLines(match[1] ?? "", lineAt(source, match.index))),
    names: [],
  };
}

/** Reads the prose of a TypeScript or JavaScript file: its comments, test titles and declared names. */
function readCodeProse(file: string, source: string): Prose {
  const comments = parseSync(file, source).comments.flatMap(({ value, start }) =>
    splitLines(value, lineAt(source, start)),
  );
  const titles = [...source.matchAll(TEST_TITLE)].map((match) => ({
    line: lineAt(source, match.index),
    text: match[2] ?? "",
  }));
  const names = [...source.matchAll(DECLARATION)].map((match) => ({
    line: lineAt(source, match.index),
    text: match[1] ?? "",
  }));
  return { lines: [...comments, ...titles], names };
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split("\n").length;

const splitLines = (text: string, first: number) =>
  text
    .split("\n")
    .map((line, index) => ({ line: first + index, text: line.replace(/^\s*\*? ?/, "").trim() }))
    .filter((line) => line.text !== "");

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly phrase: string;
  readonly instead: string;
  readonly text: string;
}

interface LanguageReport {
  readonly wordCount: number;
  readonly findings: readonly Finding[];
  /** Findings per thousand of `wordCount`. */
  readonly rate: number;
}

/** Files that are no prose of this repository: product copy, generated pages and the list of idioms. */
const NOT_PROSE =
  /(?:^|\/)(?:[a-z]*[mM]essages(?:\.[\w-]+)?\.ts|titles\.ts|privacyPolicy\.ts|glossary\.md|wire-contract\.md)$|\/language\/(?:idioms|checkLanguage\.test)\.ts$/;

/** Returns whether the file's prose counts. */
export const hasProse = (file: string) => /\.(?:tsx?|mjs|css|mdx?)$/.test(file) && !NOT_PROSE.test(file);

/** Counts private phrases in comments, documents, test titles and names. */
export function checkLanguage(files: ReadonlyMap<string, string>): LanguageReport {
  let wordCount = 0;
  const findings: Finding[] = [];
  for (const [file, source] of files) {
    const { lines, names } = readProse(file, source);
    for (const { line, text } of lines) {
      wordCount += text.split(/\s+/).filter(Boolean).length;
      for (const { phrase, instead, pattern } of PROSE_IDIOMS)
        for (const _ of text.matchAll(pattern)) findings.push({ file, line, phrase, instead, text });
    }
    for (const { line, text } of names)
      for (const word of text.split(/(?<=[a-z0-9])(?=[A-Z])|_/))
        if (NAME_IDIOMS.has(word.toLowerCase()))
          findings.push({ file, line, phrase: `name "${word}"`, instead: "a standard term", text });
  }
  return { wordCount, findings, rate: wordCount === 0 ? 0 : (1000 * findings.length) / wordCount };
}

function readProse(file: string, source: string): Prose {
  if (/\.mdx?$/.test(file)) return readMarkdownProse(source);
  return file.endsWith(".css") ? readStyleProse(source) : readCodeProse(file, source);
}
