import { NAME_IDIOMS, PROSE_IDIOMS } from "./idioms.ts";
import { type Prose, readCodeProse, readMarkdownProse, readStyleProse } from "./readProse.ts";

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly phrase: string;
  readonly instead: string;
  readonly text: string;
}

export interface LanguageReport {
  readonly wordCount: number;
  readonly findings: readonly Finding[];
  /** Findings per thousand of `wordCount`. */
  readonly rate: number;
}

/** Files that are no prose of this repository: product copy, generated pages, fixture builds and the list of idioms. */
const NOT_PROSE =
  /(?:^|\/)(?:[a-z]*[mM]essages(?:\.[\w-]+)?\.ts|titles\.ts|privacyPolicy\.ts|glossary\.md|wire-contract\.md)$|\/previous-builds\/|\/language\/(?:idioms|checkLanguage\.test)\.ts$/;

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
