import { expect, it } from "vitest";
import { hasHandover, leaveHandover, takeHandover } from "./handover.ts";

const launch = {} as Parameters<typeof leaveHandover>[1]["launch"];

it("passes the data of the start-up script to the shell once", () => {
  const holder = {};
  const handover = { launch, early: new Map() };
  leaveHandover(holder, handover);
  expect(hasHandover(holder)).toBe(true);
  expect(takeHandover(holder)).toBe(handover);
  expect(hasHandover(holder)).toBe(false);
  expect(takeHandover(holder)).toBeUndefined();
});

it("passes nothing when the start-up script did not run", () => {
  expect(hasHandover({})).toBe(false);
  expect(takeHandover({})).toBeUndefined();
});
