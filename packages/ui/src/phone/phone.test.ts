import fc from "fast-check";
import { expect, it } from "vitest";
import { isMobile, readPhone } from "./phone.ts";

it.each([
  ...["09171234567", "9171234567", "+639171234567", "00639171234567", "639171234567", "0917 123 4567"],
  ...["+63 917 123 4567", "+63 (0)917-123-4567", "（０９１７）１２３４５６７", "+63 0917 123 4567"],
])("reads %j as 09171234567", { tags: "formatting.phone-input" }, (text) => {
  expect(readPhone(text)).toBe("09171234567");
  expect(isMobile(readPhone(text))).toBe(true);
});

it.each(["8131234567", "817 123 4567", "895-123-4567", "+63 813 123 4567"])("reads %j as a mobile number", (text) => {
  expect(readPhone(text)).toBe(`0${text.replace("+63", "").replace(/\D/g, "")}`);
  expect(isMobile(readPhone(text))).toBe(true);
});

it.each([
  ["13912345678", "13912345678"],
  ["8123 4567", "81234567"],
  ["+8131234567", "8131234567"],
  ["+95 912345678", "95912345678"],
  ["+91 98123 45678", "919812345678"],
  ["+63 821 123 456", "63821123456"],
  ["(02) 8123 4567", "0281234567"],
  ["99171234567", "99171234567"],
  ["", ""],
])("leaves %j, which is no Philippine mobile number, at its digits %j", (text, digits) => {
  expect(readPhone(text)).toBe(digits);
  expect(isMobile(digits)).toBe(false);
});

it("reads every way to write a mobile number as the same digits, also twice and key by key", () => {
  const numbers = fc.tuple(fc.constantFrom("917", "905", "999", "813", "895"), fc.integer({ min: 0, max: 9_999_999 }));
  fc.assert(
    fc.property(
      numbers,
      fc.constantFrom("0", "63", "+63", "0063", "+63 0"),
      fc.constantFrom("", " ", "-"),
      (number, code, gap) => {
        const digits = `${number[0]}${String(number[1]).padStart(7, "0")}`;
        const text = `${code}${gap}${digits.slice(0, 3)}${gap}${digits.slice(3, 6)}${gap}${digits.slice(6)}`;
        expect(readPhone(text)).toBe(`0${digits}`);
        expect(readPhone(readPhone(text))).toBe(`0${digits}`);
        expect([...text].reduce((typed, key) => readPhone(typed + key), "")).toBe(`0${digits}`);
      },
    ),
  );
});
