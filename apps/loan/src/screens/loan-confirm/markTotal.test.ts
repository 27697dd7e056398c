import { describe, expect, it } from "vitest";
import { markTotal } from "./markTotal.ts";

const total = (...labels: string[]) =>
  markTotal(labels.map((label) => ({ label, value: "₱1" }))).map((row) => row.isTotal === true);

describe("markTotal", () => {
  it.each([
    [
      ["You receive", "Total to repay"],
      [false, true],
    ],
    [
      ["Natanggap", "Kabuuang babayaran"],
      [false, true],
    ],
    [
      ["到账金额", "合计应还"],
      [false, true],
    ],
    [
      ["Total interest", "Other fees"],
      [false, false],
    ],
    [
      ["Interest", "Subtotals"],
      [false, false],
    ],
    [["Total to repay"], [false]],
    [[], []],
  ])("%j marks %j", (labels, isMarked) => {
    expect(total(...labels)).toEqual(isMarked);
  });
});
