import { describe, expect, it } from "vitest";
import { makeSandbox, START, sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

const ORDER = { productId: "p-1", orderId: "o-174" };
const WALLET = 90001;
const COUNTER = 90002;
const play = (orderId = "o-174") => sandbox.get("/v3/installment/loan-play-detail", { productId: "p-1", orderId });
const extension = (orderId = "o-174") => sandbox.get("/figures/pettypy", { productId: "p-1", orderId });
const issue = (fields: object = {}) =>
  sandbox.post("/v3/loan-details/generate-vcode", { ...ORDER, amount: 265_000, channelNumber: WALLET, ...fields });
const decide = (url: string, decision: string) => sandbox.control("POST", new URL(url).pathname, { decision });
/** The wallet's page of an issued code, without the repayment page that a channel shows first. */
const walletUrlOf = async (payCode: string) => {
  const codes = (await sandbox.control("GET", "/sandbox/codes")).body;
  return `http://localhost/sandbox/wallet/${codes.find(({ code }: { code: string }) => code === payCode).token}`;
};
const state = async (orderId = "o-174") => (await sandbox.control("GET", `/sandbox/orders/${orderId}`)).body;
const count = () => sandbox.lender.effects.count();
const receiptsOf = async (orderId = "o-174") =>
  (await sandbox.get("/v3/installment/receipts", { orderId })).data.receipts;
/** Returns the kind and the position of each payment, the newest first. */
const receiptIds = async () =>
  (await receiptsOf()).map(({ receiptId }: { receiptId: string }) => receiptId.split("-")[1]);
const moveDays = (days: number) => sandbox.control("POST", "/sandbox/clock", { days });

describe("the instalment that is due", () => {
  it("is returned with its rows, plan, channels and the code that was issued before", async () => {
    const { data } = await play();
    expect(data).toMatchObject({ repayAmount: 265_000, repayDate: "2026-11-24" });
    expect(data).toMatchObject({ productName: "Sandbox Cash", isShowReyTop: "1" });
    expect(data.details.slice(0, 2)).toEqual([
      { text: "Principal", value: "₱2500.00" },
      { text: "Interest", value: "₱150.00" },
    ]);
    expect(data.details.length).toBeGreaterThan(2);
    expect(data.defDetail).toMatchObject({ payCode: "801244673091", title: "Corner Store counter" });
    expect(data.repayList.map((channel: { name: string }) => channel.name)).toEqual([
      "Sandbox Wallet",
      "Corner Store counter",
      "Online banking",
      "Pawnshop counter",
      "QR Ph",
    ]);
    expect(data.repayPlan.map((line: { state: string }) => line.state)).toEqual(["due", "later", "later", "later"]);
  });

  it("costs more when it is late, within the caps on small loans", async () => {
    const { data } = await play("o-180");
    // 5 % a month of ₱2,650, for three days, each in whole centavos.
    expect(data.repayAmount).toBe(265_000 + 3 * 441);
    expect(data.lateDayFee).toBe(441);
    expect(data.repayPlan.map((line: { remark: string }) => line.remark)).toEqual(["Paid", "Late", "", ""]);
    expect(data.repayPlan[1].amount).toBe(data.repayAmount);
  });

  const payment = {
    state: "paid",
    purpose: "instalment",
    amount: 265_000,
    channelName: "Corner Store counter",
    at: "2026-11-21 10:00:00",
    receiptId: "2611210048-P4",
  };
  it.each([
    ["o-21", null],
    ["o-110", null],
    ["o-151", null],
    ["o-200", { payment, next: null }],
  ])("does not exist for %s; the refusal contains the last payment of a repaid order", async (orderId, data) => {
    expect(await play(orderId)).toEqual({ code: "20", message: "Nothing is due on this loan.", data });
  });
});

describe("a payment code", () => {
  it("is issued once for each order, amount and channel", async () => {
    const [first, again] = await Promise.all([issue(), issue()]);
    expect(first.data.payUrl).toMatch(/^http:\/\/localhost:4100\/sandbox\/wallet\//);
    expect(again.data).toEqual(first.data);
    expect(count().codesIssued).toBe(1);
    const counter = await issue({ channelNumber: COUNTER });
    expect(counter.data.payCode, "issued by the seed").toBe("801244673091");
    await issue({ channelNumber: 90003 });
    expect(count().codesIssued).toBe(2);
  });

  it.each([
    ["another amount", { amount: 100 }, "23"],
    ["no amount", { amount: "₱2650.00" }, "400"],
    ["an unknown channel", { channelNumber: 1 }, "22"],
    ["another's order", { orderId: "o-other" }, "404"],
    ["a repaid order", { orderId: "o-200" }, "20"],
    ["an extension that is not allowed", { orderId: "o-180", amount: 266_300, isDelay: "1" }, "21"],
  ])("is refused for %s", async (_, invalidFields, code) => {
    expect((await issue(invalidFields)).code).toBe(code);
    expect(count().codesIssued).toBe(0);
  });
});

describe("a part of an instalment", () => {
  const pay = async (amount: number) => {
    const { payUrl } = (await issue({ amount })).data;
    return (await decide(payUrl, "pay")).body.outcome;
  };

  it("lowers what is due, has its own receipt, and can be paid again until the rest is paid", async () => {
    expect((await play()).data.part).toEqual({ min: 50_000, max: 215_000 });
    expect([await pay(100_000), await pay(100_000)]).toEqual(["paid", "paid"]);
    const { data } = await play();
    expect(data).toMatchObject({ repayAmount: 65_000, repayDate: "2026-11-24", part: { min: 0, max: 0 } });
    expect(data.payment).toMatchObject({ state: "paid", purpose: "instalment", amount: 100_000 });
    expect(data.details).toContainEqual({ text: "Paid in part", value: "-₱2000.00" });
    expect(data.repayPlan[0]).toMatchObject({ amount: 65_000, state: "due" });
    expect((await issue({ amount: 265_000 })).code, "no longer due").toBe("23");
    expect(await pay(65_000)).toBe("paid");
    expect((await state()).instalments[0]).toMatchObject({ paidOn: "2026-11-21", paidCentavos: 265_000 });
    expect(await receiptIds()).toEqual(["P1", "A2", "A1"]);
    const remaining = (await receiptsOf()).map((receipt: { remaining: number }) => receipt.remaining);
    expect(remaining).toEqual([795_000, 860_000, 960_000]);
  });

  it("is not taken with a code that a newer one has replaced", async () => {
    const { payUrl } = (await issue({ amount: 100_000 })).data;
    await issue({ amount: 70_000 });
    expect((await decide(payUrl, "pay")).body.outcome).toBe("outdated");
  });

  it("lowers the late fee of what is left, also on its receipt", async () => {
    const { payUrl } = (await issue({ orderId: "o-180", amount: 215_000 })).data;
    await decide(payUrl, "pay");
    // 5 % a month of ₱500, for three days, each in whole centavos.
    expect((await play("o-180")).data.repayAmount).toBe(50_000 + 3 * 83);
    expect((await receiptsOf("o-180"))[0]).toMatchObject({ nextAmount: 50_249, remaining: 580_249 });
  });

  it.each([49_999, 215_001, 264_999])("cannot be %d centavos", async (amount) => {
    expect((await issue({ amount })).code).toBe("23");
  });
});

describe("the wallet", () => {
  it("pays an instalment once, and the loan shows it", async () => {
    const { payUrl } = (await issue()).data;
    const page = await (await sandbox.app.request(payUrl)).text();
    expect(page).toContain("₱2650.00");
    expect(page).toContain("Pay ₱2650.00");
    expect((await decide(payUrl, "pay")).body).toEqual({ outcome: "paid" });
    expect((await decide(payUrl, "pay")).body).toEqual({ outcome: "already-paid" });
    expect(count().payments).toBe(1);
    const order = await state();
    expect(order.instalments[0]).toMatchObject({ paidOn: "2026-11-21", paidCentavos: 265_000 });
    expect(order.status).toBe("170");
    const { data } = await play();
    expect(data.repayPlan[0].state).toBe("paid");
    expect(data).toMatchObject({
      repayDate: "2026-12-24",
      payment: { state: "paid", amount: 265_000, channelName: "Sandbox Wallet" },
    });
    expect(data.defDetail.payCode, "the old code is no longer valid").toBe("");
  });

  it("rejects a second code of the same instalment as out of date", async () => {
    const wallet = (await issue()).data.payUrl;
    const banking = (await issue({ channelNumber: 90003 })).data.payCode;
    await decide(wallet, "pay");
    expect((await decide(await walletUrlOf(banking), "pay")).body).toEqual({ outcome: "outdated" });
    expect(count().payments).toBe(1);
  });

  it("rejects a code as out of date after the late fee has changed the amount", async () => {
    const { payUrl } = (await issue()).data;
    await moveDays(10);
    expect((await decide(payUrl, "pay")).body).toEqual({ outcome: "outdated" });
    expect(await (await sandbox.app.request(payUrl)).text()).toContain("Out of date");
    const { repayAmount } = (await play()).data;
    const fresh = await issue({ amount: repayAmount });
    const live = (await state()).codes.filter((code: { state: string }) => code.state === "open");
    expect(live.map((code: { channelNumber: number }) => code.channelNumber)).toEqual([COUNTER, WALLET]);
    expect((await play()).data.defDetail.replaced.map((code: { payCode: string }) => code.payCode)).toContain(
      "801244673091",
    );
    expect((await decide(fresh.data.payUrl, "pay")).body).toEqual({ outcome: "paid" });
  });
});

describe("the newest payment of an order", () => {
  const details = async () => (await sandbox.get("/v3/loan-details", ORDER)).data.payment;
  const urlOf = async (fields: object = {}) => (await issue(fields)).data.payUrl;
  it('is "none" until a payer has decided', async () => {
    expect((await details()).state).toBe("none");
    await issue();
    expect((await details()).state).toBe("none");
  });

  it.each([
    ["leave-pending", "processing"],
    ["refuse", "refused"],
    ["pay", "paid"],
  ])("after %s is %s, in every response, and the same code pays once", async (decision, expected) => {
    const url = await urlOf();
    expect((await decide(url, decision)).body).toEqual({ outcome: expected });
    const payment = { state: expected, purpose: "instalment", amount: 265_000, channelName: "Sandbox Wallet" };
    expect(await details()).toMatchObject(payment);
    expect((await play()).data.payment).toMatchObject(payment);
    expect((await extension()).data.payment).toMatchObject(payment);
    expect((await sandbox.post("/repayment-way", { orderId: "o-174" })).data.payment).toMatchObject(payment);
    expect((await decide(url, "pay")).body).toEqual({ outcome: expected === "paid" ? "already-paid" : "paid" });
    expect((await details()).state).toBe("paid");
    expect(count().payments).toBe(1);
  });

  it("stays pending while another channel declines", async () => {
    await decide(await urlOf(), "leave-pending");
    sandbox.pass(1000);
    await decide(await walletUrlOf((await issue({ channelNumber: 90003 })).data.payCode), "refuse");
    expect(await details()).toMatchObject({ state: "processing", channelName: "Sandbox Wallet" });
  });

  it("is not pending after its amount has changed, because it can no longer be paid", async () => {
    await decide(await urlOf(), "leave-pending");
    await moveDays(10);
    expect((await details()).state).toBe("none");
  });

  it("is part of the refusal of a paid extension, with the next amount due", async () => {
    await decide(await urlOf({ amount: 25_000, isDelay: "1" }), "pay");
    expect(await extension()).toMatchObject({
      code: "21",
      data: {
        payment: { state: "paid", purpose: "extension", amount: 25_000, channelName: "Sandbox Wallet" },
        next: { amount: 265_000, date: "2026-12-24" },
      },
    });
  });
});

describe("an extension", () => {
  const movedDates = ["2026-12-24", "2027-01-23", "2027-02-22", "2027-03-24"];

  it("returns its price and its dates before the borrower chooses it", async () => {
    const { data } = await extension();
    expect(data.delayInfo).toEqual({
      delayAmount: 25_000,
      title: "Extend by 30 days",
      fee: 10_000,
      interest: 15_000,
      lateFee: 0,
      movedFrom: "2026-11-24",
      movedTo: "2026-12-24",
      dueThen: 265_000,
      newTotal: 25_000 + 1_060_000,
      payNowAmount: 265_000,
      payNowTotal: 1_060_000,
    });
    expect(data).toMatchObject({ repayAmount: 25_000, repayDate: "2026-12-24" });
    expect(data.details).toContainEqual({ text: "Extension fee", value: "₱100.00" });
    expect(data.repayPlan.map((line: { time: string }) => line.time)).toEqual(movedDates);
  });

  it("keeps the instalment's code valid at its new date", async () => {
    const instalment = (await issue()).data;
    await decide((await issue({ amount: 25_000, isDelay: "1" })).data.payUrl, "pay");
    const { dueDate: _, expiresAt: __, ...kept } = instalment;
    expect((await issue()).data).toEqual({ ...kept, dueDate: "2026-12-24", expiresAt: "2026-12-24 23:59:59" });
    expect((await decide(instalment.payUrl, "pay")).body).toEqual({ outcome: "paid" });
    expect(count()).toMatchObject({ extensions: 1, payments: 2 });
  });

  it("of a late payment counts from today and includes the late fee", async () => {
    await sandbox.control("POST", "/sandbox/orders/o-180", { isDelay: "1" });
    expect((await extension("o-180")).data.repayPlan[1].amount).toBe(265_000);
    const { data } = await extension("o-180");
    expect(data.repayDate).toBe("2026-12-21");
    expect(data.delayInfo.delayAmount).toBe(15_000 + 3 * 441 + 10_000);
  });

  it.each([
    ["o-170", "21"],
    ["o-180", "21"],
    ["o-110", "20"],
  ])("of %s is refused with %s", async (orderId, code) => {
    expect((await extension(orderId)).code).toBe(code);
  });
});

describe("the legacy card repayment", () => {
  const way = () => sandbox.post("/repayment-way", { orderId: "o-174" });
  const commit = async (cardId: string, more: object = {}) => {
    const { repayToken, withholdingAmount } = (await way()).data;
    const fields = { amount: withholdingAmount, cardId, orderId: "o-174", repayToken, sendMsg: 0 };
    return sandbox.post("/repayment-commit", { ...fields, ...more });
  };
  const confirm = (repaymentRecordId: string, verifyCode: string) =>
    sandbox.post("/repayment-confirm", { orderId: "o-174", verifyCode, repaymentRecordId });
  const sentCode = async () => /\d{6}/.exec((await sandbox.control("GET", "/sandbox/texts")).body[0].text)?.[0] ?? "";

  it("sends no second code within a minute, and a new one after it", async () => {
    const first = await commit("card-1");
    expect((await commit("card-1", { sendMsg: 1 })).data).toEqual(first.data);
    expect(count().textsSent).toBe(1);
    sandbox.pass(60_000);
    await commit("card-1", { sendMsg: 1 });
    expect(count().textsSent).toBe(2);
  });

  it("refuses every code after five wrong ones, until a new one is sent", async () => {
    const { repayRecordId } = (await commit("card-1")).data;
    for (let turn = 0; turn < 5; turn += 1) await confirm(repayRecordId, "12345x");
    expect((await confirm(repayRecordId, await sentCode())).code).toBe("800007");
    sandbox.pass(60_000);
    await commit("card-1", { sendMsg: 1 });
    expect((await confirm(repayRecordId, await sentCode())).code).toBe("00");
  });

  it("refuses an unknown card, another amount, another borrower's order and an unknown record", async () => {
    expect((await commit("card-9")).code).toBe("800001");
    expect((await commit("card-1", { amount: 1 })).code).toBe("23");
    expect((await commit("card-1", { orderId: "o-other" })).code).toBe("404");
    expect((await confirm("r-none", "123456")).code).toBe("404");
    expect(count().payments).toBe(0);
  });
});

describe("the receipts of an order", () => {
  const receipts = (orderId = "o-174", session?: string) =>
    sandbox.get("/v3/installment/receipts", { orderId }, session ? { session } : {});

  it("contain each payment once, with what remained and when", async () => {
    expect((await receipts()).data).toEqual({
      orderNumber: (await state()).number,
      productName: "Sandbox Cash",
      receipts: [],
      clearance: null,
    });
    const { payUrl, payCode } = (await issue()).data;
    await decide(payUrl, "pay");
    await decide(payUrl, "pay");
    const { data } = await receipts();
    expect(data.receipts).toEqual([
      {
        receiptId: `${data.orderNumber}-P1`,
        purpose: "instalment",
        round: 1,
        count: 4,
        amount: 265_000,
        channelName: "Sandbox Wallet",
        reference: payCode,
        paidAt: expect.stringMatching(/^2026-11-21 \d\d:\d\d:\d\d$/),
        remaining: 795_000,
        nextAmount: 265_000,
        nextDate: "2026-12-24",
      },
    ]);
    expect((await state()).receipts).toHaveLength(1);
    expect((await play("o-174")).data.payment.receiptId).toBe(`${data.orderNumber}-P1`);
  });

  it("contain no time that is later than now", async () => {
    const early = makeSandbox({ now: () => START - 8 * 3_600_000 });
    const { data } = await early.get("/v3/installment/receipts", { orderId: "o-200" });
    expect(data.receipts[0].paidAt).toBe("2026-11-21 02:00:00");
    early.dispose();
  });
});

it("QR Ph receives an EMV payload with the amount, the merchant and a checksum", async () => {
  const { payUrl, payCode } = (await issue({ channelNumber: 90005 })).data;
  const payload = new URL(payUrl).searchParams.get("payCode") ?? "";
  expect(payload).toMatch(/^00020101021228/);
  expect(payload).toContain("54072650.00");
  expect(payload).toContain("5915SANDBOX LENDING");
  expect(payload).toContain(`0512${payCode}`);
  expect(payload).toMatch(/6304[0-9A-F]{4}$/);
});
