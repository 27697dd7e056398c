import { expect, it } from "vitest";
import { hasOwn, replaceAll } from "./olderEngines.ts";

it.each([
  [{ a: 1 }, "a", true],
  [{ a: 1 }, "toString", false],
  [{ hasOwnProperty: null }, "hasOwnProperty", true],
])("says of %o whether it has %s itself, as the engine would", (object, key, own) => {
  expect(hasOwn(object, key)).toBe(own);
  expect(Object.hasOwn(object, key)).toBe(own);
});

it.each([
  ["a.b.c", ".", "-"],
  ["aaa", "aa", "b"],
  ["abab", "x", "y"],
  ["abab", /a/g, "-"],
] as const)("replaces in %s all of %s, as the engine would", (text, search, replacement) => {
  expect(replaceAll.call(text, search, replacement)).toBe(text.replaceAll(search, replacement));
});

it("replaces by a function", () => {
  expect(replaceAll.call("abab", "a", (found) => found.toUpperCase())).toBe("AbAb");
});
