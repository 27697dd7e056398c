import { afterEach, expect, it, vi } from "vitest";
import { at, hasOwn, replaceAll } from "./polyfills.ts";

const native = { hasOwn: Object.hasOwn, replaceAll: String.prototype.replaceAll };
afterEach(() => {
  Object.hasOwn = native.hasOwn;
  String.prototype.replaceAll = native.replaceAll;
});

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

it.each([0, 1, -1, -3, 3, -4])("returns the element at %i, like the engine", (index) => {
  const list = ["a", "b", "c"];
  expect(at.call(list, index)).toBe(list.at(index));
});

it("accepts a replacement function", () => {
  expect(replaceAll.call("abab", "a", (found) => found.toUpperCase())).toBe("AbAb");
});

it("accepts an expression with a replacement function", () => {
  expect(replaceAll.call("a1b2", /\d/g, (found) => `<${found}>`)).toBe("a<1>b<2>");
});

it("adds what an engine lacks", async () => {
  Object.assign(Object, { hasOwn: undefined });
  Object.assign(String.prototype, { replaceAll: undefined });
  vi.resetModules();
  await import("./polyfills.ts");
  expect(Object.hasOwn({ a: 1 }, "a")).toBe(true);
  expect("a.b.c".replaceAll(".", "-")).toBe("a-b-c");
});

it("keeps the engine's implementations", async () => {
  vi.resetModules();
  await import("./polyfills.ts");
  expect(Object.hasOwn).toBe(native.hasOwn);
  expect(String.prototype.replaceAll).toBe(native.replaceAll);
});
