/** @vitest-environment jsdom */
import { afterEach, expect, it } from "vitest";
import { pushEntry } from "./skeletonControls.ts";

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
