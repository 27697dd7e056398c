import { expect, it } from "vitest";
import { groupCode, spellCode } from "./format.ts";
import { languageOf } from "./languageOf.ts";

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
