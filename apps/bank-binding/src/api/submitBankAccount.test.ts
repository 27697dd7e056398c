import { keepsIdempotencyKey, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { changeBankAccount, submitBankAccount } from "./submitBankAccount.ts";

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
