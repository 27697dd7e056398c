import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { bankForm } from "./fetchBankForm.ts";
import { makeBankFormItem } from "./testing/makeBankForm.ts";

const fetchForm = (body: unknown) => makeApi({ [routeOf(bankForm)]: body }).api.request(bankForm({ productId: "p-1" }));

async function readItems(data: unknown) {
  const read = await fetchForm(respond(data));
  if (!read.ok) throw new Error(`refused: ${read.message}`);
  return read.value;
}

const blank = {
  key: "0 cardNo",
  code: "cardNo",
  category: "",
  title: "cardNo",
  subtitle: "",
  value: "",
  options: [],
  inputType: "",
  cardType: 0,
  channelNumber: 90006,
};

describe("the form of a bank account", () => {
  it("reads every property of an item", { tags: "bank-account.fields" }, async () => {
    const sent = {
      code: "bankCode",
      cate: "enum",
      title: "Bank",
      subtitle: "Choose your bank",
      value: "BOS",
      note: [{ name: "Bank of the Sandbox", type: "BOS" }],
      inputType: "x",
      cardTypeMi: "2",
      channelNumber: "80001",
    };
    expect(await readItems({ items: [sent] })).toEqual([
      {
        key: "2 bankCode",
        code: "bankCode",
        category: "enum",
        title: "Bank",
        subtitle: "Choose your bank",
        value: "BOS",
        options: sent.note,
        inputType: "x",
        cardType: 2,
        channelNumber: 80001,
      },
    ]);
  });

  it.each([
    ["missing", {}],
    ["null", { cate: null, title: null, value: null, note: null, cardTypeMi: null, channelNumber: null }],
    ["odd", { cate: {}, title: [], value: {}, note: "x", cardTypeMi: "one", channelNumber: {} }],
    ["below zero", { cardTypeMi: -1, channelNumber: -1 }],
    ["without a channel", { channelNumber: 0 }],
  ])("uses the default of each field when it is %s", { tags: "bank-account.channel" }, async (_, rest) => {
    expect(await readItems({ items: [{ code: "cardNo", ...rest }] })).toEqual([blank]);
  });

  it("names an item without a title by its subtitle, or else by its code", async () => {
    const items = [
      makeBankFormItem({ code: "a", title: "", subtitle: "12 digits" }),
      makeBankFormItem({ code: "b", title: "" }),
    ];
    expect((await readItems({ items })).map(({ title }) => title)).toEqual(["12 digits", "b"]);
  });

  it("drops items that cannot be sent or have no name, and keeps the first of two duplicates", async () => {
    const items = [
      null,
      "item",
      makeBankFormItem({ code: "" }),
      makeBankFormItem({ code: "a", title: "First" }),
      makeBankFormItem({ code: "a", title: "Second" }),
      makeBankFormItem({ code: "a", title: "Of a type", cardTypeMi: 1 }),
      makeBankFormItem({
        code: "b",
        note: [
          { name: "X", type: "1" },
          { name: "", type: "" },
          { name: "X", type: "1" },
          { name: "X", type: "2" },
        ],
      }),
    ];
    const read = await readItems({ items });
    expect(read.map(({ title }) => title)).toEqual(["First", "Of a type", "Account number"]);
    expect(read[2]?.options).toEqual([
      { name: "X", type: "1" },
      { name: "X", type: "2" },
    ]);
  });

  const makeItems = (length: number) =>
    Array.from({ length }, (_, index) => makeBankFormItem({ code: `c${index}`, title: `Field ${index}` }));
  const makeNote = (length: number) =>
    Array.from({ length }, (_, index) => ({ name: `City ${index}`, type: String(index) }));

  it("reads every field and every option of a long form", async () => {
    expect(await readItems({ items: makeItems(602) })).toHaveLength(602);
    expect((await readItems({ items: [makeBankFormItem({ note: makeNote(1700) })] }))[0]?.options).toHaveLength(1700);
  });

  it.each([
    ["fields", { items: makeItems(2001) }],
    ["options", { items: [makeBankFormItem({ note: makeNote(2001) })] }],
  ])("refuses a form with too many %s instead of dropping some", async (_, data) => {
    expect(await fetchForm(respond(data))).toMatchObject({ ok: false, message: "" });
  });
});
