import { expect, it } from "vitest";
import { languageOf } from "../locale/locales.ts";
import { formatAccount, groupCode, spellCode } from "./format.ts";

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

it("cuts the name of a bank between two characters that a reader sees", () => {
  expect(formatAccount({ name: `${"B".repeat(59)}🥭🥭`, lastDigits: "" })).toBe(`${"B".repeat(59)}🥭`);
  expect(formatAccount({ name: `${"B".repeat(59)}n\u0303o`, lastDigits: "" })).toBe(`${"B".repeat(59)}n\u0303`);
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
