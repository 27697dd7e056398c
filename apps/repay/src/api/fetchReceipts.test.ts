// @vitest-environment jsdom
import { UnreadableFault } from "@lending/api-client";
import { makeApi, respond } from "@lending/api-client/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { fetchReceipts, receiptsRequest, storedReceipts } from "./fetchReceipts.ts";

const route = `${receiptsRequest.method} ${receiptsRequest.path}`;
const { signal } = new AbortController();
const receipt = { receiptId: "r-1", amount: "265000", remaining: "530000", nextAmount: "-1" };
const clearance = { statementId: "s-1", loanAmount: "1000000", totalPaid: "1060000", closedOn: "2026-03-01" };

const read = async (data: unknown) => {
  const response = await fetchReceipts(makeApi({ [route]: respond(data) }).api, "o-1", signal);
  if (!response.ok) throw new Error(response.message);
  return response.history;
};

beforeEach(() => sessionStorage.clear());

describe("fetchReceipts", () => {
  it("requests the receipts of one order, and keeps them for that order alone", async () => {
    const { api, requests } = makeApi({ [route]: respond({ receipts: [receipt], clearance }) });
    await fetchReceipts(api, "o-1", signal);
    expect(requests[0]?.query).toMatchObject({ orderId: "o-1" });
    expect(storedReceipts.read("o-1")?.receipts).toHaveLength(1);
    expect(storedReceipts.read("o-2")).toBeUndefined();
  });

  it.each([[[{}]], [[{ a: 1 }, null]], [-7.5], [[{ ...receipt, receiptId: "" }]]])(
    "reports receipts that it cannot read: %j",
    async (receipts) => {
      await expect(read({ receipts })).rejects.toThrow(UnreadableFault);
      expect(storedReceipts.read("o-1")).toBeUndefined();
    },
  );

  it.each([[null], [[]], [[null]]])("reads %j as an order without payments", async (receipts) => {
    expect((await read({ receipts })).receipts).toEqual([]);
  });

  it("shows no receipt without an id or an amount, and no negative rest", async () => {
    const others = ["", "-265000", "-₱2,650.00", "−2650"].map((amount) => ({ ...receipt, amount }));
    const { receipts } = await read({ receipts: [receipt, { ...receipt, receiptId: "" }, ...others] });
    expect(receipts).toMatchObject([{ id: "r-1", amount: { centavos: 265_000 }, remaining: { centavos: 530_000 } }]);
    expect(receipts[0]?.nextAmount).not.toHaveProperty("centavos", -1);
  });

  it.each([
    ["statementId", ""],
    ["loanAmount", ""],
    ["totalPaid", ""],
    ["totalPaid", "-1"],
  ])("shows no clearance whose %s is %j", async (name, value) => {
    expect((await read({ clearance })).clearance).toMatchObject({ id: "s-1", totalPaid: { centavos: 1_060_000 } });
    expect((await read({ clearance: { ...clearance, [name]: value } })).clearance).toBeUndefined();
  });
});
