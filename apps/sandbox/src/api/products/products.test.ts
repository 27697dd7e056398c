import { describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

it.each(["demo", "unknown"])(
  "returns to session %s the reason of the failed joint login, with products and their tags",
  async (session) => {
    const { code, data } = await sandbox.post("/panda/honey/scholarships", {}, { session });
    expect(code).toBe("00");
    expect(data.errMessage).toBe("The partner app could not log you in.");
    const names = ["Sandbox Cash", "Palengke Plus", "Biyahe Loan", "Ani Loan"];
    expect(data.products.map((product: Record<string, unknown>) => product.linnet)).toEqual(names);
    expect(data.products[1].tags).toEqual(["Four payments", "For small stores"]);
  },
);

it("records a click, then returns the product's link", async () => {
  const fields = { brae: "7", corrie: "0", lochan: "p-1" };
  const linkTo = (glen: string) => ({ tarn: "00", strath: { glen } });
  expect(await sandbox.post("/gopia/goya/click", fields, { session: "unknown" })).toMatchObject(linkTo(""));
  const link = linkTo("http://localhost:4100/loanConfirm?productId=p-1");
  expect(await sandbox.post("/gopia/goya/enter", fields)).toMatchObject(link);
  expect(sandbox.lender.effects.count().productOpenings).toBe(2);
});

it.each(["/gopia/goya/click", "/gopia/goya/enter"])("refuses an unknown product at %s", async (path) => {
  const refusal = { tarn: "404", ben: "We could not find this product." };
  expect(await sandbox.post(path, { lochan: "p-9" })).toMatchObject(refusal);
  expect(await sandbox.post(path, {})).toMatchObject({ tarn: "400", message: "lochan is missing." });
});

describe("a click on a recommended product", () => {
  const define = (lochan: string, session = "demo") =>
    sandbox.post("/gopia/goya/define", { brae: "20", corrie: "1", lochan }, { session });

  it.each([
    ["p-2", "http://localhost:4100/loanConfirm2?productId=p-2"],
    ["p-3", "product"],
  ])("on %s returns a confirmation of this site, or a native page: %s", async (productId, glen) => {
    expect(await define(productId)).toMatchObject({ tarn: "00", strath: { glen, ben: "" } });
  });

  it("is refused for a disabled product, under both sets of names", async () => {
    const ben = "Ani Loan is full today. Please try again tomorrow.";
    const plain = { code: "30", message: ben, data: null };
    expect(await define("p-4")).toEqual({ ...plain, tarn: "30", strath: { glen: "", ben }, ben });
  });

  it("is refused for an unknown product and an unknown session", async () => {
    expect(await define("p-9")).toMatchObject({ tarn: "404" });
    expect(await define("p-2", "nobody")).toMatchObject({ tarn: "401" });
  });
});
