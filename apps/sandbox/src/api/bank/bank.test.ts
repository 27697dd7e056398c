import { describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

const COMMON = { product_id: "p-1", channelNumber: 90006, city: "makati", payday: 15 };
const BANK = { cardTypeMi: 1, bankCode: "BOS", cardNo: "001245678901", cardNoAgain: "0012 4567 8901" };
const ACCOUNT = { ...COMMON, ...BANK };
const changes = () => sandbox.lender.effects.count().bankAccountChanges;

describe("the bank form", () => {
  it("preselects the earlier choices and never returns typed values", async () => {
    await sandbox.post("/bind-card-new", ACCOUNT);
    const { items } = (await sandbox.post("/card-init", { product_id: "p-1" })).data;
    const value = (code: string) => items.find((item: { code: string }) => item.code === code).value;
    expect(value("bankCode")).toBe("BOS");
    expect(value("city")).toBe("makati");
    expect(value("cardNo")).toBe("");
  });
});

describe("binding an account", () => {
  it.each([
    [BANK, { name: "Bank of the Sandbox", lastDigits: "8901" }],
    [
      { cardTypeMi: 2, walletCode: "BYW", walletNo: "09171234567" },
      { name: "Bayani Wallet", lastDigits: "4567" },
    ],
    [
      { cardTypeMi: 3, pickupCode: "PSC", pickupPhone: "09171234567" },
      { name: "Pawnshop counter", lastDigits: "4567" },
    ],
  ])("returns the account of %j as its name and last digits, here and on the order", async (fields, account) => {
    expect((await sandbox.post("/bind-card-new", { ...COMMON, ...fields })).data).toEqual({ account });
    const { data } = await sandbox.get("/v3/loan-details", { productId: "p-1", orderId: "o-151" });
    expect(data.account).toEqual(account);
    const offer = await sandbox.get("/v3/loan-confirm/loan-detail-confirm", { productId: "p-1" });
    expect(offer.data.account).toEqual(account);
  });

  it.each([
    ["too short a number", { cardNo: "00124567", cardNoAgain: "00124567" }, "Account number: enter all 12 digits."],
    ["letters in a number", { cardNo: "0012AAAA8901" }, "Account number: digits only."],
    ["numbers that differ", { cardNoAgain: "001245678902" }, "The account numbers are not the same."],
    ["no bank", { bankCode: "" }, "Bank is missing."],
    ["an unknown bank", { bankCode: "XXX" }, "Bank: choose one of the list."],
    ["an invalid day", { payday: 32 }, "Payday: choose a day."],
    ["an unknown card type", { cardTypeMi: 9 }, "Please choose how you want to get the money."],
  ])("is refused with %s", async (_, invalidFields, message) => {
    expect(await sandbox.post("/bind-card-new", { ...ACCOUNT, ...invalidFields })).toEqual({
      code: "10",
      message,
      data: null,
    });
    expect(changes()).toBe(0);
  });

  it("through the change call clears the order's card prompt, unless it is refused", async () => {
    await sandbox.control("POST", "/sandbox/orders/o-151", { cardNeedPop: 1, cardPopTitle: "Bind a card" });
    const prompt = async () => (await sandbox.get("/v3/loan-details", { productId: "p-1", orderId: "o-151" })).data;
    await sandbox.post("/bind-card-change", { ...ACCOUNT, bankCode: "" });
    expect(await prompt()).toMatchObject({ cardNeedPop: 1 });
    await sandbox.post("/bind-card-change", ACCOUNT);
    expect(await prompt()).toMatchObject({ cardNeedPop: 0, cardPopTitle: "Bind a card" });
  });
});
