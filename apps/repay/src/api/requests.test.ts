import { apiAtom, UnreadableFault } from "@lending/api-client";
import { keepsIdempotencyKey, makeApi, respond, routeOf, status } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { saveStartedPayment } from "@lending/domain/payment";
import { beforeEach, describe, expect, it } from "vitest";
import { createPayment } from "./createPayment.ts";
import { cards, cardsAtom } from "./fetchCards.ts";
import { receipts, storedReceipts } from "./fetchReceipts.ts";
import { instalment, repaymentAtom } from "./fetchRepayment.ts";
import { commitCardRepayment, confirmCardRepayment, createHostedPayment } from "./submitCardRepayment.ts";

const amount = { centavos: 265000 };
const payment = { productId: "p-1", orderId: "o-1", amount, channelNumber: "7", isDelay: false };
const card = { id: "card-1", bankName: "Bank of the Sandbox", number: "**** 4567", bankCode: "BOS" };
const commit = { card, amount, orderId: "o-1", token: "token-1", couponId: "", resend: false };
const hosted = { userId: "u-1", orderId: "o-1", amount };

it.each([
  ["a payment code", createPayment(payment)],
  ["a card payment", commitCardRepayment(commit)],
  ["its confirmation", confirmCardRepayment({ orderId: "o-1", recordId: "r-1", code: "123456" })],
  ["a payment page", createHostedPayment(hosted)],
])("%s keeps its idempotency key after an unreadable response", async (_, call) => {
  expect(await keepsIdempotencyKey(call)).toBe(true);
});

describe("a payment code", () => {
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
    const { api } = makeApi({ [routeOf(createPayment)]: respond(data) });
    const payLink = "payUrl" in data ? data.payUrl : "";
    expect(await api.request(createPayment(payment))).toMatchObject({ ok: true, value: { payLink, payCode } });
  });

  it.each([
    [
      [{ title: "At a counter", list: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }],
      [{ title: "At a counter", places: [{ name: "Store", steps: ["Pay exactly ₱2,650.00."] }] }],
    ],
    ["x", []],
  ])("reads from the notice %j its steps", async (payNotice, instructions) => {
    const { api } = makeApi({ [routeOf(createPayment)]: respond({ payNotice }) });
    expect(await api.request(createPayment(payment))).toMatchObject({ value: { instructions } });
  });
});

it("a payment page returns the message of a refusal", async () => {
  const { api } = makeApi({ [routeOf(createHostedPayment)]: respond(null, { code: "1", message: "Closed today" }) });
  expect(await api.request(createHostedPayment(hosted))).toMatchObject({ ok: false, message: "Closed today" });
});

it("a card payment refuses a code that could not be confirmed without a record", async () => {
  const { api } = makeApi({ [routeOf(commitCardRepayment)]: respond({ needValid: 1 }) });
  expect(await api.request(commitCardRepayment(commit))).toMatchObject({ ok: false, message: "" });
});

describe("the cards", () => {
  const makeCard = (id: string, cardNo = "**** 1") => ({ id, bankName: "Bank", cardNo, bankCode: "B" });
  const fetchSent = (data: object) => {
    const { api, requests } = makeApi({ [routeOf(cards)]: respond(data) });
    return { requests, response: api.request(cards({ orderId: "o-1" })) };
  };

  it.each(["o-9", ""])("parses the fields that a payment needs, of the order %j in the response", async (orderId) => {
    const sent = { cards: [makeCard("c-1")], repayToken: "t", withholdingAmount: "265000", couponId: "k", orderId };
    const { requests, response } = fetchSent(sent);
    expect(await response).toEqual({
      ok: true,
      value: {
        cards: [{ id: "c-1", bankName: "Bank", number: "**** 1", bankCode: "B" }],
        ...{ amount, token: "t", couponId: "k", orderId: orderId || "o-1" },
      },
    });
    expect(requests[0]?.fields).toMatchObject({ orderId: "o-1" });
  });

  it("keeps the first card of each id, and leaves out cards without an id", async () => {
    const sent = [makeCard("c-1", "first"), makeCard(""), makeCard("c-2", "other"), makeCard("c-1", "second")];
    const response = await fetchSent({ withholdingAmount: "265000", cards: sent }).response;
    expect(response.ok && response.value.cards.map(({ number }) => number)).toEqual(["first", "other"]);
  });
});

const receipt = { receiptId: "r-1", amount: "265000", remaining: "530000", nextAmount: "-1" };
const clearance = { statementId: "s-1", loanAmount: "1000000", totalPaid: "1060000", closedOn: "2026-03-01" };

const readReceipts = async (data: unknown) => {
  const response = await makeApi({ [routeOf(receipts)]: respond(data) }).api.request(receipts({ orderId: "o-1" }));
  if (!response.ok) throw new Error(response.message);
  return response.value;
};

describe("the payments of an order", () => {
  beforeEach(() => sessionStorage.clear());

  it("requests the receipts of one order, and keeps them for that order alone", async () => {
    const { api, requests } = makeApi({ [routeOf(receipts)]: respond({ receipts: [receipt], clearance }) });
    await api.request(receipts({ orderId: "o-1" }));
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

  it("shows no receipt without an id, no negative amount, and every other receipt", async () => {
    const others = ["", "-265000", "-₱2,650.00", "−2650"].map((amount) => ({ ...receipt, amount }));
    const { receipts } = await readReceipts({ receipts: [receipt, { ...receipt, receiptId: "" }, ...others] });
    const unknown = { amount: { text: "" } };
    expect(receipts).toMatchObject([
      { id: "r-1", amount: { centavos: 265_000 }, remaining: { centavos: 530_000 } },
      ...others.map(() => unknown),
    ]);
    expect(receipts[0]?.nextAmount).not.toHaveProperty("centavos", -1);
  });

  it.each([
    ["loanAmount", ""],
    ["totalPaid", ""],
    ["totalPaid", "-1"],
  ])("shows a clearance whose %s is %j, without this amount", async (name, value) => {
    const complete = { id: "s-1", loanAmount: { centavos: 1_000_000 }, totalPaid: { centavos: 1_060_000 } };
    expect((await readReceipts({ clearance })).clearance).toMatchObject(complete);
    expect((await readReceipts({ clearance: { ...clearance, [name]: value } })).clearance).toMatchObject({
      ...complete,
      [name]: { text: "" },
    });
    expect((await readReceipts({ clearance: { ...clearance, statementId: "" } })).clearance).toBeUndefined();
  });
});

describe("a busy or broken lender", { tags: "screens.busy" }, () => {
  const read = (name: string, fetchAtom: Parameters<ReturnType<typeof createStore>["get"]>[0]) => {
    const store = createStore();
    store.set(apiAtom, makeApi({ [name]: status(503) }).api);
    return Promise.resolve(store.get(fetchAtom)).catch((error: unknown) => error);
  };
  const query = { productId: "p-1", orderId: "o-busy", isDelay: false, owner: "" };
  const started = { purpose: "instalment", amount: "1", channelName: "", at: "" } as const;

  it.each([
    ["/repay", routeOf(instalment), () => repaymentAtom(query)],
    ["/repayChoose", routeOf(cards), () => cardsAtom("o-busy")],
  ])("has charged nothing on %s, unless a payment was started on this phone", async (_, name, atomOf) => {
    expect(await read(name, atomOf())).toMatchObject({ status: 503, isUncharged: true });
    saveStartedPayment("o-busy", started);
    expect(await read(name, atomOf())).toMatchObject({ status: 503, isUncharged: false });
    localStorage.clear();
  });
});
