import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAccount, groupCode, spellCode } from "../format/format.ts";
import { languageOf } from "../locale/locales.ts";
import { isMobile, readPhone } from "../phone/phone.ts";
import { countCharacters, cutCharacters, foldText, matchesSearch, visibleText } from "./text.ts";

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

describe("a search", { tags: "formatting.text-limit" }, () => {
  it.each([
    ["Las Piñas", "Las Pinas"],
    ["Las Piñas", "las pin\u0303as"],
    ["Las Pin\u0303as", "LAS PIÑAS"],
    ["Las Piñas", "laspinas"],
    ["Parañaque City", "  paranaque   c"],
    ["Biñan", ""],
    ["Bacoor, Cavite", "bacoor cavite"],
    ["Sto. Niño", "sto nino"],
    ["Mandaluyong", "mandaluyong."],
  ])("finds %j by %j", (label, search) => {
    expect(matchesSearch(label, search)).toBe(true);
  });

  it("does not find another name", () => {
    expect(matchesSearch("Las Piñas", "Pasig")).toBe(false);
  });

  it("finds every name by any of its parts, whatever its accents, case and form", () => {
    const name = fc.string({ unit: fc.constantFrom(..."aeinou ñéÑXyz"), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, fc.nat(12), fc.nat(12), fc.constantFrom("NFC", "NFD"), (label, from, length, form) => {
        const part = label.slice(from, from + length);
        for (const search of [part, part.normalize(form).toUpperCase(), foldText(part)])
          expect(matchesSearch(label.normalize(form), search)).toBe(true);
      }),
    );
  });
});

/** Characters of several code points, and single ones. */
const units = ["a", " ", "\n", "\r\n", "ñ", "n\u0303", "🥭", "👍🏽", "👨‍👩‍👧", "🇵🇭", "❤️", "1️⃣", "付", "\u{e0067}", "한"];

describe("the characters that a reader sees", { tags: "formatting.text-limit" }, () => {
  it.each([
    ["n\u0303", 1],
    ["👨‍👩‍👧", 1],
    ["👍🏽", 1],
    ["🇵🇭🇵🇭", 2],
    ["a\r\nb", 3],
    ["", 0],
  ])("of %j are %d", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it("are those of the Unicode standard, and are never cut", () => {
    const segmenter = new Intl.Segmenter();
    const segments = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...units), { maxLength: 12 }), fc.nat(12), (parts, max) => {
        const text = parts.join("");
        expect(countCharacters(text)).toBe(segments(text).length);
        expect(cutCharacters(text, max)).toBe(segments(text).slice(0, max).join(""));
      }),
      { numRuns: 1000 },
    );
  });
});

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
