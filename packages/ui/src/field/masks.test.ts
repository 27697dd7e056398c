import { describe, expect, it } from "vitest";
import { codeMask, digitsMask } from "../digits-field/DigitsField.tsx";
import { type EditLoss, editMasked, type Mask, moneyMask, textMask } from "./masks.ts";

const phone = digitsMask("phone");
const philippine = digitsMask("philippinePhone");
const card = digitsMask("card", 16);
const plain = digitsMask("none", 6);
const money = moneyMask(9);
const code = codeMask(6, 6);
const cardCode = codeMask(6, 8);

/**
 * `|` marks the caret. Returns the visible text after an edit, given the old value and the input's text after the
 * key.
 */
function edit(mask: Mask, held: string, typed: string, isForwardDelete = false): string {
  const caret = typed.indexOf("|");
  const { shown, caret: next } = editMasked(mask, { held, typed: typed.replace("|", ""), caret, isForwardDelete });
  return `${shown.slice(0, next)}|${shown.slice(next)}`;
}

describe("editMasked", () => {
  it.each<[string, Mask, string, string, string]>([
    ["the fourth digit of a phone starts a group", phone, "091", "0917|", "091 7|"],
    ["the eighth starts the last group", phone, "0917123", "091 71234|", "091 7123 4|"],
    ["a twelfth digit is ignored", phone, "09171234567", "091 7123 45678|", "091 7123 4567|"],
    [
      "a digit typed into a full phone is ignored and the caret stays",
      phone,
      "09171234567",
      "0919| 7123 4567",
      "091| 7123 4567",
    ],
    ["a Philippine number is grouped 4-3-4", philippine, "0917123456", "0917 123 4567|", "0917 123 4567|"],
    ["+63 pasted before a Philippine number is its 0", philippine, "", "+63 917 123 4567|", "0917 123 4567|"],
    ["a Philippine number without its 0 gets it", philippine, "", "9171234567|", "0917 123 4567|"],
    ["a 9 typed first gets its 0", philippine, "", "9|", "09|"],
    ["a Chinese number gets no 0", philippine, "", "13912345678|", "139 1234 5678|"],
    ["63 typed before a 9 becomes 0", philippine, "63", "639|", "09|"],
    ["+63 and 0 pasted before a number", philippine, "", "+63 0917 123 4567|", "0917 123 4567|"],
    ["+63 and (0) pasted before a number", philippine, "", "+63 (0)917 123 4567|", "0917 123 4567|"],
    ["0063 pasted before a number", philippine, "", "0063 917 123 4567|", "0917 123 4567|"],
    ["+63 pasted before a mobile number of 08", philippine, "", "+63 895 123 4567|", "0895 123 4567|"],
    ["+63 pasted before a number of another plan stays", philippine, "", "+63 821 123 456|", "638 2112 3456|"],
    ["a number of another country gets no 0", philippine, "", "+95 912345678|", "959 1234 5678|"],
    ["a number of another country that could be a Philippine one", philippine, "", "+95 91234567|", "959 1234 567|"],
    ["an Indian number that is cut gets no 0", philippine, "", "+91 98123 45678|", "919 8123 4567|"],
    ["+63 pasted into a phone of 3-4-4", phone, "", "+63 0917 123 4567|", "091 7123 4567|"],
    ["0063 typed into a phone of 3-4-4", phone, "0063", "006 39|", "09|"],
    ["a mainland number keeps its digits", phone, "", "13912345678|", "139 1234 5678|"],
    ["a 9 typed first into a phone of 3-4-4 gets its 0", phone, "", "9|", "09|"],
    [
      "an SMS with an amount and a date",
      code,
      "",
      "20261125: PHP 1,500.00. Your code is 482913. Valid 10 min|",
      "482913|",
    ],
    ["an SMS in Chinese", code, "12", "12验证码：４８２９１３，请勿告诉他人|", "482913|"],
    ["a code pasted in two groups", code, "", "482 913|", "482913|"],
    ["an SMS without the code", code, "12", "12Call 09171234567 now|", "12|"],
    ["an SMS with two codes", code, "", "482913 or 111222|", "|"],
    ["a longer number typed at once is cut", code, "", "4829135|", "482913|"],
    ["a letter typed into a code", code, "12", "12a|", "12|"],
    ["a digit typed into a full code", code, "482913", "4829131|", "482913|"],
    ["a code of eight digits in an SMS", cardCode, "", "Use 48291377 within 5 minutes|", "48291377|"],
    ["another number keeps 3-4-4 and its 63", philippine, "1391234563", "139 1234 5639|", "139 1234 5639|"],
    ["letters are ignored", phone, "091", "091a|", "091|"],
    ["a number pasted with separators", phone, "", "(0917) 123-4567|", "091 7123 4567|"],
    ["a paste that is too long is cut", card, "", "12345678901234567890|", "1234 5678 9012 3456|"],
    ["a paste over another number is cut as well", phone, "09171234567", "1391234567890|", "139 1234 5678|"],
    ["full-width digits", plain, "", "１２３|", "123|"],
    [
      "a digit in the middle keeps the caret after it",
      card,
      "12345678",
      "123|4 5678".replace("|", "9|"),
      "1239| 4567 8",
    ],
    ["a digit deleted in the middle", card, "12345678", "12|4 5678", "12|45 678"],
    ["a deleted separator takes the digit before it", card, "12345678", "1234|5678", "123|5 678"],
    ["the same number filled in without its separators", phone, "09171234567", "09171234567|", "091 7123 4567|"],
    ["the same number filled in with only one separator to lose", card, "12345678", "12345678|", "1234 5678|"],
    ["everything deleted", card, "1234", "|", "|"],
    ["an amount", money, "265", "2650|", "2650|"],
    ["its decimal point", money, "2650", "2650.|", "2650.|"],
    ["a comma of an amount stays", money, "2", "2,|", "2,|"],
    ["a third decimal stays", money, "26.50", "26.505|", "26.505|"],
    ["a pasted amount stays as it is", money, "", "₱1,234.56|", "₱1,234.56|"],
    ["a phone number in a field of account numbers", card, "", "+63 917 123 4567|", "0917 1234 567|"],
    ["an account number that begins like a phone number", card, "", "639171234567|", "6391 7123 4567|"],
    ["a maximum length", money, "123456789", "1234567890|", "123456789|"],
  ])(
    "%s",
    { tags: ["formatting.phone-input", "formatting.card-input", "formatting.number-input", "formatting.money-input"] },
    (_, mask, held, typed, read) => {
      expect(edit(mask, held, typed)).toBe(read);
    },
  );

  it.each<[string, Mask, string, string, boolean, EditLoss]>([
    ["a paste that fits", phone, "", "09171234567|", true, undefined],
    ["a paste that is too long", phone, "", "0917123456789|", true, "cut"],
    ["one digit too many, pasted over the same number", phone, "09171234567", "091712345678|", true, "cut"],
    ["a number filled in with its country code", phone, "", "+639171234567|", false, undefined],
    ["a number filled in with another country code", phone, "", "+919812345678|", false, "cut"],
    ["a key in a full field", phone, "09171234567", "091 7123 45678|", false, undefined],
    ["a key in the middle of a full field", phone, "09171234567", "0919| 7123 4567", false, undefined],
    ["an emoji that does not fit", textMask(2), "ab", "ab🥭|", false, undefined],
    ["a key in a full amount", money, "123456789", "1234567890|", false, "cut"],
    ["an SMS with the code", code, "", "Code 482913|", true, undefined],
    ["an SMS without the code", code, "", "Call 09171234567|", true, "unclear"],
    ["a code that iOS fills in twice", code, "", "482913482913|", true, undefined],
    ["an SMS that the keyboard filled in", code, "", "Call 09171234567|", false, "unclear"],
    ["a key in a full code", code, "482913", "4829131|", false, undefined],
  ])("reports for %s what was lost", (_, mask, held, typed, isInserted, loss) => {
    const edited = editMasked(mask, { held, typed: typed.replace("|", ""), caret: typed.indexOf("|"), isInserted });
    expect(edited.loss).toBe(loss);
  });

  it.each<[string, Mask, string, string, string]>([
    ["the text after the caret", textMask(8), "abcdef", "abXYZ|cdef", "abXY|cdef"],
    ["a number from the server that is too long", phone, "8613912345678", "861391234567|", "861 3912 34567|"],
    ["no half of an emoji", textMask(2), "ab", "ab🥭|", "ab|"],
    ["an emoji of several code points as one character", textMask(3), "ab", "ab👨‍👩‍👧|", "ab👨‍👩‍👧|"],
    ["an accent that is typed after its letter", textMask(3), "abn", "abn\u0303|", "abn\u0303|"],
    ["a whole decomposed letter at the limit", textMask(3), "", "abn\u0303o|", "abn\u0303|"],
  ])("keeps %s", (_, mask, held, typed, read) => {
    expect(edit(mask, held, typed)).toBe(read);
  });

  it("deletes the digit after a separator on forward delete", () => {
    expect(edit(card, "12345678", "1234|5678", true)).toBe("1234| 678");
  });
});
