import { expect, it } from "vitest";
import { formatAccount } from "./format.ts";

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
