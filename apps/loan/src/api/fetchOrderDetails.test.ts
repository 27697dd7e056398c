import { findOddities } from "@lending/api-client/schema";
import { makeApi, respond } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import { fetchOrderDetails, orderDetailsSchema } from "./fetchOrderDetails.ts";
import { makeOrderDetails } from "./testing/makeOrderDetails.ts";
import { makeRecommendedProduct } from "./testing/makeProducts.ts";

const { signal } = new AbortController();
const ids = { productId: "p-1", orderId: "o-1" };

async function readOrder(data: unknown) {
  const result = await fetchOrderDetails(makeApi({ "GET /v3/loan-details": respond(data) }).api, ids, signal);
  if (!result.ok) throw new Error(`refused: ${result.message}`);
  return result.order;
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
  part: { min: 0, max: 0 },
  lateDayFee: { text: "" },
  account: "",
  bankPrompt: undefined,
};

/** A response with every field that a server can send, and the parsed order. */
const full = {
  data: {
    orderStatus: "174",
    noticeStatusText: "Payment is due soon",
    noticeDesText: "Pay on or before the due date.",
    recProducts: [makeRecommendedProduct()],
    productName: "Sandbox Cash",
    productLogo: "https://cdn.test/logo.svg",
    userOrderDetail: { detail: [{ text: "Term", value: "120 days" }] },
    inside: "1",
    h5Url: "https://pay.test/",
    isDelay: "1",
    telephone: "+63 2 8111 1111",
    isScore: "1",
    playeduL: "https://h5.test/done",
    reyMsg: "You have money to withdraw.",
    KindTipsMsg: "Pay only here.",
    cardNeedPop: 1,
    cardPopTitle: "Bind your bank card",
    cardPopMsg: "Bind a card to receive your loan.",
    timeline: [{ step: "payment", state: "now", date: "2026-12-21", amount: 265_000, position: 1 }],
    part: { min: 50000, max: 211000 },
    lateDayFee: "441",
    account: { name: "Bank of the Sandbox", lastDigits: "8901" },
  },
  order: {
    status: "174",
    title: "Payment is due soon",
    description: "Pay on or before the due date.",
    productName: "Sandbox Cash",
    productLogo: "https://cdn.test/logo.svg",
    rows: [{ label: "Term", value: "120 days" }],
    recommended: [
      {
        logo: "",
        name: "Palengke Plus",
        buttonText: "Apply now",
        range: "₱2.000 – ₱20.000",
        rangeDescription: "Loan amount",
        rate: "0.05% a day",
        description: "For market and store stock",
        isEnabled: true,
        productId: "p-2",
      },
    ],
    repayLink: "https://pay.test/",
    rolloverAllowed: true,
    servicePhone: "+63 2 8111 1111",
    requestsRating: true,
    confirmationLink: "https://h5.test/done",
    withdrawMessage: "You have money to withdraw.",
    tipMessage: "Pay only here.",
    timeline: [{ step: "payment", state: "now", date: "2026-12-21", amount: { centavos: 265_000 }, position: 1 }],
    part: { min: 50000, max: 211000 },
    lateDayFee: { centavos: 441 },
    account: "Bank of the Sandbox ••• 8901",
    bankPrompt: { title: "Bind your bank card", message: "Bind a card to receive your loan." },
  },
};

describe("fetchOrderDetails", () => {
  it("requests the order by product and order", { tags: ["order-details.ids", "order-details.load"] }, async () => {
    const { api, requests } = makeApi({ "GET /v3/loan-details": respond(makeOrderDetails()) });
    await fetchOrderDetails(api, ids, signal);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: "GET",
      path: "/v3/loan-details",
      query: { ...ids, sessionId: "demo" },
    });
  });

  it("parses every field that a server can send", { tags: "order-details.fields" }, async () => {
    expect(await readOrder(full.data)).toEqual(full.order);
  });

  it("parses a row's numbers as text and leaves out empty rows", async () => {
    const detail = [{ text: 7, value: 10000 }, null, "row", { value: "120 days" }, {}];
    expect((await readOrder({ ...full.data, userOrderDetail: { detail } })).rows).toEqual([
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
  ])(
    "parses the flag %j of a recommended product as isEnabled: %s",
    { tags: "order-details.disabled-product" },
    async (enabled, isEnabled) => {
      const { recommended } = await readOrder({ recProducts: [makeRecommendedProduct({ enabled })] });
      expect(recommended.map((product) => product.isEnabled)).toEqual([isEnabled]);
    },
  );

  it("leaves out invalid recommended products and those without a name", { tags: "formatting.product" }, async () => {
    const recProducts = [
      null,
      "x",
      3,
      [],
      {},
      makeRecommendedProduct({ name: null }),
      makeRecommendedProduct({ name: 24 }),
    ];
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
    expect(await fetchOrderDetails(api, ids, signal)).toEqual({
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
