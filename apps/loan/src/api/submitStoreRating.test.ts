import { keepsIdempotencyKey, makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { submitStoreRating } from "./submitStoreRating.ts";

const ids = { productId: "p-1", orderId: "o-1" };

describe("submitStoreRating", () => {
  it("posts a score of 5 for the order", { tags: "order-details.rating-score" }, async () => {
    const { api, requests } = makeApi({ "POST /v3/loan-details/google-score": respond() });
    expect(await submitStoreRating(api, ids)).toMatchObject({ ok: true });
    expect(requests).toMatchObject([{ method: "POST", fields: { score: "5", ...ids } }]);
  });

  it("keeps its idempotency key after an unreadable response", async () => {
    const rate = keepsIdempotencyKey("POST /v3/loan-details/google-score", (api) => submitStoreRating(api, ids));
    expect(await rate).toBe(true);
  });

  it("returns a refusal as a value", { tags: "order-details.rating-score" }, async () => {
    const { api } = makeApi({
      "POST /v3/loan-details/google-score": respond(null, { code: "7", message: "Rated before" }),
    });
    expect(await submitStoreRating(api, ids)).toMatchObject({ ok: false, message: "Rated before" });
  });
});
