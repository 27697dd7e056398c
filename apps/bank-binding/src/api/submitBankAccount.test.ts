import type { Api } from "@lending/api-client";
import { keepsIdempotencyKey, makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { submitBankAccount } from "./submitBankAccount.ts";

const account = {
  productId: "p-1",
  cardType: 2,
  channelNumber: 90006,
  fields: { walletCode: "SBW", walletNo: "0917" },
};

describe("submitBankAccount", () => {
  it.each([
    [false, "/bind-card-new"],
    [true, "/bind-card-change"],
  ])(
    "posts a field for each code, the product, the card type and the channel; a change (%s) to %s",
    { tags: ["bank-account.payload", "bank-account.change"] },
    async (isChange, path) => {
      const { api, requests } = makeApi({ [`POST ${path}`]: respond() });
      expect(await submitBankAccount(api, account, { isChange, loadingText: "Saving" })).toMatchObject({ ok: true });
      expect(requests).toMatchObject([{ method: "POST", path }]);
      expect(requests[0]?.fields).toEqual({
        walletCode: "SBW",
        walletNo: "0917",
        product_id: "p-1",
        cardTypeMi: "2",
        channelNumber: "90006",
      });
    },
  );

  it.each([
    [false, "POST /bind-card-new"],
    [true, "POST /bind-card-change"],
  ])("keeps its idempotency key after an unreadable response (change: %s)", async (isChange, route) => {
    const submit = (api: Api) => submitBankAccount(api, account, { isChange, loadingText: "" });
    expect(await keepsIdempotencyKey(route, submit)).toBe(true);
  });

  it("does not let an item replace the product", async () => {
    const { api, requests } = makeApi({ "POST /bind-card-new": respond() });
    const fields = Object.fromEntries([
      ["product_id", "p-9"],
      ["__proto__", "1"],
    ]);
    await submitBankAccount(api, { ...account, fields }, { isChange: false, loadingText: "" });
    expect(requests[0]?.fields.product_id).toBe("p-1");
  });
});
