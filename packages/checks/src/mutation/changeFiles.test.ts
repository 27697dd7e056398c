import { expect, it } from "vitest";
import { everyNth } from "./changeFiles.ts";

it.each([
  [1, [0, 1, 2, 3, 4, 5, 6]],
  [2, [0, 2, 4, 6]],
  [5, [0, 5]],
  [20, [0]],
])("--every=%s picks the first change and every one at that distance", (n, picked) => {
  expect(everyNth([0, 1, 2, 3, 4, 5, 6], n)).toEqual(picked);
});

it.each([0, -1, 1.5, Number.NaN])("rejects %s, which would pick no changes and always pass", (n) => {
  expect(() => everyNth([0, 1], n)).toThrow(RangeError);
});
