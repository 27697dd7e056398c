import { expect, it } from "vitest";
import { compareVersions } from "./checkVersion.ts";

it.each([
  ["0.1.0", "0.2.0"],
  ["0.9.0", "0.10.0"],
  ["0.9.9", "1.0.0"],
  ["1.2.3", "1.2.4"],
  ["1.0.0-beta", "1.0.0"],
  ["1.0.0-alpha", "1.0.0-beta"],
  ["1.0.0-a-1", "1.0.0-a-2"],
  ["1.0.0", "1.0.1-beta"],
  ["1", "1.0.1"],
])("sorts %s before %s", (earlier, later) => {
  expect(Math.sign(compareVersions(earlier, later))).toBe(-1);
  expect(Math.sign(compareVersions(later, earlier))).toBe(1);
});

it.each(["1.0.0", "1.0.0-beta"])("treats %s as equal to itself", (version) => {
  expect(compareVersions(version, version)).toBe(0);
});
