import { findOddities } from "@lending/api-client/find-oddities";
import { makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { afterEach, describe, expect, it, vi } from "vitest";
import { scholarships, scholarshipsSchema } from "./fetchScholarships.ts";
import { clickProduct, defineProduct, enterProduct, saveProductClick } from "./productLinks.ts";
import { makeRecommendedProduct, makeScholarships } from "./testing/makeProducts.ts";

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
