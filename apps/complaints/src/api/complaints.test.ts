import { keepsIdempotencyKey, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { complaintStart, orderComplaintStart } from "./fetchComplaintStart.ts";
import { complaintDetails, complaintList } from "./fetchComplaints.ts";
import { fileComplaint, submitComplaint, submitRating, uploadPicture } from "./submitComplaint.ts";
import {
  makeComplaintDetails,
  makeComplaintList,
  makeComplaintOrder,
  makeComplaintStart,
} from "./testing/makeComplaint.ts";

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

const complaint = {
  orderNo: "2611210046",
  problemType: "1",
  problemSonType: "12",
  text: "They shout.",
  pictures: ["https://h5.test/a.jpg", "https://h5.test/b,c.jpg"],
};

it("posts a complaint under its wire names, with comma-separated pictures", { tags: "complaints.save" }, async () => {
  const { api, requests } = makeApi({ "POST /problem-save": respond() });
  expect((await fileComplaint(api, complaint)).ok).toBe(true);
  expect(requests[0]?.fields).toEqual({
    problemType: "1",
    problemSonType: "12",
    problemDetail: "They shout.",
    problemImage: "https://h5.test/a.jpg,https://h5.test/b%2Cc.jpg",
    orderNo: "2611210046",
  });
});

it("keeps the idempotency key after an unreadable response, as a rating does", async () => {
  expect(await keepsIdempotencyKey(submitComplaint({ ...complaint, calls: undefined }))).toBe(true);
  expect(await keepsIdempotencyKey(submitRating({ problemId: "c-1", score: 4 }))).toBe(true);
});

const picture = { content: new Blob(["x"]), name: "receipt.jpg" };
const upload = (route: unknown) => makeApi({ [routeOf(uploadPicture)]: route }).api.request(uploadPicture({ picture }));

it.each([
  ["its address", respond({ url: "https://h5.test/a.jpg" }), { ok: true, value: "https://h5.test/a.jpg" }],
  ["the server's refusal", respond(null, { code: "41", message: "Too large" }), { ok: false, message: "Too large" }],
  ["a refusal when the response has no address", respond(), { ok: false, message: "" }],
  ["a refusal when the address is invalid", respond({ url: "javascript:alert(1)" }), { ok: false, message: "" }],
])("an upload returns %s", { tags: "complaints.uploaded" }, async (_, route, outcome) => {
  expect(await upload(route)).toMatchObject(outcome);
});

const fetchList = (route: unknown) => makeApi({ [routeOf(complaintList)]: route }).api.request(complaintList());

describe("the complaints", () => {
  it.each([
    ["from the data itself", makeComplaintList()],
    ["of data.res", { res: makeComplaintList() }],
  ])("reads the tabs %s", { tags: "complaints.list-route" }, async (_, data) => {
    const list = await fetchList(respond(data));
    expect(list.ok && list.value.map(({ title, items }) => [title, items.length])).toEqual([
      ["Open", 1],
      ["Answered", 1],
      ["Closed", 0],
    ]);
  });

  it.each([[null], [{}], [{ res: null }], [{ tabs: "x" }]])("reads no tabs from %j", async (data) => {
    expect(await fetchList(respond(data))).toEqual({ ok: true, value: [] });
  });

  it("drops items without content and keeps items that cannot be opened", async () => {
    const items = [null, {}, { content: "Words" }, { id: 7 }];
    expect(await fetchList(respond({ tabs: [{ items }, null, 7] }))).toEqual({
      ok: true,
      value: [
        {
          title: "",
          items: [
            { id: "", time: "", type: "", content: "Words", state: "" },
            { id: "7", time: "", type: "", content: "", state: "" },
          ],
        },
      ],
    });
  });
});

async function readDetails(data: unknown) {
  const answered = await makeApi({ [routeOf(complaintDetails)]: respond(data) }).api.request(
    complaintDetails({ problemId: "c-2" }),
  );
  if (!answered.ok) throw new Error(`refused: ${answered.message}`);
  return answered.value;
}

describe("the details of a complaint", () => {
  it("posts the complaint's id", { tags: "complaints.details-route" }, async () => {
    const { api, requests } = makeApi({ "POST /problem-detail": respond(makeComplaintDetails()) });
    await api.request(complaintDetails({ problemId: "c-2" }));
    expect(requests).toMatchObject([{ method: "POST", path: "/problem-detail", fields: { problemId: "c-2" } }]);
  });

  it.each([
    [0, false],
    ["0", false],
    [1, true],
    ["2", true],
    [-1, true],
    [null, false],
    ["x", false],
    [undefined, false],
  ])("with isNeedScore %j reads needsRating: %s", async (isNeedScore, needsRating) => {
    expect((await readDetails({ ...makeComplaintDetails(), isNeedScore })).needsRating).toBe(needsRating);
  });

  it("drops pictures with an invalid address", async () => {
    const images = ["https://h5.test/a.jpg", "", null, 7, "javascript:alert(1)", "data:text/html,x", "/b.jpg"];
    const complaint = await readDetails({ images, disposeImages: images });
    expect(complaint.pictures).toEqual(["https://h5.test/a.jpg", "/b.jpg"]);
    expect(complaint.replyPictures).toEqual(complaint.pictures);
  });

  it.each([[null], [[]], ["x"], [{ content: {}, images: "x", disposeDetail: null }]])(
    "uses the default of each field for %j",
    async (data) => {
      expect(await readDetails(data)).toEqual({
        type: "",
        subType: "",
        content: "",
        pictures: [],
        reply: "",
        replyPictures: [],
        needsRating: false,
      });
    },
  );
});
