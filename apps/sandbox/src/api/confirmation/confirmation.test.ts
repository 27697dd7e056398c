import { describe, expect, it } from "vitest";
import { OFFER, sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

const push = (fields = OFFER, options = {}) => sandbox.post("/v3/loan-confirm/loan-detail-push", fields, options);
const offer = (productId = "p-1") => sandbox.get("/v3/loan-confirm/loan-detail-confirm", { productId });
const orderIdOf = (url: string) => new URL(url).searchParams.get("orderId") ?? "";

describe("the confirmation, version 3", () => {
  it("shows the offer, its plan and its price", async () => {
    const { data } = await offer();
    expect(data).toMatchObject({
      amount: 1_000_000,
      periods: 120,
      termUnit: "days",
      pRateDsc: "0.05% a day",
      firstPayTime: "2026-12-21",
      firstPeriodDay: 30,
      comProductName: "Sandbox Cash",
      popAgreementUrl: "",
    });
    expect(data.details).toContainEqual({ text: "Total to repay", value: "₱10600.00" });
    expect(data.repay_plans).toEqual([
      { description: "First payment", amount: 265_000, pay_time: "2026-12-21" },
      { description: "Second payment", amount: 265_000, pay_time: "2027-01-20" },
      { description: "Third payment", amount: 265_000, pay_time: "2027-02-19" },
      { description: "Last payment", amount: 265_000, pay_time: "2027-03-21" },
    ]);
  });

  it("has the price of a late day, which the order states too and which each late day adds", async () => {
    const { lateDayFee } = (await offer()).data;
    const late = { productId: "p-1", orderId: "o-180" };
    const due = async (): Promise<number> =>
      (await sandbox.get("/v3/installment/loan-play-detail", late)).data.repayAmount;
    await sandbox.control("POST", "/sandbox/orders/o-180", { dueInDays: 0 });
    for (let day = 1, before = await due(); day <= 31; day += 1) {
      expect((await sandbox.get("/v3/loan-details", late)).data.lateDayFee).toBe(lateDayFee);
      await sandbox.control("POST", "/sandbox/clock", { days: 1 });
      const after = await due();
      expect(after - before).toBe(lateDayFee);
      before = after;
    }
  });

  it.each([
    ["p-9", "404"],
    ["p-4", "30"],
  ])("of %s is refused with %s", async (productId, code) => {
    expect((await offer(productId)).code).toBe(code);
  });

  it("contains the console's overrides, under the obfuscated names in the newer variant", async () => {
    const popAgreementUrl = "http://localhost:4100/sandbox/agreements/loan-agreement";
    await sandbox.control("POST", "/sandbox/products/p-1", { popAgreementUrl });
    const three = await offer();
    const newer = await sandbox.post("/gopia/goya/details", { productId: "p-1" });
    expect(three.data.popAgreementUrl).toContain("/sandbox/agreements/loan-agreement");
    expect(newer.data.juniper).toBe(three.data.popAgreementUrl);
    await sandbox.control("POST", "/sandbox/reset");
    expect((await offer()).data.popAgreementUrl).toBe("");
  });
});

describe("the newer confirmation", () => {
  it("accepts an application with plain or obfuscated names, once", async () => {
    const fields = { ...OFFER, amount: 800_000, productId: "p-2" };
    const renamed = { alder: fields.amount, birch: fields.periods, cedar: fields.termUnit, productId: "p-2" };
    const plain = await sandbox.post("/gopia/goya/push", fields);
    const obfuscated = await sandbox.post("/gopia/goya/push", renamed);
    expect(plain.data.nutmeg).toContain("/loanDetail?productId=p-2&orderId=o-10");
    expect(obfuscated.data.nutmeg).toBe(plain.data.nutmeg);
    expect(sandbox.lender.effects.count().ordersCreated).toBe(1);
  });
});

describe("agreements", () => {
  it.each(["/v3/contract/contract", "/gopia/goya/agreements"])(
    "are listed by %s",
    { tags: "confirmation.agreements" },
    async (path) => {
      expect((await sandbox.get(path, { productId: "p-1", scene: "3" })).data).toEqual([
        { title: "Loan agreement", identifier: "loan-agreement" },
        { title: "Payment schedule", identifier: "payment-schedule" },
      ]);
    },
  );

  it("have a URL that needs no session and contains none", async () => {
    const fields = { productId: "p-1", scene: "3", position: "loan-agreement", orderId: "o-174" };
    const first = await sandbox.get("/v3/contract/contract-jump", fields);
    const again = await sandbox.get("/gopia/goya/agreement-jump", fields);
    const url: string = first.data.contract_url;
    expect(again.data.nutmeg).toBe(url);
    expect(url).not.toContain("demo");
    const page = await sandbox.app.request(url);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).not.toContain("script-src");
    expect(text).toContain("<h1>Loan agreement</h1>");
    expect(text).toContain("₱10600.00");
    expect(text).toContain("2026-11-24");
  });
});

describe("an application", () => {
  it("moves to review by itself, and to a running loan as the calendar advances", async () => {
    const orderId = orderIdOf((await push()).data.lendDetailsUrl);
    const status = async () => (await sandbox.get("/v3/loan-details", { productId: "p-1", orderId })).data.orderStatus;
    expect(await status()).toBe("21");
    sandbox.pass(61_000);
    expect(await status()).toBe("110");
    const seen = [];
    for (const days of [1, 1, 28, 10]) {
      await sandbox.control("POST", "/sandbox/clock", { days });
      seen.push(await status());
    }
    expect(seen).toEqual(["151", "170", "174", "180"]);
  });

  it("is refused while the same loan runs, and accepted again after it is repaid", async () => {
    const orderId = orderIdOf((await push()).data.lendDetailsUrl);
    await sandbox.control("POST", `/sandbox/orders/${orderId}`, { status: "170" });
    expect((await push()).code).toBe("32");
    await sandbox.control("POST", `/sandbox/orders/${orderId}`, { status: "200" });
    expect(orderIdOf((await push()).data.lendDetailsUrl)).not.toBe(orderId);
    expect(sandbox.lender.effects.count().ordersCreated).toBe(2);
  });

  it.each([
    ["another amount", { ...OFFER, amount: 2_000_000 }, "31"],
    ["another period", { ...OFFER, periods: 90 }, "31"],
    ["no amount", { ...OFFER, amount: Number.NaN }, "400"],
    ["a product that is full", { ...OFFER, productId: "p-4", amount: 600_000 }, "30"],
    ["an unknown product", { ...OFFER, productId: "p-9" }, "404"],
  ])("with %s is refused and has no effect", async (_, fields, code) => {
    expect((await push(fields)).code).toBe(code);
    expect(sandbox.lender.effects.count().ordersCreated).toBe(0);
  });
});
