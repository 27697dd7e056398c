import { expect, it } from "vitest";
import { visibleText } from "./format.ts";

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
])("returns for %j: %j", (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});
