import { describe, expect, it } from "vitest";
import { languageOf } from "../locale/locales.ts";
import {
  formatAccount,
  formatAmount,
  formatDate,
  formatPeso,
  formatThousands,
  groupCode,
  spellCode,
  visibleText,
} from "./format.ts";

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

describe("formatDate", () => {
  it.each([
    ["2026-12-21T00:00:00+08:00", "2026-12-21", "2026-12-21 00:00:00"],
    ["2026-12-21T23:59:59+08:00", "2026-12-21", "2026-12-21 23:59:59"],
    ["2026-12-21T16:30:05Z", "2026-12-22", "2026-12-22 00:30:05"],
    ["2024-02-29T01:02:03+08:00", "2024-02-29", "2024-02-29 01:02:03"],
  ])("formats %s in the Philippine time zone", { tags: "formatting.date" }, (moment, day, time) => {
    expect(formatDate(new Date(moment))).toBe(day);
    expect(formatDate(Date.parse(moment), "time")).toBe(time);
  });

  it("formats the first and the last valid time", () => {
    expect(formatDate(0, "time")).toBe("1970-01-01 08:00:00");
    expect(formatDate(8.64e15 - 8 * 3_600_000)).toBe("+275760-09-13");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 9e15, new Date(Number.NaN)])("is empty for %s", (moment) => {
    expect(formatDate(moment)).toBe("");
  });
});

it.each([
  ["BPI", "1234", "BPI ••• 1234"],
  ["BPI", "•••• 1234", "BPI ••• 1234"],
  ["BPI", "", "BPI"],
  ["", "1234", "••• 1234"],
  ["", "", ""],
  ["\u200b ", "none", ""],
])("writes the account of %j with the digits %j as %j", { tags: "rulings.bound-account" }, (name, lastDigits, text) => {
  expect(formatAccount({ name, lastDigits })).toBe(text);
});

it.each([
  ["BPI", "123456789012", "BPI ••• 9012"],
  ["BPI 123456789012", "9012", "BPI ••• ••• 9012"],
  ["BPI 1234 5678-9012", "", "BPI •••"],
  ["G-Xchange 09171234567", "4567", "G-Xchange ••• ••• 4567"],
  ["B".repeat(5000), "1".repeat(5000), `${"B".repeat(60)} ••• 1111`],
])("never shows a whole number: %j, %j", { tags: "rulings.bound-account" }, (name, lastDigits, text) => {
  expect(formatAccount({ name, lastDigits })).toBe(text);
});

it.each([
  ["", ""],
  [" \n\t\u00a0\u3000", ""],
  ["\u200b\u200c\u200d\u2060\ufeff", ""],
  ["\u00ad\u034f\u061c\u180e\u202e\u2800\u3164\ufe0f\u{e0020}\u0000", ""],
  ["\u200b 7K4M\ufeff", "7K4M"],
  ["I paid\nyesterday", "I paid\nyesterday"],
  ["🥭", "🥭"],
  ["付款", "付款"],
  ["é ñ", "é ñ"],
])("leaves of %j what a reader sees: %j", (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it("spells a code character by character, with a pause between its groups", () => {
  expect(spellCode(["8012", "4467", "3091"])).toBe("8 0 1 2, 4 4 6 7, 3 0 9 1");
  expect(spellCode(["7K"])).toBe("7 K");
});

it.each([
  ["付款失败", "zh"],
  ["Status: 已付款", "zh"],
  ["Nabigo ang bayad", undefined],
  ["₱1,234.56", undefined],
])("marks %s as text of the language %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it.each([
  ["801244673091", "8012 4467 3091"],
  ["8012 4467 3091", "8012 4467 3091"],
  ["80-1244 6730", "80-1244 6730"],
  ["123456", "123456"],
  ["1234567", "1234 567"],
  ["123456789", "1234 56789"],
  ["ABCD1234EFGH", "ABCD 1234 EFGH"],
  ["", ""],
])("groups %j as %j", (code, groups) => {
  expect(groupCode(code).join(" ")).toBe(groups);
});
