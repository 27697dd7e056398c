import { parseSync } from "oxc-parser";

/** One line of prose of a file, as its author wrote it. */
export interface ProseLine {
  /** First line is 1. */
  readonly line: number;
  readonly text: string;
}

/** What a person reads in a file: its prose by line, and the names it declares. */
export interface Prose {
  readonly lines: readonly ProseLine[];
  readonly names: readonly ProseLine[];
}

const DECLARATION = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_]\w+)/g;
const TEST_TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*([`"'])((?:(?!\1).)+)\1/g;

/** Reads the prose of a Markdown document: every line outside its code blocks. */
export function readMarkdownProse(source: string): Prose {
  let isCode = false;
  const lines = source.split("\n").flatMap((text, index) => {
    const isFence = /^\s*```/.test(text);
    if (isFence) isCode = !isCode;
    return isFence || isCode || text === "" ? [] : [{ line: index + 1, text }];
  });
  return { lines, names: [] };
}

/** Reads the prose of a style sheet: its comments. */
export function readStyleProse(source: string): Prose {
  const comments = [...source.matchAll(/\/\*([\s\S]*?)\*\//g)];
  return {
    lines: comments.flatMap((match) => splitLines(match[1] ?? "", lineAt(source, match.index))),
    names: [],
  };
}

/** Reads the prose of a TypeScript or JavaScript file: its comments, test titles and declared names. */
export function readCodeProse(file: string, source: string): Prose {
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
