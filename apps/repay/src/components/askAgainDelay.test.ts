import { expect, it } from "vitest";
import { askAgainDelay } from "./askAgainDelay.ts";

it.each([
  [{ sinceReturn: undefined, inAll: 0, isProcessing: false }, undefined],
  [{ sinceReturn: 0, inAll: 0, isProcessing: false }, 0],
  [{ sinceReturn: 1, inAll: 1, isProcessing: false }, 4_000],
  [{ sinceReturn: 2, inAll: 2, isProcessing: true }, 10_000],
  [{ sinceReturn: 3, inAll: 3, isProcessing: false }, undefined],
  [{ sinceReturn: 3, inAll: 3, isProcessing: true }, 20_000],
  [{ sinceReturn: undefined, inAll: 0, isProcessing: true }, 5_000],
  [{ sinceReturn: undefined, inAll: 9, isProcessing: true }, 20_000],
])("waits, after %j, for %s", (asked, delay) => {
  expect(askAgainDelay(asked)).toBe(delay);
});
