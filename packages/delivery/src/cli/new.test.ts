import path from "node:path";
import { expect, it } from "vitest";
import { findMistake } from "./new.ts";

const root = path.join(import.meta.dirname, "../../../..");

it.each([
  ["remote", [], /^Usage: pnpm new:remote savings "Your savings"/],
  ["screen", ["loan"], /^Usage: pnpm new:screen savings spending-limits /],
  ["endpoint", [], /^Usage: pnpm new:endpoint savings spending-goals$/],
  [
    "screen",
    ["lone", "limits"],
    /^There is no remote "lone"\. Did you mean "loan"\? There are (?!.*shell).*\. Add one: pnpm new:remote lone$/,
  ],
])("explains a wrong line of new:%s %j in one line", (kind, words, mistake) => {
  expect(findMistake(root, kind, words)).toMatch(mistake);
});

it.each([
  ["remote", ["savings"]],
  ["endpoint", ["loan", "goals"]],
])("accepts new:%s %j", (kind, words) => {
  expect(findMistake(root, kind, words)).toBeUndefined();
});
