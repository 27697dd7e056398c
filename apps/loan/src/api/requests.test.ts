import { findOddities } from "@lending/api-client/find-oddities";
import { keepsIdempotencyKey, lost, makeApi, respond, routeOf, status, stuck } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { afterEach, describe, expect, it, vi } from "vitest";
import { submitPlanRequest } from "./cannotPay.ts";
import { loanAgreements, newerAgreementLink, newerLoanAgreements } from "./fetchAgreements.ts";
import { scholarships, scholarshipsSchema } from "./fetchScholarships.ts";
import { pushLoan, pushNewerLoan } from "./offer.ts";
import { clickProduct, defineProduct, enterProduct, saveProductClick } from "./productLinks.ts";
import { submitStoreRating } from "./submitStoreRating.ts";
import { makeRecommendedProduct, makeScholarships } from "./testing/makeProducts.ts";

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

const tap = { productId: "p-2", position: 2 };
const define = defineProduct({ ...tap, moduleId: "31" });
const fetchLink = (body: unknown) => makeApi({ [routeOf(defineProduct)]: body }).api.request(define);

afterEach(() => void vi.useRealTimers());

it("enterProduct sends product and position under their obfuscated names, form-encoded", {
  tags: "products.click",
}, async () => {
  const { api, requests } = makeApi({ [routeOf(enterProduct)]: { tarn: "00", strath: { glen: "product" } } });
  expect(await api.request(enterProduct(tap))).toEqual({ ok: true, value: "product" });
  expect(requests).toMatchObject([{ fields: { lochan: "p-2", corrie: "2" }, headers: { "x-app-version": "1.0.0" } }]);
});

it("saveProductClick waits at most two seconds", async () => {
  vi.useFakeTimers();
  const { api } = makeApi({ [routeOf(clickProduct)]: stuck });
  const saved = vi.fn();
  void saveProductClick(api, tap).then(saved);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(saved).toHaveBeenCalled();
});

describe("the link of a recommended product", () => {
  it("sends module, position and product under the deployment's names, with the form client's headers", {
    tags: "order-details.define",
  }, async () => {
    const { api, requests } = makeApi({ [routeOf(defineProduct)]: { tarn: "00", strath: { glen: "product" } } });
    await api.request(define);
    expect(requests).toMatchObject([
      { fields: { brae: "31", corrie: "2", lochan: "p-2" }, headers: { "x-app-version": "1.0.0" } },
    ]);
  });

  it.each(["00", "0", 0])("returns the link for status %j", { tags: "order-details.product-answer" }, async (tarn) => {
    expect(await fetchLink({ tarn, strath: { glen: "https://p.test/2", ben: "" } })).toEqual({
      ok: true,
      value: "https://p.test/2",
    });
  });

  it.each([
    ["a refusal", { tarn: "17", strath: { glen: "https://p.test/2", ben: "Full today" } }, "Full today"],
    ["a refusal with its message outside its data", { tarn: "17", strath: null, ben: "Full today" }, "Full today"],
    ["a refusal in the common envelope", { code: "404", message: "No such product." }, "No such product."],
    ["success without a link", { tarn: "00", strath: { ben: "Come back later" } }, "Come back later"],
    ["a link that is not a text", { tarn: "00", strath: { glen: ["https://p.test/2"] } }, ""],
    ["data that is not an object", { tarn: "00", strath: "https://p.test/2" }, ""],
  ])("parses %s as a refusal", { tags: "order-details.product-answer" }, async (_, body, message) => {
    expect(await fetchLink(body)).toMatchObject({ ok: false, message });
  });

  it.each<[unknown]>([
    [{ strath: { glen: "https://p.test/2", ben: "Full today" } }],
    ...[{}, true, ["00"], null, "", "ok"].map((tarn) => [{ tarn, strath: { ben: "Full today" } }] as [unknown]),
    [{}],
    [null],
    [[]],
  ])("throws a fault for %j, which is not a refusal", async (body) => {
    await expect(fetchLink(body)).rejects.toMatchObject({ code: "UNREADABLE" });
  });
});

async function read(data: unknown) {
  const { api } = makeApi({ [routeOf(scholarships)]: respond(data) });
  const response = await api.request(scholarships());
  if (!response.ok) throw new Error(response.message);
  return response.value;
}

describe("the products of a failed login", () => {
  it("parses the cause of the failed login, and the products with their tags", {
    tags: ["products.list", "products.fields", "products.load"],
  }, async () => {
    expect(await read(makeScholarships())).toMatchObject({
      notice: "These loans are open to you today.",
      error: "The partner app could not log you in.",
      products: [
        { name: "Palengke Plus", productId: "p-2", enabled: true, tags: ["Four payments", "For small stores"] },
        { name: "Ani Loan", enabled: false, tags: ["For farmers"] },
      ],
    });
  });

  it("leaves out invalid products, products without a name, and empty tags", async () => {
    const products = [
      null,
      7,
      {},
      makeRecommendedProduct({ name: "" }),
      { linnet: "Bare", tags: ["", "One", null, "One"] },
    ];
    expect((await read(makeScholarships({ products }))).products).toMatchObject([{ name: "Bare", tags: ["One"] }]);
  });

  it.each([[{}], [null], [[]], ["no"]])("parses %j as an empty result", async (data) => {
    expect(await read(data)).toEqual({ notice: "", error: "", products: [] });
  });

  it("uses fixtures that match the wire schemas", () => {
    expect(findOddities(scholarshipsSchema(parseEnvironment({}).wireNames.recommended), makeScholarships())).toEqual(
      [],
    );
  });
});
