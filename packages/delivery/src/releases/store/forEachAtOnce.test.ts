import { expect, it } from "vitest";
import { forEachAtOnce } from "./forEachAtOnce.ts";

it("acts on each item once, on as many at the same time as the limit allows", async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("rejects with the error of an item", async () => {
  const fail = async () => {
    throw new Error("lost");
  };
  await expect(forEachAtOnce([1, 2, 3], 2, fail)).rejects.toThrow("lost");
});
