import { expect, it } from "vitest";
import { checkTests } from "./promises.ts";

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
