import path from "node:path";
import { expect, it } from "vitest";
import { findMistake } from "./new.ts";

const root = path.join(import.meta.dirname, "../../../..");

it.each([
  ["remote", [], /^Usage: pnpm new:remote savings "Your savings"/],
  ["remote", ["savings", "Your savings"], /^Usage: pnpm new:remote savings "Your savings" "Ang ipon ninyo" /],
  ["screen", ["loan", "limits", "Limits", "Mga limit", ""], /^Usage: pnpm new:screen savings spending-limits /],
  ["endpoint", [], /^Usage: pnpm new:endpoint savings spending-goals$/],
  [
    "screen",
    ["lone", "limits", "Limits", "Mga limit", "限额"],
    /^There is no remote "lone"\. Did you mean "loan"\? There are (?!.*shell).*\. Add one: pnpm new:remote lone$/,
  ],
])("explains a wrong line of new:%s %j in one line", (kind, words, mistake) => {
  expect(findMistake(root, kind, words, false)).toMatch(mistake);
});

it.each([
  ["remote", ["savings"], true],
  ["remote", ["savings", "Your savings", "Ang ipon ninyo", "我的储蓄"], false],
  ["endpoint", ["loan", "goals"], false],
])("accepts new:%s %j, in a terminal %s", (kind, words, isTerminal) => {
  expect(findMistake(root, kind, words, isTerminal)).toBeUndefined();
});
