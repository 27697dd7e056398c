import { expect, it } from "vitest";
import { hasOwn, replaceAll } from "./polyfills.ts";

it.each([
  [{ a: 1 }, "a", true],
  [{ a: 1 }, "toString", false],
  [{ hasOwnProperty: null }, "hasOwnProperty", true],
])("returns for %o whether it has %s as an own property, like the engine", (object, key, own) => {
  expect(hasOwn(object, key)).toBe(own);
  expect(Object.hasOwn(object, key)).toBe(own);
});

it.each([
  ["a.b.c", ".", "-"],
  ["aaa", "aa", "b"],
  ["abab", "x", "y"],
  ["abab", /a/g, "-"],
] as const)("replaces in %s every %s, like the engine", (text, search, replacement) => {
  expect(replaceAll.call(text, search, replacement)).toBe(text.replaceAll(search, replacement));
});

it("accepts a replacement function", () => {
  expect(replaceAll.call("abab", "a", (found) => found.toUpperCase())).toBe("AbAb");
});
