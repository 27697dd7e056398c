import { lost, makeApi } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { fetchProductLink } from "./fetchProductLink.ts";

const tap = { productId: "p-2", moduleId: "31", position: 2 };

const fetchLink = (body: unknown) => fetchProductLink(makeApi({ "POST /gopia/goya/define": body }).api, tap);

describe("fetchProductLink", () => {
  it("sends module, position and product under the deployment's names, with the form client's headers", {
    tags: "order-details.define",
  }, async () => {
    const { api, requests } = makeApi({ "POST /gopia/goya/define": { tarn: "00", strath: { glen: "product" } } });
    await fetchProductLink(api, tap);
    expect(requests).toMatchObject([
      { fields: { brae: "31", corrie: "2", lochan: "p-2" }, headers: { "x-app-version": "1.0.0" } },
    ]);
  });

  it.each([["00"], ["0"], [0]])(
    "returns the link when the status is %j",
    { tags: "order-details.product-answer" },
    async (tarn) => {
      expect(await fetchLink({ tarn, strath: { glen: "https://p.test/2", ben: "" } })).toEqual({
        ok: true,
        link: "https://p.test/2",
      });
    },
  );

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

  it("throws a fault when the connection is lost", async () => {
    await expect(fetchLink(lost)).rejects.toMatchObject({ code: "NETWORK" });
  });
});
