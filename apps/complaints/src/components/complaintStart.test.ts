import { expect, it } from "vitest";
import { isFromStart, START_MARK } from "./complaintStart.ts";

it.each([
  [START_MARK, true],
  [{ ...START_MARK, more: 1 }, true],
  [{ isFromStart: "true" }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ["isFromStart", false],
])("with history state %j one step back is the start: %s", (state, isIt) => {
  expect(isFromStart(state)).toBe(isIt);
});
