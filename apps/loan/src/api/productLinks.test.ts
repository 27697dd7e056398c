import { findOddities } from "@lending/api-client/schema";
import { makeApi, respond, stuck } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchScholarships, scholarshipsSchema } from "./fetchScholarships.ts";
import { enterProduct, fetchProductLink, saveProductClick } from "./productLinks.ts";
import { makeRecommendedProduct, makeScholarships } from "./testing/makeProducts.ts";

const DEFINE = "POST /gopia/goya/define";
const tap = { productId: "p-2", position: 2 };
const fetchLink = (body: unknown) => fetchProductLink(makeApi({ [DEFINE]: body }).api, "31", tap);

afterEach(() => void vi.useRealTimers());

it("enterProduct sends product and position under their obfuscated names, form-encoded", {
  tags: "products.click",
}, async () => {
  const { api, requests } = makeApi({ "POST /gopia/goya/enter": { tarn: "00", strath: { glen: "product" } } });
  expect(await enterProduct(api, tap)).toEqual({ ok: true, link: "product" });
  expect(requests).toMatchObject([{ fields: { lochan: "p-2", corrie: "2" }, headers: { "x-app-version": "1.0.0" } }]);
});

it("saveProductClick waits at most two seconds", async () => {
  vi.useFakeTimers();
  const { api } = makeApi({ "POST /gopia/goya/click": stuck });
  const saved = vi.fn();
  void saveProductClick(api, tap).then(saved);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(saved).toHaveBeenCalled();
});

describe("fetchProductLink", () => {
  it("sends module, position and product under the deployment's names, with the form client's headers", {
    tags: "order-details.define",
  }, async () => {
    const { api, requests } = makeApi({ [DEFINE]: { tarn: "00", strath: { glen: "product" } } });
    await fetchProductLink(api, "31", tap);
    expect(requests).toMatchObject([
      { fields: { brae: "31", corrie: "2", lochan: "p-2" }, headers: { "x-app-version": "1.0.0" } },
    ]);
  });

  it.each(["00", "0", 0])("returns the link for status %j", { tags: "order-details.product-answer" }, async (tarn) => {
    expect(await fetchLink({ tarn, strath: { glen: "https://p.test/2", ben: "" } })).toEqual({
      ok: true,
      link: "https://p.test/2",
    });
  });

  it.each([
    ["a refusal", { tarn: "17", strath: { glen: "https://p.test/2", ben: "Full today" } }, "Full today"],
    ["a refusal with its message outside its data", { tarn: "17", strath: null, ben: "Full today" }, "Full today"],
    ["a refusal in the common envelope", { code: "404", message: "No such product." }, ""],
    ["success without a link", { tarn: "00", strath: { ben: "Come back later" } }, "Come back later"],
    ["a link that is not a text", { tarn: "00", strath: { glen: ["https://p.test/2"] } }, ""],
    ["data that is not an object", { tarn: "00", strath: "https://p.test/2" }, ""],
  ])("parses %s as a refusal", { tags: "order-details.product-answer" }, async (_, body, message) => {
    expect(await fetchLink(body)).toEqual({ ok: false, message });
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

const SCHOLARSHIPS = "POST /panda/honey/scholarships";

async function read(data: unknown) {
  const { api } = makeApi({ [SCHOLARSHIPS]: respond(data) });
  const response = await fetchScholarships(api, new AbortController().signal);
  if (!response.ok) throw new Error(response.message);
  return response.scholarships;
}

describe("fetchScholarships", () => {
  it("parses the cause of the failed login, and the products with their tags", {
    tags: ["products.list", "products.fields", "products.load"],
  }, async () => {
    expect(await read(makeScholarships())).toMatchObject({
      notice: "These loans are open to you today.",
      error: "The partner app could not log you in.",
      products: [
        { name: "Palengke Plus", productId: "p-2", isEnabled: true, tags: ["Four payments", "For small stores"] },
        { name: "Ani Loan", isEnabled: false, tags: ["For farmers"] },
      ],
    });
  });

  it("leaves out invalid products, products without a name, and empty tags", async () => {
    const products = [null, 7, {}, makeRecommendedProduct({ name: "" }), { linnet: "Bare", tags: ["", "One", null] }];
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
