import { expect, it } from "vitest";
import { isPartRange, isPayable, isUnknown, readMoney, sendMoney, showMoney, withFee } from "./money.ts";

it.each([
  ["265000", "₱2650.00", "₱2,650.00"],
  ["-100", "-₱1.00", "-₱1.00"],
  ["0", "₱0.00", "₱0.00"],
  ["999999999999999", "₱9999999999999.99", "₱9,999,999,999,999.99"],
  ["₱2.650", "₱2.650", "₱2.650"],
  ["265000 PHP", "265000 PHP", "265000 PHP"],
  ["PHP 265000", "PHP 265000", "PHP 265000"],
  ["12.50", "12.50", "12.50"],
  ["1234567890123456", "1234567890123456", "1234567890123456"],
  ["", "", ""],
])(
  "formats %j as %s or %s, and sends it back unchanged",
  { tags: "rulings.integer-money" },
  (sent, source, english) => {
    const money = readMoney(sent);
    expect(showMoney(money, "source")).toBe(source);
    expect(showMoney(money, "en-PH")).toBe(english);
    expect(sendMoney(money)).toBe(sent);
  },
);

it.each([
  [true, ["1", "265000", "₱2,650.00", "PHP 2650", "₱2,650.00 - due 2026-12-21", "₱999,999,999.99"]],
  [false, ["", " ", "0", "₱0.00", "free", "-1", "-₱2,650.00", "₱-1", "−2650", "(2650)"]],
  [false, ["1e+21", "1e21", "100000000000", "1234567890123456", "₱1,000,000,000,000.00"]],
])("can be paid (%s): %j", (isPossible, amounts) => {
  expect(amounts.map((sent) => isPayable(readMoney(sent)))).toEqual(amounts.map(() => isPossible));
});

it("has no amount only when none was sent that a person can read", () => {
  const isMissing = (sent: string) => isUnknown(readMoney(sent));
  expect(["", " ", "0", "₱1", "1.5"].map(isMissing)).toEqual([true, true, false, false, false]);
  expect(["-1e+21", "1e21", "1.5E-7"].map(isMissing)).toEqual([true, true, true]);
});

it.each([
  [true, { min: 50000, max: 215000 }, "265000"],
  [true, { min: 50000, max: 50000 }, "₱2,650.00"],
  [false, { min: 0, max: 0 }, "265000"],
  [false, { min: 9, max: 1 }, "265000"],
  [false, { min: 1, max: 265000 }, "265000"],
  [false, { min: 1, max: 1e15 }, ""],
])("has a part to pay (%s): %j of %s", (isPossible, range, due) => {
  expect(isPartRange(range, readMoney(due))).toBe(isPossible);
});

it.each([
  ["265000", "1500", { centavos: 266_500 }],
  ["265000", "0", undefined],
  ["0", "1500", undefined],
  ["-265000", "1500", undefined],
])("adds to %s the fee %s: %j", (amount, fee, total) => {
  expect(withFee(readMoney(amount), readMoney(fee))).toEqual(total);
});
