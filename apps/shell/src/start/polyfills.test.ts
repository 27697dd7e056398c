import { beforeAll, expect, it, vi } from "vitest";

const { hasOwn } = Object;
const { replaceAll } = String.prototype;
const { at } = Array.prototype;

beforeAll(async () => {
  Object.assign(Object, { hasOwn: undefined });
  Object.assign(String.prototype, { replaceAll: undefined });
  Object.defineProperty(Array.prototype, "at", { value: undefined, configurable: true });
  await import("./polyfills.ts");
  return () => {
    Object.hasOwn = hasOwn;
    String.prototype.replaceAll = replaceAll;
    Object.defineProperty(Array.prototype, "at", { value: at });
  };
});

it.each([
  [{ a: 1 }, "a"],
  [{ a: 1 }, "toString"],
  [{ hasOwnProperty: null }, "hasOwnProperty"],
])("returns whether %o has %s as an own property, like the engine", (object, key) => {
  expect(Object.hasOwn(object, key)).toBe(hasOwn(object, key));
});

it.each([
  ["a.b.c", ".", "-"],
  ["aaa", "aa", "b"],
  ["abab", "x", "y"],
  ["abab", "a", (found: string) => found.toUpperCase()],
  ["abab", /a/g, "-"],
  ["a1b2", /\d/g, (found: string) => `<${found}>`],
] as const)("replaces in %s every %s, like the engine", (text, search, replacement) => {
  expect(text.replaceAll(search, replacement as never)).toBe(replaceAll.call(text, search, replacement as never));
});

it.each([0, 1, -1, -3, 3, -4])("returns the element at %i, like the engine, and is not listed", (index) => {
  const list = ["a", "b", "c"];
  expect(list.at(index)).toBe(at.call(list, index));
  expect(Object.keys(Array.prototype)).toEqual([]);
});

it("keeps the engine's implementations", async () => {
  Object.hasOwn = hasOwn;
  vi.resetModules();
  await import("./polyfills.ts");
  expect(Object.hasOwn).toBe(hasOwn);
});
