import { expect, it } from "vitest";
import { at } from "./arrayAt.ts";

it.each([0, 1, -1, -3, 3, -4])("returns the element at %i, like the engine", (index) => {
  const list = ["a", "b", "c"];
  expect(at.call(list, index)).toBe(list.at(index));
});
