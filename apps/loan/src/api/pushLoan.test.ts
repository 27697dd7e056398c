import { keepsIdempotencyKey, makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { pushLoan } from "./pushLoan.ts";

const V3 = "POST /v3/loan-confirm/loan-detail-push";
const NEWER = "POST /gopia/goya/push";
const offer = { amount: { centavos: 1_000_000 }, periods: "120", termUnit: "days" };

describe("pushLoan", () => {
  it("sends exactly the offer that was fetched, and returns the URL of the order", {
    tags: ["confirmation.push-opens", "confirmation.push"],
  }, async () => {
    const { api, requests } = makeApi({ [V3]: respond({ lendDetailsUrl: "https://h5.test/loanDetail?orderId=o-1" }) });
    expect(await pushLoan(api, "v3", "p-1", offer)).toEqual({
      ok: true,
      link: "https://h5.test/loanDetail?orderId=o-1",
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.fields).toEqual({ amount: "1000000", periods: "120", termUnit: "days", productId: "p-1" });
  });

  it("sends the newer variant under its obfuscated names, form-encoded", { tags: "confirmation.variant" }, async () => {
    const { api, requests } = makeApi({ [NEWER]: respond({ nutmeg: "https://h5.test/loanDetail?orderId=o-1" }) });
    expect(await pushLoan(api, "newer", "p-1", offer)).toEqual({
      ok: true,
      link: "https://h5.test/loanDetail?orderId=o-1",
    });
    expect(requests).toMatchObject([
      {
        fields: { alder: "1000000", birch: "120", cedar: "days", productId: "p-1" },
        headers: { "content-type": expect.stringContaining("x-www-form-urlencoded") },
      },
    ]);
  });

  it("accepts a newer variant that keeps version 3's name for the link", async () => {
    const { api } = makeApi({ [NEWER]: respond({ lendDetailsUrl: "https://h5.test/loanDetail?orderId=o-1" }) });
    expect(await pushLoan(api, "newer", "p-1", offer)).toEqual({
      ok: true,
      link: "https://h5.test/loanDetail?orderId=o-1",
    });
  });

  it("sends an amount that the server formatted back unchanged", async () => {
    const { api, requests } = makeApi({ [V3]: respond({}) });
    expect(await pushLoan(api, "v3", "p-1", { ...offer, amount: { text: "₱10,000" } })).toEqual({ ok: true, link: "" });
    expect(requests[0]?.fields).toMatchObject({ amount: "₱10,000" });
  });

  it.each([
    ["v3", V3],
    ["newer", NEWER],
  ] as const)("(%s) keeps its idempotency key after an unreadable response", async (variant, route) => {
    expect(await keepsIdempotencyKey(route, (api) => pushLoan(api, variant, "p-1", offer))).toBe(true);
  });
});
