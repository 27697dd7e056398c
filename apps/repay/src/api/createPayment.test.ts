import { makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { createPayment } from "./createPayment.ts";
import { createHostedPayment } from "./submitCardRepayment.ts";

const payment = { productId: "p-1", orderId: "o-1", amount: { centavos: 265000 }, channelNumber: "7", isDelay: false };
const PATH = "/v3/loan-details/generate-vcode";

async function pay(data: unknown) {
  const { api } = makeApi({ [`POST ${PATH}`]: respond(data) });
  return createPayment(api, payment);
}

describe("createPayment", () => {
  it.each([
    [false, undefined],
    [true, "1"],
  ])("requests a code for this order, amount and channel; for an extension: %s", async (isDelay, sent) => {
    const { api, requests } = makeApi({ [`POST ${PATH}`]: respond({}) });
    await createPayment(api, { ...payment, isDelay });
    expect(requests).toMatchObject([{ method: "POST", path: PATH }]);
    expect(requests[0]?.fields).toMatchObject({
      productId: "p-1",
      orderId: "o-1",
      amount: "265000",
      channelNumber: "7",
    });
    expect(requests[0]?.fields.isDelay).toBe(sent);
  });

  it.each([
    [{ payUrl: "https://pay.test/x", payCode: "123" }, "123"],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777" }, "777"],
    [{ payUrl: "https://h5.test/repaymentOfCode2?payCode=777&x=1" }, "777"],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777", payCode: "123" }, "123"],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777&showType=2" }, ""],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777&showType=1" }, "777"],
    [{ payUrl: "https://h5.test/repaymentOfCode3?payCode=777" }, ""],
    [{ payUrl: "https://h5.test/other?payCode=777" }, ""],
    [{ payUrl: "https://h5.test/repaymentOfCode" }, ""],
    [{}, ""],
  ])("reads from %j the code %j", async (data, payCode) => {
    expect(await pay(data)).toMatchObject({ ok: true, payLink: "payUrl" in data ? data.payUrl : "", payCode });
  });

  it("reads the steps to pay this amount", async () => {
    const payNotice = [{ title: "At a counter", list: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }];
    expect(await pay({ payNotice })).toMatchObject({
      instructions: [{ title: "At a counter", places: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }],
    });
    expect(await pay({ payNotice: "x" })).toMatchObject({ instructions: [] });
  });

  it("returns the message of a refusal", async () => {
    const { api } = makeApi({ [`POST ${PATH}`]: respond(null, { code: "1", message: "Closed today" }) });
    expect(await createPayment(api, payment)).toEqual({ ok: false, message: "Closed today" });
  });
});

describe("createHostedPayment", () => {
  const hosted = { userId: "u-1", orderId: "o-1", amount: { text: "₱2.650" } };

  it("requests the page that takes this amount", async () => {
    const { api, requests } = makeApi({ "POST /repayment-huichao": respond({ url: "https://pay.test/h" }) });
    expect(await createHostedPayment(api, hosted)).toEqual({ ok: true, link: "https://pay.test/h" });
    expect(requests[0]?.fields).toMatchObject({ userId: "u-1", orderId: "o-1", amount: "₱2.650" });
  });

  it("returns the message of a refusal", async () => {
    const { api } = makeApi({ "POST /repayment-huichao": respond(null, { code: "1", message: "Closed today" }) });
    expect(await createHostedPayment(api, hosted)).toEqual({ ok: false, message: "Closed today" });
  });
});
