/** @vitest-environment jsdom */
import { afterEach, describe, expect, it } from "vitest";
import { hasInProductHistory, pushEntry } from "./historyEntry.ts";

afterEach(() => history.replaceState(null, "", "/"));

it.each([
  ["the first entry", null, 1],
  ["an entry of the router", { idx: 4, key: "k" }, 5],
])("numbers the entry after %s as the router does", (_, state, idx) => {
  history.replaceState(state, "", "/");
  pushEntry("/About");
  expect(location.pathname).toBe("/About");
  expect(history.state).toEqual({ idx });
});

it("numbers the current entry and keeps its state", async () => {
  history.replaceState({ key: "k" }, "", "/");
  pushEntry("/About");
  const wentBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await wentBack;
  expect(history.state).toEqual({ idx: 0, key: "k" });
});

describe("hasInProductHistory", () => {
  it.each([{ idx: 1 }, { idx: 7, key: "k" }])("is true for entry %j", (state) => {
    expect(hasInProductHistory({ history: { state } })).toBe(true);
  });

  it.each([{ idx: 0 }, { idx: -1 }, { idx: "1" }, { idx: null }, { index: 1 }, {}, null, undefined, "idx", 1, true])(
    "is false for entry %j",
    (state) => {
      expect(hasInProductHistory({ history: { state } })).toBe(false);
    },
  );
});
