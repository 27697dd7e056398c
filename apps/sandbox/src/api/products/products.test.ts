import { expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

it.each(["demo", "unknown"])(
  "returns to session %s the reason of the failed joint login, with products and their tags",
  async (session) => {
    const { code, data } = await sandbox.post("/panda/honey/scholarships", {}, { session });
    expect(code).toBe("00");
    expect(data.errMessage).toBe("The partner app could not log you in.");
    expect(data.products.map((product: Record<string, unknown>) => product.linnet)).toEqual([
      "Sandbox Cash",
      "Palengke Plus",
      "Biyahe Loan",
      "Ani Loan",
    ]);
    expect(data.products[1].tags).toEqual(["Four payments", "For small stores"]);
  },
);

it("records a click, then returns the product's link", async () => {
  const fields = { brae: "7", corrie: "0", lochan: "p-1" };
  expect(await sandbox.post("/gopia/goya/click", fields, { session: "unknown" })).toMatchObject({
    tarn: "00",
    strath: { glen: "" },
  });
  expect(await sandbox.post("/gopia/goya/enter", fields)).toMatchObject({
    tarn: "00",
    strath: { glen: "http://localhost:4100/loanConfirm?productId=p-1" },
  });
  expect(sandbox.lender.effects.count().productOpenings).toBe(2);
});

it.each(["/gopia/goya/click", "/gopia/goya/enter"])("refuses an unknown product at %s", async (path) => {
  expect(await sandbox.post(path, { lochan: "p-9" })).toMatchObject({
    tarn: "404",
    ben: "We could not find this product.",
  });
  expect(await sandbox.post(path, {})).toMatchObject({ tarn: "400", message: "lochan is missing." });
});
