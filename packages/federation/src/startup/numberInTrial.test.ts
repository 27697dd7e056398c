import { expect, it } from "vitest";
import { numberInTrial } from "./numberInTrial.ts";

const devices = Array.from({ length: 20_000 }, (_, index) => `device-${index * 7919}`);

it("gives a device the same number for as long as a trial lasts", () => {
  // Also what `pnpm ship explain` says of a device long after: these numbers may never change.
  const numbers = ["device-canary-7301", "a", "z"].map((device) => numberInTrial("0a1b2c3d", device));
  expect(numbers).toEqual([56, 33, 0]);
});

it.each([1, 10, 50, 99])("has %i of a hundred devices in it, give or take one", (percent) => {
  const inside = devices.filter((device) => numberInTrial("0a1b2c3d", device) < percent).length;
  expect(Math.abs((inside / devices.length) * 100 - percent)).toBeLessThan(1);
});

it("draws other devices for the next trial", () => {
  const first = devices.filter((device) => numberInTrial("0a1b2c3d", device) < 10);
  const both = first.filter((device) => numberInTrial("4e5f6a7b", device) < 10);
  expect(both.length / first.length).toBeGreaterThan(0.06);
  expect(both.length / first.length).toBeLessThan(0.14);
});
