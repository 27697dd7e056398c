import { describe, expect, it } from "vitest";
import { isAmountText, isDateText } from "./recogniseText.ts";

describe("isAmountText", () => {
  it.each([
    "₱2.650",
    "₱1,234.56",
    "₱10.000",
    "₱0.00",
    "₱ 1,000",
    "₱\u00a01,000",
    "₱1.234.567,89",
    "PHP 500",
    "Php2,650.00",
    "P500",
    " ₱5 ",
  ])("accepts %s as an amount", (text) => {
    expect(isAmountText(text)).toBe(true);
  });

  it.each([
    "",
    "₱",
    "2.650",
    "1 of 4",
    "120 days",
    "₱2.000 – ₱20.000",
    "-₱5",
    "₱1,2345",
    "₱1.234.56",
    "0.05% a day",
    "₱5 a day",
    "P-1",
    "2026-12-21",
  ])("rejects %j as an amount", (text) => {
    expect(isAmountText(text)).toBe(false);
  });
});

describe("isDateText", () => {
  it.each([
    "2026-12-21",
    "2026-12-21 10:00:00",
    "2026-12-21 10:00",
    "2026/12/21",
    "21-12-2026",
    "21/12/2026",
    "2024-02-29",
    "2026-1-5",
    "1900-01-01",
    " 2026-12-21 ",
  ])("accepts %s as a date", (text) => {
    expect(isDateText(text)).toBe(true);
  });

  it.each([
    "",
    "2026",
    "2026-13-01",
    "2026-02-30",
    "1899-12-31",
    "2026-12-21 25:00",
    "2026-12/21",
    "₱2.650",
    "1 of 4",
    "120 days",
    "2026-12-21 to 2027-01-21",
    "09171234567",
  ])("rejects %j as a date", (text) => {
    expect(isDateText(text)).toBe(false);
  });
});
