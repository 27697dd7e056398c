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
  /(?:messages\/(?:source|\w+-\w+)|sessionMessages|titles|privacyPolicy)\.ts$|(?:glossary|wire-contract)\.md$|\/language\//;
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
