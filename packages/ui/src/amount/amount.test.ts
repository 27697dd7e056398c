import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../locale/locales.ts";
import { formatAmount, formatPeso, formatThousands, isAmountText, readAmount, readCentavos } from "./amount.ts";

describe("readAmount", { tags: "formatting.money-input" }, () => {
  it.each([
    ["1,000", 100_000],
    ["1,325.50", 132_550],
    ["2,150", 215_000],
    ["1325.5", 132_550],
    ["1325,5", 132_550],
    ["1 325.50", 132_550],
    ["1.325,00", 132_500],
    ["1.234.567", 123_456_700],
    ["1,234,567.89", 123_456_789],
    ["Php. 1,325.00", 132_500],
    ["Php. 500", 50_000],
    ["Php.500", 50_000],
    ["PHP 500", 50_000],
    ["P500", 50_000],
    ["₱\u00a01,000", 100_000],
    ["\u2066₱1,000\u2069", 100_000],
    ["1,325.00 PHP", 132_500],
    ["１，３２５．５０", 132_550],
    ["0.05", 5],
    ["0", 0],
  ])("reads %j as %d centavos", (text, centavos) => {
    expect(readAmount(text)).toBe(centavos);
  });

  it.each([
    ...["", "₱", "1.325", "₱1.325", "0.500", "0,500", "1,2345", "1,32,500", "1.234.56", "1,325,50", "13.255"],
    ...["-5", "(500)", "5 a day", "1 to 2", "₱1₱", "Php .50", ".50", "2650.", "1e3", "0x10", "9".repeat(17)],
  ])("does not guess %j", (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it.each([
    ["₱1.325", 132_500],
    ["₱10.000", 1_000_000],
    ["₱2.650,50", 265_050],
    ["₱2.5", 250],
  ])(
    "reads %j of the lender, whose dots separate thousands, as %d",
    { tags: "formatting.thousands" },
    (text, centavos) => {
      expect(readAmount(text, "lender")).toBe(centavos);
    },
  );

  const centavos = fc.nat({ max: 99_999_999_999 });

  it("reads back every amount that a page shows", () => {
    fc.assert(
      fc.property(centavos, fc.constantFrom(...LOCALES), (value, locale) => {
        expect(readAmount(formatPeso(value, locale))).toBe(value);
        expect(readAmount(formatAmount(value, locale))).toBe(value);
        expect(readAmount(`PHP ${formatAmount(value, locale)}`)).toBe(value);
        expect(readAmount(`₱${formatThousands(value, locale)}`, "lender")).toBe(value * 100);
      }),
    );
  });

  it("drops no digit of anything that it reads", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,₱P "), maxLength: 14 });
    fc.assert(
      fc.property(typed, fc.constantFrom("borrower", "lender"), (text, writer) => {
        const value = readAmount(text, writer);
        fc.pre(value !== undefined);
        const digits = text.replace(/\D/g, "").replace(/^0+/, "");
        expect([digits, `${digits}0`, `${digits}00`]).toContain(value === 0 ? "" : String(value));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("isAmountText", () => {
  it.each([
    ...["₱2.650", "₱1,234.56", "₱10.000", "₱0.00", "₱ 1,000", "₱\u00a01,000", "₱1.234.567,89", "PHP 500"],
    ...["Php2,650.00", "Php. 500", "P500", " ₱5 ", "500 PHP"],
  ])("accepts %s as an amount", (text) => {
    expect(isAmountText(text)).toBe(true);
  });

  it.each([
    ...["", "₱", "2.650", "1 of 4", "120 days", "₱2.000 – ₱20.000", "-₱5", "₱1,2345", "₱1.234.56", "0.05% a day"],
    ...["₱5 a day", "P-1", "2026-12-21"],
  ])("rejects %j as an amount", (text) => {
    expect(isAmountText(text)).toBe(false);
  });
});

it("reads integer centavos as the lender sends them, and nothing else", { tags: "rulings.integer-money" }, () => {
  expect(["265000", "-100", "0"].map(readCentavos)).toEqual([265_000, -100, 0]);
  expect(["", "12.50", "₱5", "1e5", "1234567890123456"].map(readCentavos)).toEqual(Array(5).fill(undefined));
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 12.5, 2 ** 53, -(2 ** 60)])(
  "writes no amount, sign or number for %d",
  (value) => {
    expect([formatThousands(value), formatAmount(value), formatPeso(value, "en-PH")]).toEqual(["", "", ""]);
  },
);

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
});

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
  "formatAmount divides by 100 and shows two decimals: %d is %s",
  { tags: ["formatting.amount", "rulings.integer-money"] },
  (minorUnits, text) => {
    expect(formatAmount(minorUnits)).toBe(text);
  },
);

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
});
