import { keepsIdempotencyKey, lost, makeApi, respond, routeOf, status } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { submitPlanRequest } from "./cannotPay.ts";
import { loanAgreements, newerAgreementLink, newerLoanAgreements } from "./fetchAgreements.ts";
import { pushLoan, pushNewerLoan } from "./offer.ts";
import { submitStoreRating } from "./submitStoreRating.ts";

const ids = { productId: "p-1", orderId: "o-1" };
const offer = { productId: "p-1", amount: { centavos: 1_000_000 }, periods: "120", termUnit: "days" };
const link = "https://h5.test/loanDetail?orderId=o-1";

it.each([
  ["an application", pushLoan(offer)],
  ["an application in the newer variant", pushNewerLoan(offer)],
  ["a request for a plan", submitPlanRequest(ids)],
  ["a rating", submitStoreRating(ids)],
])("%s keeps its idempotency key after an unreadable response", async (_, call) => {
  expect(await keepsIdempotencyKey(call)).toBe(true);
});

describe("an application", () => {
  it("sends exactly the offer that was fetched, and returns the URL of the order", {
    tags: ["confirmation.push-opens", "confirmation.push"],
  }, async () => {
    const { api, requests } = makeApi({ [routeOf(pushLoan)]: respond({ lendDetailsUrl: link }) });
    expect(await api.request(pushLoan(offer))).toEqual({ ok: true, value: link });
    expect(requests.map(({ fields }) => fields)).toEqual([
      { amount: "1000000", periods: "120", termUnit: "days", productId: "p-1" },
    ]);
  });

  it.each(["nutmeg", "lendDetailsUrl"])(
    "sends the newer variant under its obfuscated names, form-encoded, and reads the URL from %s",
    { tags: "confirmation.variant" },
    async (name) => {
      const { api, requests } = makeApi({ [routeOf(pushNewerLoan)]: respond({ [name]: link }) });
      expect(await api.request(pushNewerLoan(offer))).toEqual({ ok: true, value: link });
      expect(requests).toMatchObject([
        {
          fields: { alder: "1000000", birch: "120", cedar: "days", productId: "p-1" },
          headers: { "content-type": expect.stringContaining("x-www-form-urlencoded") },
        },
      ]);
    },
  );

  it("sends an amount that the server formatted back unchanged", async () => {
    const { api, requests } = makeApi({ [routeOf(pushLoan)]: respond({}) });
    const call = pushLoan({ ...offer, amount: { text: "₱10,000" } });
    expect(await api.request(call)).toEqual({ ok: true, value: "" });
    expect(requests[0]?.fields).toMatchObject({ amount: "₱10,000" });
  });
});

describe.each([
  ["version 3", loanAgreements, "GET /v3/contract/contract"],
  ["the newer variant", newerLoanAgreements, "GET /gopia/goya/agreements"],
])("the agreements of %s", { tags: "confirmation.agreements" }, (_, endpoint, name) => {
  const known = { title: "Loan agreement", identifier: "loan-agreement" };

  it.each([
    [[known, { title: "", identifier: "x" }, { title: "No name" }, null, "invalid"], [known]],
    [null, []],
    [{ list: [] }, []],
  ])("requests the agreements of scene 3, and reads %j", async (data, value) => {
    const { api, requests } = makeApi({ [name]: respond(data) });
    expect(await api.request(endpoint({ productId: "p-1" }))).toEqual({ ok: true, value });
    expect(requests).toMatchObject([{ query: { productId: "p-1", scene: "3" } }]);
  });

  it("returns a refusal as a value, and a lost connection or HTTP 403 as a refusal without a message", async () => {
    const { api, route } = makeApi({ [name]: respond(null, { code: "1", message: "Not now" }) });
    expect(await api.request(endpoint({ productId: "p-1" }))).toMatchObject({ ok: false, message: "Not now" });
    for (const unavailable of [lost, status(403)]) {
      route(name, unavailable);
      expect(await api.request(endpoint({ productId: "p-1" }))).toMatchObject({ ok: false, message: "" });
    }
    route(name, status(401));
    await expect(api.request(endpoint({ productId: "p-1" }))).rejects.toMatchObject({ code: "SESSION" });
  });
});

it("reads the link of an agreement from a newer variant that keeps version 3's name", async () => {
  const { api } = makeApi({ [routeOf(newerAgreementLink)]: respond({ contract_url: link }) });
  const call = newerAgreementLink({ ...ids, scene: "3", position: "loan-agreement" });
  expect(await api.request(call)).toEqual({ ok: true, value: link });
});

it.each([[null], [{ reference: null, date: [] }]])("counts a plan as requested with the data %j", async (data) => {
  const { api } = makeApi({ [routeOf(submitPlanRequest)]: respond(data) });
  expect(await api.request(submitPlanRequest(ids))).toEqual({
    ok: true,
    value: { isSent: true, reference: "", date: "" },
  });
});
