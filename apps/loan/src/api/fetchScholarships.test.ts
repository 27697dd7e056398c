import { findOddities } from "@lending/api-client/schema";
import { makeApi, respond } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import { fetchScholarships, scholarshipsSchema } from "./fetchScholarships.ts";
import { makeRecommendedProduct, makeScholarships } from "./testing/makeProducts.ts";

const PATH = "POST /panda/honey/scholarships";

async function read(data: unknown) {
  const { api } = makeApi({ [PATH]: respond(data) });
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
