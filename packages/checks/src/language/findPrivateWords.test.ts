import { expect, it } from "vitest";
import { findPrivateWords, hasProse } from "./findPrivateWords.ts";

it.each([
  ["a line comment", "a.ts", "const a = 1; // it stands here\n", "a.ts:1", "stands"],
  ["a doc comment", "a.ts", "/**\n * Tells the shell.\n */\n", "a.ts:2", "Tells"],
  ["a test title", "a.test.ts", 'it("is told once", () => {});\n', "a.test.ts:1", "told"],
  ["a style sheet", "a.css", "a { color: red; }\n/* read anew */\n", "a.css:2", "anew"],
  ["a document", "a.md", "# Title\n\nRead it anew.\n\n```sh\ntold\n```\n", "a.md:3", "anew"],
])("finds a private word in %s", (_, file, text, position, word) => {
  expect(findPrivateWords(file, text)).toEqual([
    expect.stringMatching(new RegExp(`^${position}: instead of "${word}" write: `)),
  ]);
});

it("ignores code, and words that only contain one", () => {
  expect(findPrivateWords("a.ts", 'const text = "it stands here";\n// It understands.\n')).toEqual([]);
});

it.each([
  ["apps/loan/src/messages/source.ts", false],
  ["apps/loan/src/messages/fil-PH.ts", false],
  ["docs/glossary.md", false],
  ["apps/loan/src/routes.tsx", true],
  ["docs/shipping.md", true],
])("decides whether %s has prose: %s", (file, expected) => {
  expect(hasProse(file)).toBe(expected);
});
