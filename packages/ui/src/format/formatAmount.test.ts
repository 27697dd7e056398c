import { describe, expect, it } from "vitest";
import { formatAmount, formatPeso, formatThousands } from "./format.ts";

const NOT_WHOLE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 12.5, 2 ** 53, -(2 ** 60)];

describe("formatThousands", () => {
  it.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1000, "1.000"],
    [1234567, "1.234.567"],
    [-1234567, "-1.234.567"],
    [Number.MAX_SAFE_INTEGER, "9.007.199.254.740.991"],
  ])("separates thousands with dots: %d is %s", { tags: "formatting.thousands" }, (value, text) => {
    expect(formatThousands(value)).toBe(text);
  });

  it.each(["en-PH", "fil-PH", "zh-CN"] as const)("separates thousands with commas under %s", (locale) => {
    expect(formatThousands(1234567, locale)).toBe("1,234,567");
  });

  it.each(NOT_WHOLE)("returns an empty text for %d", (value) => {
    expect(formatThousands(value)).toBe("");
  });
});

describe("formatAmount", () => {
  it.each([
    [123456, "1234.56"],
    [0, "0.00"],
    [-0, "0.00"],
    [5, "0.05"],
    [50, "0.50"],
    [100, "1.00"],
    [-5, "-0.05"],
    [-123456, "-1234.56"],
    [123455.9999999999, "1234.56"],
    [Number.MAX_SAFE_INTEGER, "90071992547409.91"],
  ])(
    "divides by 100 and shows two decimals: %d is %s",
    { tags: ["formatting.amount", "rulings.integer-money"] },
    (minorUnits, text) => {
      expect(formatAmount(minorUnits)).toBe(text);
    },
  );

  it.each(NOT_WHOLE)("returns an empty text for %d", (value) => {
    expect(formatAmount(value)).toBe("");
  });
});

describe("formatPeso", () => {
  it.each([
    [123456, "₱1234.56"],
    [265000, "₱2650.00"],
    [0, "₱0.00"],
    [-5, "-₱0.05"],
  ])("puts the peso sign before the amount: %d is %s", { tags: "formatting.peso" }, (minorUnits, text) => {
    expect(formatPeso(minorUnits)).toBe(text);
  });

  it.each([0, 5, 99, 100, 123456, 99999999, 123456789012, -123456])(
    "follows Intl for the Philippines: %d",
    { tags: "rulings.formatted-philippines" },
    (value) => {
      const intl = new Intl.NumberFormat("en-PH", { style: "currency", currency: "PHP" });
      expect(formatPeso(value, "en-PH")).toBe(intl.format(value / 100));
      expect(formatPeso(value, "fil-PH")).toBe(intl.format(value / 100));
    },
  );

  it.each(NOT_WHOLE)("returns an empty text for %d, without a sign", (value) => {
    expect(formatPeso(value, "en-PH")).toBe("");
  });
});
