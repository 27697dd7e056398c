import { describe, expect, it } from "vitest";
import type { BankFormItem } from "../api/fetchBankForm.ts";
import { makeReadItem } from "../api/testing/makeBankForm.ts";
import {
  citySelectField,
  dayField,
  enumField,
  fieldKindOf,
  lineField,
  textField,
  unavailableField,
} from "./fieldKindOf.tsx";

const options = [
  { name: "Manila", type: "M1" },
  { name: "Makati", type: "M2" },
  { name: "San Jose", type: "S1" },
  { name: "San Jose", type: "S2" },
  { name: "", type: "T" },
  { name: "Nameonly", type: "" },
];

describe("fieldKindOf", () => {
  it.each([
    ["text", [], textField],
    ["text", options, textField],
    ["citySelect", options, citySelectField],
    ["day", options, dayField],
    ["day", [], dayField],
    ["enum", options, enumField],
    ["enum", [], unavailableField],
    ["citySelect", [], unavailableField],
    ["hologram", [], lineField],
    ["hologram", options, enumField],
    ["", [], lineField],
    ["__proto__", [], lineField],
  ])(
    "category %j with options %j",
    { tags: ["bank-account.fields", "bank-account.kinds"] },
    (category, offered, kind) => {
      expect(fieldKindOf(makeReadItem({ category, options: offered }))).toBe(kind);
    },
  );
});

/** The server's initial `value`, and the value to send for it. */
describe("the value sent for the server's initial value", () => {
  it.each([
    ["an option's type, for a list of types", enumField, "M2", "M2"],
    ["the type of an option given by its name", enumField, "Makati", "M2"],
    ["the type of one of two options with the same name", enumField, "S2", "S2"],
    ["the type of an option without a name", enumField, "T", "T"],
    ["the name of an option without a type", enumField, "Nameonly", "Nameonly"],
    ["nothing for a value outside the list", enumField, "Atlantis", ""],
    ["nothing for an empty value", enumField, "", ""],
    ["a city's name", citySelectField, "Makati", "Makati"],
  ])("%s", { tags: "bank-account.enum-value" }, (_, kind, value, sent) => {
    const of = makeReadItem({ options, value });
    expect(kind.toSent(of, kind.readOffered(of))).toBe(sent);
  });

  it("a city given by its type", () => {
    const of = makeReadItem({ options, value: "M2" });
    expect(citySelectField.toSent(of, citySelectField.readOffered(of))).toBe("Makati");
  });

  it.each([
    ["1", [], "1"],
    ["31", [], "31"],
    ["32", [], ""],
    ["0", [], ""],
    ["Makati", options, "Makati"],
    ["M2", options, "Makati"],
  ])("day %j", (value, offered, sent) => {
    const of = makeReadItem({ category: "day", options: offered, value });
    expect(dayField.toSent(of, dayField.readOffered(of))).toBe(sent);
  });

  it.each([
    ["0012 4567-8901", "001245678901"],
    ["", ""],
    ["**** 8901", ""],
    ["abc", ""],
    ["+63 917 123 4567", "09171234567"],
    ["639171234567", "639171234567"],
  ])("text %j", { tags: "bank-account.digits" }, (value, sent) => {
    const of = makeReadItem({ value });
    expect(textField.toSent(of, textField.readOffered(of))).toBe(sent);
  });

  it.each<[string, Partial<BankFormItem>, string, string]>([
    ...["09171234567", "9171234567", "+63 917 123 4567", "0063 917 123 4567", "639171234567"].flatMap(
      (value): [string, Partial<BankFormItem>, string, string][] => [
        ["a phone", { inputType: "phone" }, value, "09171234567"],
        ["a wallet", { inputType: "bankCard", title: "GCash number" }, value, "09171234567"],
        ["a wallet", { code: "walletNo" }, value, "09171234567"],
      ],
    ),
    ["a wallet with account numbers", { code: "walletNo" }, "1234 5678 9012", "123456789012"],
    ["a bank account that begins with 9", { inputType: "bankCard" }, "9171234567", "9171234567"],
  ])("%s, %j: %s is sent as %s", { tags: "formatting.phone-input" }, (_, fields, value, sent) => {
    const of = makeReadItem({ ...fields, value });
    expect(textField.toSent(of, textField.readOffered(of))).toBe(sent);
    expect(textField.toSent(of, value)).toBe(sent);
  });

  it.each([
    [" Ana ", "Ana"],
    [" \u200bAna\ufeff", "Ana"],
    ["\u200b", ""],
    ["x".repeat(300), "x".repeat(300)],
  ])("a line of an unknown kind %j", (value, sent) => {
    const of = makeReadItem({ category: "name", value });
    expect(lineField.toSent(of, lineField.readOffered(of))).toBe(sent);
  });
});
