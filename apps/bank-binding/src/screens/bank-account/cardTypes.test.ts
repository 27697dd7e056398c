import { describe, expect, it } from "vitest";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { cardTypesOf, channelOf, chooseCardType, itemsOf } from "./cardTypes.ts";

const item = (code: string, cardType: number, channelNumber = 90006): BankFormItem => ({
  key: `${cardType} ${code}`,
  code,
  category: "text",
  title: code,
  subtitle: "",
  value: "",
  options: [],
  inputType: "",
  cardType,
  channelNumber,
});
const items = [item("city", 0), item("wallet", 2), item("card", 1), item("code", 3), item("day", 0)];

describe("cardTypes", () => {
  it("are those of the form, in order, without the common one", () => {
    expect(cardTypesOf(items)).toEqual([1, 2, 3]);
    expect(cardTypesOf([item("city", 0)])).toEqual([]);
  });

  it.each([
    ["the default", items, undefined, 1],
    ["the one asked for", items, 3, 3],
    ["the default for one that is none", items, 9, 1],
    ["the default for what is no number", items, Number.NaN, 1],
    ["the first where there is no default", [item("wallet", 3), item("wallet", 2)], undefined, 2],
    ["the default where there are common fields alone", [item("city", 0)], 3, 1],
  ])("begin with %s", (_, of, wanted, cardType) => {
    expect(chooseCardType(of, wanted)).toBe(cardType);
  });

  it("show their own fields and the common ones, in the server's order", () => {
    expect(itemsOf(items, 2).map(({ code }) => code)).toEqual(["city", "wallet", "day"]);
  });

  it("show the first of two fields of one code", () => {
    expect(itemsOf([item("city", 0), item("city", 1), item("city", 2)], 1).map(({ key }) => key)).toEqual(["0 city"]);
  });

  it.each([
    ["its own field's", [item("city", 0, 1), item("card", 1, 2), item("no", 1, 3)], 2],
    ["the common fields'", [item("city", 0, 1)], 1],
    ["the default", [], 90006],
  ])("are sent with %s channel", (_, asked, channelNumber) => {
    expect(channelOf(asked)).toBe(channelNumber);
  });
});
