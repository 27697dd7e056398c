import { describe, expect, it } from "vitest";
import { checkDocuments, checkTests } from "./documents.ts";

const check = (text: string, others: Readonly<Record<string, string>> = {}) => {
  const documents = new Map(Object.entries({ "docs/a.md": text, ...others }));
  return checkDocuments(documents, (file) => documents.has(file) || file === "apps/loan");
};

describe("checkDocuments", () => {
  it.each([
    ["a link to a file that exists", "[b](b.md)"],
    ["a link to a folder above", "[loan](../apps/loan)"],
    ["a link to a heading of the same document", "# One thing\n\n[up](#one-thing)"],
    ["a link to a heading of another document", "[b](b.md#two--three)"],
    ["a link to another site", "[site](https://example.com/x)"],
    ["a line of 100 columns", `${"word ".repeat(20)}\n`],
    ["a table row of any length", `| ${"word ".repeat(30)} |`],
    ["a code block of any length", `\`\`\`sh\n${"word ".repeat(30)}\n\`\`\``],
    ["one unbreakable token of any length", `<https://example.com/${"a".repeat(120)}>`],
  ])("accepts %s", (_, text) => {
    expect(check(text, { "docs/b.md": "## Two & three\n" })).toEqual([]);
  });

  it.each([
    ["a link to a missing file", "[b](missing.md)", "docs/a.md:1: the link missing.md is broken."],
    ["a link whose text wraps", "[b\nc](missing.md)", "docs/a.md:2: the link missing.md is broken."],
    ["a link to a missing heading", "[b](b.md#four)", "docs/a.md:1: docs/b.md has no heading #four."],
    ["a link to a missing image", "\n![film](film.svg)", "docs/a.md:2: the link film.svg is broken."],
    ["a line of prose over 100 columns", `${"word ".repeat(20)}w\n`, "docs/a.md:1: 101 columns, at most 100."],
  ])("rejects %s", (_, text, expected) => {
    expect(check(text, { "docs/b.md": "## Two & three\n" })).toEqual([expected]);
  });
});

const tests = new Map([["apps/loan/src/a.test.ts", 'it("refuses a link", () => {});\nit("opens a page", () => {});']]);
const checkPromise = (text: string) => checkTests(new Map([["docs/trust.md", text]]), tests);

it.each([
  ["a title", '[a](../apps/loan/src/a.test.ts) "refuses a link"'],
  ["two titles", '[a](../apps/loan/src/a.test.ts) "refuses a link",\n"opens a page"'],
  ["a wrapped title", '[a](../apps/loan/src/a.test.ts) "refuses\na link"'],
  ["a row with a test", '| promise | test |\n|---|---|\n| safe | [a](../apps/loan/src/a.test.ts) "opens a page" |\n'],
])("accepts %s that exists", (_, text) => {
  expect(checkPromise(text)).toEqual([]);
});

it.each([
  ["a test that does not exist", '[b](b.test.ts) "x"', "docs/trust.md: the test b.test.ts does not exist."],
  [
    "a test without a title",
    "[a](../apps/loan/src/a.test.ts)",
    "docs/trust.md: ../apps/loan/src/a.test.ts needs the title of the test in quotation marks.",
  ],
  [
    "a title that does not exist",
    '[a](../apps/loan/src/a.test.ts) "refuses a link", "closes"',
    'docs/trust.md: ../apps/loan/src/a.test.ts has no test "closes".',
  ],
  [
    "a promise without a test",
    "| promise | test |\n|---|---|\n| safe | trust us |\n",
    "docs/trust.md: no test in the row | safe | trust us |",
  ],
])("rejects %s", (_, text, problem) => {
  expect(checkPromise(text)).toEqual([problem]);
});
