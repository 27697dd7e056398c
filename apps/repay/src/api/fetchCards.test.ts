import { makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { cardsRequest, fetchCards } from "./fetchCards.ts";

const route = `${cardsRequest.method} ${cardsRequest.path}`;
const { signal } = new AbortController();
const makeCard = (id: string, cardNo = "**** 1") => ({ id, bankName: "Bank", cardNo, bankCode: "B" });
const response = {
  cards: [makeCard("c-1")],
  repayToken: "t",
  withholdingAmount: "265000",
  couponId: "k",
  orderId: "o-9",
};

const read = async (data: object) => fetchCards(makeApi({ [route]: respond(data) }).api, "o-1", signal);

describe("fetchCards", () => {
  it("requests an order's cards, and parses the fields that a payment needs", async () => {
    const { api, requests } = makeApi({ [route]: respond(response) });
    expect(await fetchCards(api, "o-1", signal)).toEqual({
      ok: true,
      repayment: {
        cards: [{ id: "c-1", bankName: "Bank", number: "**** 1", bankCode: "B" }],
        amount: { centavos: 265000 },
        token: "t",
        couponId: "k",
        orderId: "o-9",
      },
    });
    expect(requests[0]?.fields).toMatchObject({ orderId: "o-1" });
  });

  it("uses the requested order id when the response has none", async () => {
    expect(await read({ ...response, orderId: "" })).toMatchObject({ repayment: { orderId: "o-1" } });
  });

  it("keeps the first card of each id, and leaves out cards without an id", async () => {
    const cards = [makeCard("c-1", "first"), makeCard(""), makeCard("c-2", "other"), makeCard("c-1", "second")];
    expect(await read({ ...response, cards })).toMatchObject({
      repayment: { cards: [{ number: "first" }, { id: "c-2" }] },
    });
    const result = await read({ ...response, cards });
    expect(result.ok && result.repayment.cards).toHaveLength(2);
  });

  it.each(["", "  "])("returns a refusal when the amount is %j", async (withholdingAmount) => {
    expect(await read({ ...response, withholdingAmount })).toEqual({ ok: false, message: "" });
  });
});
