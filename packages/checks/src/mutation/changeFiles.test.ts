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

it("--from picks another sample, without a change of the first", () => {
  const samples = [1, 2, 3].map((from) => everyNth([0, 1, 2, 3, 4, 5, 6], 3, from));
  expect(samples).toEqual([
    [0, 3, 6],
    [1, 4],
    [2, 5],
  ]);
});

it.each([0, -1, 1.5, 4, Number.NaN])("rejects --from=%s for every third change", (from) => {
  expect(() => everyNth([0, 1, 2], 3, from)).toThrow(RangeError);
});
