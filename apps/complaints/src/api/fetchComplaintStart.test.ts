import { findOddities } from "@lending/api-client/schema";
import { answer, html, lost, makeApi } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { complaintStartSchema, fetchComplaintStart } from "./fetchComplaintStart.ts";
import { makeComplaintOrder, makeComplaintStart } from "./testing/makeComplaintStart.ts";

async function read(data: unknown) {
  const { api } = makeApi({ "POST /problem-init": answer(data) });
  const read = await fetchComplaintStart(api, "o-1");
  if (!read.ok) throw new Error(`refused: ${read.message}`);
  return read.start;
}

describe("fetchComplaintStart", () => {
  it("posts the order, and gets without a body where there is none", async () => {
    const { api, requests } = makeApi({
      "POST /problem-init": answer(makeComplaintStart()),
      "GET /problem-init": answer(makeComplaintStart()),
    });
    await fetchComplaintStart(api, "o-174");
    await fetchComplaintStart(api, "");
    expect(requests).toMatchObject([
      { method: "POST", fields: { orderId: "o-174" } },
      { method: "GET", fields: {} },
    ]);
  });

  it("reads types, sub-types and orders", async () => {
    const start = await read(makeComplaintStart());
    expect(start.types.map(({ title }) => title)).toEqual([
      "Collection",
      "Repayment",
      "Bank account",
      "Using the app",
      "Something else",
    ]);
    expect(start.subTypes.map(({ value }) => value)).toEqual(["11", "12"]);
    expect(start.order).toEqual({
      number: "2611210046",
      productName: "Sandbox Cash",
      productLogo: "",
      status: "In repayment",
      takesCollection: true,
      rows: [
        { label: "Amount due", value: "₱2.650" },
        { label: "Due date", value: "2026-11-24" },
      ],
    });
    expect(start.orders.map(({ number, takesCollection }) => [number, takesCollection])).toEqual([
      ["2611210046", true],
      ["2611210048", false],
    ]);
  });

  it.each([
    [1, true],
    ["1", true],
    [0, false],
    ["0", false],
    [2, false],
    [null, false],
    [undefined, false],
  ])("an order whose isShow is %j takes complaints about collection: %s", async (isShow, takes) => {
    const start = await read({ ...makeComplaintStart(), orderDetail: { ...makeComplaintOrder(), isShow } });
    expect(start.order?.takesCollection).toBe(takes);
  });

  it("takes the first order where the server has none in mind, and none where there is none", async () => {
    expect((await read({ ...makeComplaintStart(), orderDetail: null })).order?.number).toBe("2611210046");
    expect((await read({ problemType: [] })).order).toBeUndefined();
  });

  it("lists the order in mind also where the server's list lacks it", async () => {
    const start = await read(makeComplaintStart({ orderDetail: makeComplaintOrder({ orderNo: "7" }) }));
    expect(start.orders.map(({ number }) => number)).toEqual(["7", "2611210046", "2611210048"]);
  });

  it("leaves out what cannot be sent, takes the first of two that are one, and shows no status code", async () => {
    const start = await read({
      problemType: [null, { title: "A", value: "" }, { title: "", value: 7 }, { title: "B", value: "7" }, "x"],
      orderList: [
        { ...makeComplaintOrder({ orderNo: "" }) },
        makeComplaintOrder({ orderNo: "1", productName: "" }),
        makeComplaintOrder({ orderNo: "1", status: "174" }),
        makeComplaintOrder({ orderNo: "2", status: "174" }),
      ],
    });
    expect(start.types).toEqual([{ title: "7", value: "7" }]);
    expect(start.orders.map(({ number, productName, status }) => [number, productName, status])).toEqual([
      ["1", "1", "In repayment"],
      ["2", "Sandbox Cash", ""],
    ]);
  });

  it.each([[null], [[]], ["x"], [{ problemType: {}, orderList: null, orderDetail: [] }]])(
    "reads nothing from %j",
    async (data) => {
      expect(await read(data)).toEqual({ types: [], subTypes: [], order: undefined, orders: [] });
    },
  );

  it("gives the server's refusal as a value and throws a fault", async () => {
    const ask = (route: unknown) => fetchComplaintStart(makeApi({ "POST /problem-init": route }).api, "o-1");
    expect(await ask(answer(null, { code: "404", message: "No such order" }))).toEqual({
      ok: false,
      message: "No such order",
    });
    await expect(ask(lost)).rejects.toMatchObject({ code: "NETWORK" });
    await expect(ask(html)).rejects.toMatchObject({ code: "UNREADABLE" });
  });

  it("is tested with answers that the contract promises", () => {
    expect(findOddities(complaintStartSchema, makeComplaintStart())).toEqual([]);
  });
});
