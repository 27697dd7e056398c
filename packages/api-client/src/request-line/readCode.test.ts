import { expect, it } from "vitest";
import { isSuccess, readCode } from "./buildRequest.ts";

it.each([
  [0, "0", true],
  [-0, "0", true],
  ["0", "0", true],
  ["00", "00", true],
  [" 00 ", "00", true],
  ["-0", "-0", true],
  [101, "101", false],
  [-1, "-1", false],
  ["-1", "-1", false],
  ["800006", "800006", false],
  ["9".repeat(400), "9".repeat(400), false],
])("reads the code %j as %j, success: %s", (code, text, success) => {
  expect(readCode(code)).toBe(text);
  expect(isSuccess(readCode(code))).toBe(success);
});

it.each([
  [undefined],
  [null],
  [true],
  [false],
  [{}],
  [[]],
  [[0]],
  [["00"]],
  [""],
  [" "],
  ["ok"],
  ["null"],
  ["0x"],
  ["000x"],
  ["0x0"],
  ["0.0"],
  ["1e3"],
  ["- 1"],
  ["０"],
  [0.5],
  [1e21],
  [Number.NaN],
])("reads no code from %j", (code) => {
  expect(readCode(code)).toBeUndefined();
  expect(isSuccess(readCode(code))).toBe(false);
});
