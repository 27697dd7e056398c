import { keepsIdempotencyKey, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { bankForm } from "./fetchBankForm.ts";
import { changeBankAccount, submitBankAccount } from "./submitBankAccount.ts";
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

const account = {
  productId: "p-1",
  cardType: 2,
  channelNumber: 90006,
  values: { walletCode: "SBW", walletNo: "0917" },
};

describe.each([
  ["a new account", submitBankAccount, "/bind-card-new"],
  ["the changed account of an order", changeBankAccount, "/bind-card-change"],
])("%s", (_, endpoint, path) => {
  it("is posted with a field for each code, the product, the card type and the channel", {
    tags: ["bank-account.payload", "bank-account.change"],
  }, async () => {
    const sent = { account: { name: "Sandbox Wallet", lastDigits: "4567" } };
    const { api, requests } = makeApi({ [`POST ${path}`]: respond(sent) });
    expect(await api.request(endpoint(account))).toEqual({ ok: true, value: "Sandbox Wallet ••• 4567" });
    expect(requests[0]?.fields).toEqual({
      walletCode: "SBW",
      walletNo: "0917",
      product_id: "p-1",
      cardTypeMi: "2",
      channelNumber: "90006",
    });
  });

  it("has no text when the lender does not send it", async () => {
    const { api } = makeApi({ [routeOf(endpoint)]: respond() });
    expect(await api.request(endpoint(account))).toEqual({ ok: true, value: "" });
  });

  it("keeps its idempotency key after an unreadable response", async () => {
    expect(await keepsIdempotencyKey(endpoint(account))).toBe(true);
  });

  it("does not let an item replace the product", async () => {
    const { api, requests } = makeApi({ [routeOf(endpoint)]: respond() });
    const values = Object.fromEntries([
      ["product_id", "p-9"],
      ["__proto__", "1"],
    ]);
    await api.request(endpoint({ ...account, values }));
    expect(requests[0]?.fields.product_id).toBe("p-1");
  });
});
