import { expect, it } from "vitest";
import { refetchDelay } from "./refetchDelay.ts";

it.each([
  [{ sinceReturn: undefined, total: 0, isProcessing: false }, undefined],
  [{ sinceReturn: 0, total: 0, isProcessing: false }, 0],
  [{ sinceReturn: 1, total: 1, isProcessing: false }, 4_000],
  [{ sinceReturn: 2, total: 2, isProcessing: true }, 10_000],
  [{ sinceReturn: 3, total: 3, isProcessing: false }, undefined],
  [{ sinceReturn: 3, total: 3, isProcessing: true }, 20_000],
  [{ sinceReturn: undefined, total: 0, isProcessing: true }, 5_000],
  [{ sinceReturn: undefined, total: 9, isProcessing: true }, 20_000],
])("after %j waits for %s", (counts, delay) => {
  expect(refetchDelay(counts)).toBe(delay);
});
