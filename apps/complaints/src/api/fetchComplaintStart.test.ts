import { makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { complaintStart, orderComplaintStart } from "./fetchComplaintStart.ts";
import { makeComplaintOrder, makeComplaintStart } from "./testing/makeComplaint.ts";

async function read(data: unknown) {
  const { api } = makeApi({ "POST /problem-init": respond(data) });
  const read = await api.request(orderComplaintStart({ orderId: "o-1" }));
  if (!read.ok) throw new Error(`refused: ${read.message}`);
  return read.value;
}

describe("the start of a complaint", () => {
  it("posts the order, and sends no body without an order", {
    tags: ["complaints.start-call", "complaints.start-without-order"],
  }, async () => {
    const { api, requests } = makeApi({
      "POST /problem-init": respond(makeComplaintStart()),
      "GET /problem-init": respond(makeComplaintStart()),
    });
    await api.request(orderComplaintStart({ orderId: "o-174" }));
    await api.request(complaintStart());
    expect(requests).toMatchObject([
      { method: "POST", fields: { orderId: "o-174" } },
      { method: "GET", fields: {} },
    ]);
  });

  it("reads types, sub-types and orders", { tags: "complaints.start-call" }, async () => {
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
      productLogo: "https://h5.test/sandbox/assets/sandbox-cash.svg",
      status: "In repayment",
      takesCollection: true,
      rows: [
        { label: "Amount due", value: "₱2,650.00" },
        { label: "Due date", value: "2026-11-24" },
      ],
    });
    expect(start.orders.map(({ number, takesCollection }) => [number, takesCollection])).toEqual([
      ["2611210046", true],
      ["2611210048", false],
    ]);
  });

  it("falls back to the first order, and has no order for an empty list", async () => {
    expect((await read({ ...makeComplaintStart(), orderDetail: null })).order?.number).toBe("2611210046");
    expect((await read({ problemType: [] })).order).toBeUndefined();
  });

  it("lists the server's current order even if its list lacks it", async () => {
    const start = await read(makeComplaintStart({ orderDetail: makeComplaintOrder({ orderNo: "7" }) }));
    expect(start.orders.map(({ number }) => number)).toEqual(["7", "2611210046", "2611210048"]);
  });

  it("drops entries that cannot be sent, and keeps the first of two duplicates", async () => {
    const start = await read({
      problemType: [null, { title: "A", value: "" }, { title: "", value: 7 }, { title: "B", value: "7" }, "x"],
      orderList: [
        { ...makeComplaintOrder({ orderNo: "" }) },
        makeComplaintOrder({ orderNo: "1", productName: "" }),
        makeComplaintOrder({ orderNo: "1", status: "174" }),
        makeComplaintOrder({ orderNo: "2", status: "174" }),
      ],
    });
    expect(start.types).toEqual([{ title: "7", value: "7", recordsCalls: false, takesReceipt: false }]);
    expect(start.orders.map(({ number, productName, status }) => [number, productName, status])).toEqual([
      ["1", "1", "In repayment"],
      ["2", "Sandbox Cash", "174"],
    ]);
  });

  it.each([[null], [[]], ["x"], [{ problemType: {}, orderList: null, orderDetail: [] }]])(
    "reads nothing from %j",
    async (data) => {
      expect(await read(data)).toEqual({ types: [], subTypes: [], order: undefined, orders: [] });
    },
  );
});
