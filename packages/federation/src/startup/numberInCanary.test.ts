import { expect, it } from "vitest";
import { numberInCanary } from "./chooseVariant.ts";

const devices = Array.from({ length: 20_000 }, (_, index) => `device-${index * 7919}`);

it("returns a fixed number for each device and canary", () => {
  // `pnpm ship explain` reports these numbers long after a canary, so they must never change.
  const numbers = ["device-canary-7301", "a", "z"].map((device) => numberInCanary("0a1b2c3d", device));
  expect(numbers).toEqual([56, 33, 0]);
});

it.each([1, 10, 50, 99])("includes %i percent of devices, within one percent", (percent) => {
  const inside = devices.filter((device) => numberInCanary("0a1b2c3d", device) < percent).length;
  expect(Math.abs((inside / devices.length) * 100 - percent)).toBeLessThan(1);
});

it("selects other devices for the next canary", () => {
  const first = devices.filter((device) => numberInCanary("0a1b2c3d", device) < 10);
  const both = first.filter((device) => numberInCanary("4e5f6a7b", device) < 10);
  expect(both.length / first.length).toBeGreaterThan(0.06);
  expect(both.length / first.length).toBeLessThan(0.14);
});
