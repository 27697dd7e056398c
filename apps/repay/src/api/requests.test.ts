import { type Api, UnreadableFault } from "@lending/api-client";
import { keepsIdempotencyKey, makeApi, respond } from "@lending/api-client/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { createPayment } from "./createPayment.ts";
import { cardsRequest, fetchCards } from "./fetchCards.ts";
import { fetchReceipts, receiptsRequest, storedReceipts } from "./fetchReceipts.ts";
import { extensionRequest, fetchRepayment, instalmentRequest } from "./fetchRepayment.ts";
import { readRepaymentExtras } from "./repaymentExtras.ts";
import { commitCardRepayment, confirmCardRepayment, createHostedPayment } from "./submitCardRepayment.ts";

const GENERATE = "POST /v3/loan-details/generate-vcode";
const COMMIT = "POST /repayment-commit";
const HOSTED = "POST /repayment-huichao";
const amount = { centavos: 265000 };
const payment = { productId: "p-1", orderId: "o-1", amount, channelNumber: "7", isDelay: false };
const card = { id: "card-1", bankName: "Bank of the Sandbox", number: "**** 4567", bankCode: "BOS" };
const repayment = { cards: [card], amount, orderId: "o-1", token: "token-1", couponId: "" };
const hosted = { userId: "u-1", orderId: "o-1", amount };

it.each<[string, (api: Api) => Promise<unknown>]>([
  [GENERATE, (api) => createPayment(api, payment)],
  [COMMIT, (api) => commitCardRepayment(api, repayment, card)],
  ["POST /repayment-confirm", (api) => confirmCardRepayment(api, { orderId: "o-1", recordId: "r-1", code: "123456" })],
  [HOSTED, (api) => createHostedPayment(api, hosted)],
])("%s keeps its idempotency key after an unreadable response", async (route, call) => {
  expect(await keepsIdempotencyKey(route, call)).toBe(true);
});

describe("createPayment", () => {
  it.each([
    [{ payUrl: "https://pay.test/x", payCode: "123" }, "123"],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777" }, "777"],
    [{ payUrl: "https://h5.test/repaymentOfCode2?payCode=777&x=1" }, "777"],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777", payCode: "123" }, "123"],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777&showType=2" }, ""],
    [{ payUrl: "https://h5.test/repaymentOfCode?payCode=777&showType=1" }, "777"],
    [{ payUrl: "https://h5.test/repaymentOfCode3?payCode=777" }, ""],
    [{ payUrl: "https://h5.test/other?payCode=777" }, ""],
    [{ payUrl: "https://h5.test/repaymentOfCode" }, ""],
    [{}, ""],
  ])("reads from %j the code %j", async (data, payCode) => {
    const { api } = makeApi({ [GENERATE]: respond(data) });
    const payLink = "payUrl" in data ? data.payUrl : "";
    expect(await createPayment(api, payment)).toMatchObject({ ok: true, payLink, payCode });
  });

  it.each([
    [
      [{ title: "At a counter", list: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }],
      [{ title: "At a counter", places: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }],
    ],
    ["x", []],
  ])("reads from the notice %j its steps", async (payNotice, instructions) => {
    const { api } = makeApi({ [GENERATE]: respond({ payNotice }) });
    expect(await createPayment(api, payment)).toMatchObject({ instructions });
  });
});

it("createHostedPayment returns the message of a refusal", async () => {
  const { api } = makeApi({ [HOSTED]: respond(null, { code: "1", message: "Closed today" }) });
  expect(await createHostedPayment(api, hosted)).toEqual({ ok: false, message: "Closed today" });
});

it("commitCardRepayment refuses a code that could not be confirmed without a record", async () => {
  const { api } = makeApi({ [COMMIT]: respond({ needValid: 1 }) });
  expect(await commitCardRepayment(api, repayment, card)).toEqual({
    ok: false,
    refusal: { cause: "other", message: "" },
  });
});

const { signal } = new AbortController();

