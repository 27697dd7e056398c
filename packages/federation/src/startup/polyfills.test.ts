import { afterEach, beforeEach, expect, it, vi } from "vitest";

const native = { hasOwn: Object.hasOwn, replaceAll: String.prototype.replaceAll };

// The engine of the floor: without what the polyfills bring.
beforeEach(async () => {
  vi.resetModules();
  Reflect.deleteProperty(Object, "hasOwn");
  Reflect.deleteProperty(String.prototype, "replaceAll");
  await import("./polyfills.ts");
});
afterEach(() => {
  Object.hasOwn = native.hasOwn;
  String.prototype.replaceAll = native.replaceAll;
});

it("brings Object.hasOwn, which does not look at the prototype", () => {
  expect(Object.hasOwn).not.toBe(native.hasOwn);
  expect(Object.hasOwn({ a: 1 }, "a")).toBe(true);
  expect(Object.hasOwn({ a: 1 }, "toString")).toBe(false);
});

it.each([
  ["a.b.c", ".", "-", "a-b-c"],
  ["aaa", "aa", "b", "ba"],
  ["x$y", "$", "$&", "x$&y"],
])("replaces all of %s", (text, search, replacement, expected) => {
  expect(text.replaceAll(search, replacement)).toBe(expected);
});

it("replaces by a function and by a pattern", () => {
  expect("abab".replaceAll("a", (found) => found.toUpperCase())).toBe("AbAb");
  expect("abab".replaceAll(/a/g, "-")).toBe("-b-b");
});
