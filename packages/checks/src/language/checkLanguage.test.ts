import { describe, expect, it } from "vitest";
import { checkLanguage, hasProse } from "./checkLanguage.ts";

const check = (file: string, source: string) => checkLanguage(new Map([[file, source]]));
const phrases = (file: string, source: string) =>
  check(file, source).findings.map(({ line, phrase }) => [line, phrase]);

describe("checkLanguage", () => {
  it.each([
    ["a line comment", "const a = 1; // it stands here\n", [1, "stand"]],
    ["a doc comment", "/**\n * Tells the shell.\n */\nexport const a = 1;\n", [2, "tell"]],
    ["a test title", 'it("asks once", () => {});\n', [1, "ask"]],
    ["a title of a table of cases", 'it.each([["a", 1]])("is told %s", () => {});\n', [1, "tell"]],
    ["a declared name", "const firstWave = 1;\n", [1, 'name "Wave"']],
  ])("finds a private phrase in %s", (_, source, expected) => {
    expect(phrases("a.ts", source)).toEqual([expected]);
  });

  it("finds phrases in the comments of styles and in documents, but not in code blocks", () => {
    expect(phrases("a.css", "a { color: red; }\n/* borne by\n the floor */\n")).toEqual([
      [2, "bear"],
      [3, "floor"],
    ]);
    expect(phrases("a.md", "# Title\n\nRead it anew.\n\n```sh\nask told\n```\n")).toEqual([[3, "anew"]]);
  });

  it.each([
    ["a string", 'const text = "it stands here";\n'],
    ["a name that only contains a phrase", "const alarm = 1;\n"],
    ["a URL in a string", 'const url = "https://example.com/said";\n'],
  ])("ignores %s", (_, source) => {
    expect(phrases("a.ts", source)).toEqual([]);
  });

  it("counts findings per thousand words", () => {
    expect(check("a.md", `${"plain ".repeat(499)}told\n`)).toMatchObject({ wordCount: 500, rate: 2 });
    expect(checkLanguage(new Map()).rate).toBe(0);
  });

  it.each([
    ["apps/loan/src/messages.ts", false],
    ["apps/loan/src/titles.ts", false],
    ["apps/loan/src/routes.tsx", true],
    ["docs/shipping.md", true],
    ["pnpm-lock.yaml", false],
  ])("decides that the prose of %s counts: %s", (file, expected) => {
    expect(hasProse(file)).toBe(expected);
  });
});
