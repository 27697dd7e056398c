import { makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { createPayment } from "./createPayment.ts";
import { createHostedPayment } from "./submitCardRepayment.ts";

const payment = { productId: "p-1", orderId: "o-1", amount: { centavos: 265000 }, channelNumber: "7", isDelay: false };

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
])("a payment's response %j has the code %j", async (data, payCode) => {
  const { api } = makeApi({ "POST /v3/loan-details/generate-vcode": respond(data) });
  expect(await createPayment(api, payment)).toMatchObject({
    ok: true,
    payLink: "payUrl" in data ? data.payUrl : "",
    payCode,
  });
});

it.each([
  [
    [{ title: "At a counter", list: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }],
    [{ title: "At a counter", places: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }],
  ],
  ["x", []],
])("a payment's response with the notice %j has its steps", async (payNotice, instructions) => {
  const { api } = makeApi({ "POST /v3/loan-details/generate-vcode": respond({ payNotice }) });
  expect(await createPayment(api, payment)).toMatchObject({ instructions });
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
