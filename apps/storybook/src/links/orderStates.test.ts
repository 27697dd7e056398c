import { expect, it } from "vitest";
import { orderStates } from "./orderStates.ts";

it("lists the statuses of an order by their number, then the other states in the order of their file", () => {
  const ids = ["page--offline", "page--status-174-rollover", "page--status-21", "page--loading", "page--status-110"];
  expect(orderStates(ids.map((id) => ({ id, name: id }))).map(({ id }) => id)).toEqual([
    "page--status-21",
    "page--status-110",
    "page--status-174-rollover",
    "page--offline",
    "page--loading",
  ]);
});
