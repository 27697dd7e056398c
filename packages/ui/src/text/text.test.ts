import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
