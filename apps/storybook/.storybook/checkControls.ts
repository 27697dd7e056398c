import { afterEach, expect } from "vitest";
import { cdp } from "vitest/browser";
import { findFilledControls, findKeyboardFaults, findLostEdges } from "./findFaults.ts";

const forceColours = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });

// After the steps of a story and axe: this moves the focus.
afterEach(async ({ task }) => {
  if (task.result?.state === "fail" || !("storyId" in task.meta)) return;
  const filled = findFilledControls();
  const faults = findKeyboardFaults();
  if (filled.length > 0) {
    await forceColours("active");
    faults.push(...findLostEdges(filled));
    await forceColours("none");
  }
  expect(faults).toEqual([]);
});
