import { describe, expect, it } from "vitest";
import { makeReadItem } from "../../api/testing/makeBankForm.ts";
import { cardTypesOf, channelOf, chooseCardType, itemsOf } from "./cardTypes.ts";

const item = (code: string, cardType: number, channelNumber = 90006) => makeReadItem({ code, cardType, channelNumber });
const items = [item("city", 0), item("wallet", 2), item("card", 1), item("code", 3), item("day", 0)];

describe("cardTypes", () => {
  it("are those of the form, in order, without the common one", { tags: "bank-account.tabs" }, () => {
    expect(cardTypesOf(items)).toEqual([1, 2, 3]);
    expect(cardTypesOf([item("city", 0)])).toEqual([]);
  });

  it.each([
    ["the default", items, undefined, 1],
    ["the requested one", items, 3, 3],
    ["the default for an unknown one", items, 9, 1],
    ["the default for NaN", items, Number.NaN, 1],
    ["the first if the default is missing", [item("wallet", 3), item("wallet", 2)], undefined, 2],
    ["the default if there are only common fields", [item("city", 0)], 3, 1],
  ])("start with %s", { tags: "bank-account.default-type" }, (_, list, requested, cardType) => {
    expect(chooseCardType(list, requested)).toBe(cardType);
  });

  it("show their fields and the common ones, in the server's order", { tags: "bank-account.card-type" }, () => {
    expect(itemsOf(items, 2).map(({ code }) => code)).toEqual(["city", "wallet", "day"]);
  });

  it("show the first of two fields with the same code", () => {
    expect(itemsOf([item("city", 0), item("city", 1), item("city", 2)], 1).map(({ key }) => key)).toEqual(["0 city"]);
  });

  it.each([
    ["its field's", [item("city", 0, 1), item("card", 1, 2), item("no", 1, 3)], 2],
    ["the common fields'", [item("city", 0, 1)], 1],
    ["the default", [], 90006],
  ])("are sent with %s channel", { tags: "bank-account.channel" }, (_, visibleItems, channelNumber) => {
    expect(channelOf(visibleItems)).toBe(channelNumber);
  });
});