describe("fetchCards", () => {
  const makeCard = (id: string, cardNo = "**** 1") => ({ id, bankName: "Bank", cardNo, bankCode: "B" });
  const fetchSent = (data: object) => {
    const { api, requests } = makeApi({ [`${cardsRequest.method} ${cardsRequest.path}`]: respond(data) });
    return { requests, response: fetchCards(api, "o-1", signal) };
  };

  it.each(["o-9", ""])("parses the fields that a payment needs, of the order %j in the response", async (orderId) => {
    const sent = { cards: [makeCard("c-1")], repayToken: "t", withholdingAmount: "265000", couponId: "k", orderId };
    const { requests, response } = fetchSent(sent);
    expect(await response).toEqual({
      ok: true,
      repayment: {
        cards: [{ id: "c-1", bankName: "Bank", number: "**** 1", bankCode: "B" }],
        ...{ amount, token: "t", couponId: "k", orderId: orderId || "o-1" },
      },
    });
    expect(requests[0]?.fields).toMatchObject({ orderId: "o-1" });
  });

  it("keeps the first card of each id, and leaves out cards without an id", async () => {
    const cards = [makeCard("c-1", "first"), makeCard(""), makeCard("c-2", "other"), makeCard("c-1", "second")];
    const response = await fetchSent({ withholdingAmount: "265000", cards }).response;
    expect(response.ok && response.repayment.cards.map(({ number }) => number)).toEqual(["first", "other"]);
  });
});

it.each([
  [instalmentRequest, false],
  [extensionRequest, true],
])("fetchRepayment requests $path with product and order, and reads its channels", async (request, isDelay) => {
  const repayList = [{ channel_number: "7", name: "Counter", logo: "/c.png" }];
  const { api, requests } = makeApi({ [`${request.method} ${request.path}`]: respond({ repayList }) });
  const response = await fetchRepayment(api, { productId: "p-1", orderId: "o-1", isDelay }, signal);
  expect(requests[0]?.query).toMatchObject({ productId: "p-1", orderId: "o-1" });
  expect(response).toMatchObject({
    repayment: { channels: [{ number: "7", name: "Counter", logo: "/c.png" }], payCode: undefined },
  });
});

it("readRepaymentExtras reads the codes that a newer one replaced, except blank ones", () => {
  const replaced = [{ payCode: "8012", channelName: "Counter", amount: "265000" }, { payCode: " " }];
  expect(readRepaymentExtras({ defDetail: { replaced } }).replaced).toEqual([
    { code: "8012", channelName: "Counter", amount },
  ]);
});

const RECEIPTS = `${receiptsRequest.method} ${receiptsRequest.path}`;
const receipt = { receiptId: "r-1", amount: "265000", remaining: "530000", nextAmount: "-1" };
const clearance = { statementId: "s-1", loanAmount: "1000000", totalPaid: "1060000", closedOn: "2026-03-01" };

const readReceipts = async (data: unknown) => {
  const response = await fetchReceipts(makeApi({ [RECEIPTS]: respond(data) }).api, "o-1", signal);
  if (!response.ok) throw new Error(response.message);
  return response.history;
};

describe("fetchReceipts", () => {
  beforeEach(() => sessionStorage.clear());

  it("requests the receipts of one order, and keeps them for that order alone", async () => {
    const { api, requests } = makeApi({ [RECEIPTS]: respond({ receipts: [receipt], clearance }) });
    await fetchReceipts(api, "o-1", signal);
    expect(requests[0]?.query).toMatchObject({ orderId: "o-1" });
    expect(storedReceipts.read("o-1")?.receipts).toHaveLength(1);
    expect(storedReceipts.read("o-2")).toBeUndefined();
  });

  it.each([[[{}]], [[{ a: 1 }, null]], [-7.5], [[{ ...receipt, receiptId: "" }]]])(
    "reports receipts that it cannot read: %j",
    async (receipts) => {
      await expect(readReceipts({ receipts })).rejects.toThrow(UnreadableFault);
      expect(storedReceipts.read("o-1")).toBeUndefined();
    },
  );

  it.each([[null], [[]], [[null]]])("reads %j as an order without payments", async (receipts) => {
    expect((await readReceipts({ receipts })).receipts).toEqual([]);
  });

  it("shows no receipt without an id or an amount, and no negative rest", async () => {
    const others = ["", "-265000", "-₱2,650.00", "−2650"].map((amount) => ({ ...receipt, amount }));
    const { receipts } = await readReceipts({ receipts: [receipt, { ...receipt, receiptId: "" }, ...others] });
    expect(receipts).toMatchObject([{ id: "r-1", amount: { centavos: 265_000 }, remaining: { centavos: 530_000 } }]);
    expect(receipts[0]?.nextAmount).not.toHaveProperty("centavos", -1);
  });

  it.each([
    ["statementId", ""],
    ["loanAmount", ""],
    ["totalPaid", ""],
    ["totalPaid", "-1"],
  ])("shows no clearance whose %s is %j", async (name, value) => {
    expect((await readReceipts({ clearance })).clearance).toMatchObject({
      id: "s-1",
      totalPaid: { centavos: 1_060_000 },
    });
    expect((await readReceipts({ clearance: { ...clearance, [name]: value } })).clearance).toBeUndefined();
  });
});
