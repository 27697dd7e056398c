import type { Api } from "@lending/api-client";
import { keepsIdempotencyKey, lost, makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { fetchAgreementLink } from "./fetchAgreementLink.ts";
import { fetchAgreements } from "./fetchAgreements.ts";
import { pushLoan } from "./pushLoan.ts";
import { submitPlanRequest } from "./submitPlanRequest.ts";
import { submitStoreRating } from "./submitStoreRating.ts";

const V3 = "POST /v3/loan-confirm/loan-detail-push";
const NEWER = "POST /gopia/goya/push";
const PLAN = "POST /v3/loan-details/request-plan";
const ids = { productId: "p-1", orderId: "o-1" };
const offer = { amount: { centavos: 1_000_000 }, periods: "120", termUnit: "days" };
const link = "https://h5.test/loanDetail?orderId=o-1";

it.each<[string, (api: Api) => Promise<unknown>]>([
  [V3, (api) => pushLoan(api, "v3", "p-1", offer)],
  [NEWER, (api) => pushLoan(api, "newer", "p-1", offer)],
  [PLAN, (api) => submitPlanRequest(api, ids)],
  ["POST /v3/loan-details/google-score", (api) => submitStoreRating(api, ids)],
])("%s keeps its idempotency key after an unreadable response", async (route, call) => {
  expect(await keepsIdempotencyKey(route, call)).toBe(true);
});

describe("pushLoan", () => {
  it("sends exactly the offer that was fetched, and returns the URL of the order", {
    tags: ["confirmation.push-opens", "confirmation.push"],
  }, async () => {
    const { api, requests } = makeApi({ [V3]: respond({ lendDetailsUrl: link }) });
    expect(await pushLoan(api, "v3", "p-1", offer)).toEqual({ ok: true, link });
    expect(requests.map(({ fields }) => fields)).toEqual([
      { amount: "1000000", periods: "120", termUnit: "days", productId: "p-1" },
    ]);
  });

  it.each(["nutmeg", "lendDetailsUrl"])(
    "sends the newer variant under its obfuscated names, form-encoded, and reads the URL from %s",
    { tags: "confirmation.variant" },
    async (name) => {
      const { api, requests } = makeApi({ [NEWER]: respond({ [name]: link }) });
      expect(await pushLoan(api, "newer", "p-1", offer)).toEqual({ ok: true, link });
      expect(requests).toMatchObject([
        {
          fields: { alder: "1000000", birch: "120", cedar: "days", productId: "p-1" },
          headers: { "content-type": expect.stringContaining("x-www-form-urlencoded") },
        },
      ]);
    },
  );

  it("sends an amount that the server formatted back unchanged", async () => {
    const { api, requests } = makeApi({ [V3]: respond({}) });
    expect(await pushLoan(api, "v3", "p-1", { ...offer, amount: { text: "₱10,000" } })).toEqual({ ok: true, link: "" });
    expect(requests[0]?.fields).toMatchObject({ amount: "₱10,000" });
  });
});

describe.each([
  ["v3", "GET /v3/contract/contract"],
  ["newer", "GET /gopia/goya/agreements"],
] as const)("fetchAgreements of %s", { tags: "confirmation.agreements" }, (variant, name) => {
  const known = { title: "Loan agreement", identifier: "loan-agreement" };

  it.each([
    [[known, { title: "", identifier: "x" }, { title: "No name" }, null, "invalid"], [known]],
    [null, []],
    [{ list: [] }, []],
  ])("requests the agreements of scene 3, and reads %j", async (data, agreements) => {
    const { api, requests } = makeApi({ [name]: respond(data) });
    expect(await fetchAgreements(api, variant, "p-1")).toEqual({ ok: true, agreements });
    expect(requests).toMatchObject([{ query: { productId: "p-1", scene: "3" } }]);
  });

  it("returns a refusal as a value, and a lost connection as a refusal without a message", async () => {
    const { api, route } = makeApi({ [name]: respond(null, { code: "1", message: "Not now" }) });
    expect(await fetchAgreements(api, variant, "p-1")).toEqual({ ok: false, message: "Not now" });
    route(name, lost);
    expect(await fetchAgreements(api, variant, "p-1")).toEqual({ ok: false, message: "" });
  });
});

it("reads the link of an agreement from a newer variant that keeps version 3's name", async () => {
  const { api } = makeApi({ "GET /gopia/goya/agreement-jump": respond({ contract_url: link }) });
  const agreement = { ...ids, variant: "newer", scene: "3", position: "loan-agreement" } as const;
  expect(await fetchAgreementLink(api, agreement, new AbortController().signal)).toEqual({ ok: true, link });
});

it.each([[null], [{ reference: null, date: [] }]])("counts a plan as requested with the data %j", async (data) => {
  const { api } = makeApi({ [PLAN]: respond(data) });
  expect(await submitPlanRequest(api, ids)).toEqual({ ok: true, isSent: true, reference: "", answerBy: "" });
});
