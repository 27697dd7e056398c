import type { Api } from "@lending/api-client";
import { keepsIdempotencyKey } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { createPayment } from "./createPayment.ts";
import { commitCardRepayment, confirmCardRepayment, createHostedPayment } from "./submitCardRepayment.ts";

const amount = { centavos: 265000 };
const ids = { productId: "p-1", orderId: "o-1" };
const card = { id: "card-1", bankName: "Bank of the Sandbox", number: "**** 4567", bankCode: "BOS" };
const repayment = { cards: [card], amount, orderId: "o-1", token: "token-1", couponId: "" };

it.each<[string, (api: Api) => Promise<unknown>]>([
  [
    "POST /v3/loan-details/generate-vcode",
    (api) => createPayment(api, { ...ids, amount, channelNumber: "7", isDelay: false }),
  ],
  ["POST /repayment-commit", (api) => commitCardRepayment(api, repayment, card)],
  ["POST /repayment-confirm", (api) => confirmCardRepayment(api, { orderId: "o-1", recordId: "r-1", code: "123456" })],
  ["POST /repayment-huichao", (api) => createHostedPayment(api, { userId: "u-1", orderId: "o-1", amount })],
])("%s keeps its idempotency key after an unreadable response", async (route, call) => {
  expect(await keepsIdempotencyKey(route, call)).toBe(true);
});
