import { findOddities } from "@lending/api-client/find-oddities";
import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import { orderDetails, orderDetailsSchema } from "./fetchOrderDetails.ts";
import { makeOrderDetails } from "./testing/makeOrderDetails.ts";
import { makeRecommendedProduct } from "./testing/makeProducts.ts";

const ids = { productId: "p-1", orderId: "o-1" };

async function readOrder(data: unknown) {
  const result = await makeApi({ [routeOf(orderDetails)]: respond(data) }).api.request(orderDetails(ids));
  if (!result.ok) throw new Error(`refused: ${result.message}`);
  return result.value;
}

const blank = {
  status: "",
  title: "",
  description: "",
  productName: "",
  productLogo: "",
  rows: [],
  recommended: [],
  repayLink: "",
  rolloverAllowed: false,
  servicePhone: "",
  requestsRating: false,
  confirmationLink: "",
  withdrawMessage: "",
  tipMessage: "",
  timeline: [],
  partRange: undefined,
  lateDayFee: { text: "" },
  orderNumber: "",
  balance: { text: "" },
  payoff: { amount: { text: "" }, saves: { text: "" } },
  account: "",
  bankPrompt: undefined,
};

describe("the details of an order", () => {
  it("requests the order by product and order", { tags: ["order-details.ids", "order-details.load"] }, async () => {
    const { api, requests } = makeApi({ "GET /v3/loan-details": respond(makeOrderDetails()) });
    await api.request(orderDetails(ids));
    const query = { ...ids, sessionId: "demo" };
    expect(requests).toMatchObject([{ method: "GET", path: "/v3/loan-details", query }]);
  });

  it.each([
    [{}, {}],
    [{ h5Url: {} }, { repayLink: "" }],
    [{ part: "x" }, { partRange: undefined }],
  ])(
    "parses the fields of an order, and the others beside the malformed %j",
    { tags: ["order-details.fields", "screens.missing-fields"] },
    async (malformed, defaults) => {
      const sent = {
        ...{ orderStatus: "174", noticeStatusText: "Due", noticeDesText: "Pay.", productName: "Sandbox Cash" },
        ...{ h5Url: "https://pay.test/", isDelay: "1", isScore: "1", playeduL: "https://h5.test/done" },
        ...{ reyMsg: "Withdraw.", KindTipsMsg: "Pay only here.", lateDayFee: "441", part: { min: 1, max: 2 } },
        ...{ cardNeedPop: 1, cardPopTitle: "Bind", cardPopMsg: "Bind a card." },
      };
      expect(await readOrder({ ...sent, ...malformed })).toEqual({
        ...blank,
        ...{ status: "174", title: "Due", description: "Pay.", productName: "Sandbox Cash" },
        ...{ repayLink: "https://pay.test/", rolloverAllowed: true, requestsRating: true },
        ...{ confirmationLink: "https://h5.test/done", withdrawMessage: "Withdraw.", tipMessage: "Pay only here." },
        ...{ lateDayFee: { centavos: 441 }, partRange: { min: 1, max: 2 } },
        bankPrompt: { title: "Bind", message: "Bind a card." },
        ...defaults,
      });
    },
  );

  it.each([
    ["https://cdn.test/a.png", "https://cdn.test/a.png"],
    ["javascript:alert(1)", ""],
    ["data:image/svg+xml,<svg/>", ""],
  ])("parses the logo %s of an order and of a recommended product as %j", async (logo, expected) => {
    const order = await readOrder({ productLogo: logo, recProducts: [makeRecommendedProduct({ logo })] });
    expect([order.productLogo, order.recommended[0]?.logo]).toEqual([expected, expected]);
  });

  it("parses a row's numbers as text and leaves out empty rows", async () => {
    const detail = [{ text: 7, value: 10000 }, null, "row", { value: "120 days" }, {}];
    expect((await readOrder({ userOrderDetail: { detail } })).rows).toEqual([
      { label: "7", value: "10000" },
      { label: "", value: "120 days" },
    ]);
  });

  it("opens the bank prompt without a title or message from the server", {
    tags: "order-details.bank-prompt",
  }, async () => {
    const { bankPrompt } = await readOrder({ cardNeedPop: "1" });
    expect(bankPrompt).toEqual({ title: "", message: "" });
  });

  it.each([
    [1, true],
    ["1", true],
    ["0", false],
    [0, false],
    [null, false],
    ["yes", false],
  ])("reads a product's flag %j as %s", { tags: "order-details.disabled-product" }, async (enabled, expected) => {
    const { recommended } = await readOrder({ recProducts: [makeRecommendedProduct({ enabled })] });
    expect(recommended.map((product) => product.enabled)).toEqual([expected]);
  });

  it("leaves out invalid recommended products and those without a name", { tags: "formatting.product" }, async () => {
    const named = [null, 24].map((name) => makeRecommendedProduct({ name }));
    const recProducts = [null, "x", 3, [], {}, ...named];
    const { recommended } = await readOrder({ recProducts });
    expect(recommended.map((product) => product.name)).toEqual(["24"]);
  });

  it.each([[{}], [null], [undefined], [[]], ["order"], [174]])(
    "parses %j as an empty order",
    { tags: "screens.missing-fields" },
    async (data) => {
      expect(await readOrder(data)).toEqual(blank);
    },
  );

  it("returns the server's refusal as a value", async () => {
    const { api } = makeApi({ "GET /v3/loan-details": respond(null, { code: "4004", message: "Order not found" }) });
    expect(await api.request(orderDetails(ids))).toMatchObject({
      ok: false,
      message: "Order not found",
      isFinal: false,
    });
  });

  it("uses fixtures that match the wire schemas", () => {
    const names = parseEnvironment({}).wireNames.recommended;
    for (const orderStatus of ["21", "110", "151", "170", "174", "180", "200", "999"])
      expect(findOddities(orderDetailsSchema(names), makeOrderDetails({ orderStatus }))).toEqual([
        // The lender may omit them: they are additions of this product.
        "payment",
        "timeline",
        "plan",
        "part",
        "lateDayFee",
        "account",
        "orderNo",
        "balance",
        "payoff",
      ]);
  });
});

it.each([
  ["+63 2 8000 0000", "+63 2 8000 0000"],
  [" (02) 8000-0000 ", "(02) 8000-0000"],
  ["911", "911"],
  ["0917-CALL-NOW", ""],
  ["+63 2 8000 0000;ext=1", ""],
  ["+63+2", ""],
  ["( ) -", ""],
  ["1".repeat(25), ""],
])("reads the service number %j as %j", async (telephone, servicePhone) => {
  expect(await readOrder({ telephone })).toMatchObject({ servicePhone });
});

it("leaves out steps of the timeline that it does not know", async () => {
  const known = { step: "received", state: "done", date: "2026-11-20" };
  const timeline = [known, { ...known, step: "sold" }, { ...known, state: "lost" }, null, "received", {}];
  expect(await readOrder({ timeline })).toMatchObject({
    timeline: [{ step: "received", state: "done", date: "2026-11-20", amount: { text: "" }, position: 0 }],
  });
  for (const malformed of [null, undefined, {}, "received", 7])
    expect(await readOrder({ timeline: malformed })).toMatchObject({ timeline: [] });
});
