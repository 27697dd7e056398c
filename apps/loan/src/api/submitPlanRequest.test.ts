import { keepsIdempotencyKey, makeApi, respond } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { submitPlanRequest } from "./submitPlanRequest.ts";

const ROUTE = "POST /v3/loan-details/request-plan";
const ids = { productId: "p-1", orderId: "o-1" };

it("sends the order and returns the acknowledgement", async () => {
  const { api, requests } = makeApi({ [ROUTE]: respond({ reference: "20261218-P001", date: "2026-12-21" }) });
  const sent = { ok: true, isSent: true, reference: "20261218-P001", answerBy: "2026-12-21" };
  expect(await submitPlanRequest(api, ids)).toEqual(sent);
  expect(requests).toMatchObject([{ method: "POST", fields: ids }]);
});

it.each([[null], [{ reference: null, date: [] }]])("counts as sent with the data %j", async (data) => {
  const { api } = makeApi({ [ROUTE]: respond(data) });
  expect(await submitPlanRequest(api, ids)).toEqual({ ok: true, isSent: true, reference: "", answerBy: "" });
});

it("returns a refusal as a value", async () => {
  const { api } = makeApi({ [ROUTE]: respond(null, { code: "409", message: "Nothing to pay." }) });
  expect(await submitPlanRequest(api, ids)).toEqual({ ok: false, message: "Nothing to pay." });
});

it("keeps its idempotency key after an unreadable response", async () => {
  expect(await keepsIdempotencyKey(ROUTE, (api) => submitPlanRequest(api, ids))).toBe(true);
});
