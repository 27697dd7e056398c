import { describe, expect, it } from "vitest";
import { makeSandbox, PICTURES, sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

const start = (orderId: string) => sandbox.post("/problem-init", { orderId });
const numberOf = async (orderId: string) => (await start(orderId)).data.orderDetail.orderNo;
const save = (fields: object) =>
  sandbox.post("/problem-save", { problemType: "2", problemDetail: "I paid already.", ...fields });
const list = async (session = "demo") => (await sandbox.post("/problem-list", {}, { session })).data.tabs;
const detail = (problemId: string, session = "demo") => sandbox.post("/problem-detail", { problemId }, { session });
const score = (problemId: string, points: number, session = "demo") =>
  sandbox.post("/user-problem/save-score", { problemId, score: points }, { session });
const count = () => sandbox.lender.effects.count();

describe("the start of a complaint", () => {
  it("shows the order, all orders, and the types", async () => {
    const { data } = await start("o-174");
    expect(data.orderDetail).toMatchObject({ productName: "Sandbox Cash", status: "In repayment", isShow: 1 });
    expect(data.orderDetail.orderNo).toMatch(/^261119\d{4}$|^26\d{8}$/);
    expect(data.orderDetail.list).toContainEqual({ title: "Due date", value: "2026-11-24" });
    expect(data.orderList).toHaveLength(8);
    expect(data.problemType[0]).toMatchObject({ title: "Collection", value: "1", takesReceipt: 0 });
    expect(data.problemSonType.length).toBeGreaterThan(1);
  });
});

describe("a complaint", () => {
  it.each([
    ["no text", { problemDetail: "  " }, "45"],
    ["more than 200 characters", { problemDetail: "x".repeat(201) }, "46"],
    ["an unknown type", { problemType: "9" }, "43"],
    ["collection without a sub-type", { problemType: "1" }, "43"],
    ["another's order", { orderNo: "o-other" }, "404"],
    ["a picture that is not ours", { problemImage: "http://evil.example/a.jpg" }, "48"],
    ["ten pictures", { problemImage: Array.from({ length: 10 }, (_, index) => `a${index}`).join(",") }, "47"],
  ])("with %s is refused", async (_, invalidFields, code) => {
    expect((await save({ orderNo: "o-174", ...invalidFields })).code).toBe(code);
    expect(count().complaints).toBe(0);
  });

  it("accepts 200 characters of any kind", async () => {
    expect((await save({ orderNo: "o-174", problemDetail: "🥭".repeat(200) })).code).toBe("00");
  });

  it("about collection is refused for an order that is not being collected", async () => {
    expect(await save({ orderNo: await numberOf("o-200"), problemType: "1", problemSonType: "11" })).toMatchObject({
      code: "44",
      message: "The selected order does not support sending collection types",
    });
    expect((await save({ orderNo: await numberOf("o-180"), problemType: "1", problemSonType: "11" })).code).toBe("00");
  });

  it("has an acknowledgement number, its order and its dates", async () => {
    const orderNo = await numberOf("o-174");
    const { problemId, caseFile } = (await save({ orderNo })).data;
    const none = { repliedAt: "", closedAt: "", callAt: "", callCount: 0 };
    const received = { ...none, orderNo, receivedAt: "2026-11-21 10:00:00" };
    expect(caseFile).toEqual({ ...received, number: expect.stringMatching(/^20261121-\d{4}$/) });
    await sandbox.control("POST", `/sandbox/complaints/${problemId}/reply`, { text: "Done.", close: true });
    expect((await detail(problemId)).data.caseFile).toMatchObject({
      number: caseFile.number,
      repliedAt: expect.stringMatching(/^2026-11-21 10:00/),
      closedAt: expect.stringMatching(/^2026-11-21 10:00/),
    });
  });

  it("about harassment records the last call and the number of calls, and any other complaint records none", async () => {
    const orderNo = await numberOf("o-180");
    const calls = { callAt: "2026-11-20 22:30", callCount: "7" };
    const harassment = (await save({ orderNo, problemType: "1", problemSonType: "15", ...calls })).data;
    expect((await detail(harassment.problemId)).data.caseFile).toMatchObject({ callAt: calls.callAt, callCount: 7 });
    expect((await save({ orderNo, problemDetail: "Other", ...calls })).data.caseFile).toMatchObject({ callCount: 0 });
    const malformed = { orderNo, problemType: "1", problemSonType: "15", callAt: "last night" };
    expect((await save(malformed)).code).toBe("400");
  });

  it("is not visible to another borrower", async () => {
    const { problemId } = (await save({ orderNo: "o-174" })).data;
    expect(await detail(problemId, "other")).toEqual(await detail("c-none", "other"));
    expect((await score(problemId, 5, "other")).code).toBe("404");
    expect((await list("other")).flatMap((tab: { items: unknown[] }) => tab.items)).toEqual([]);
  });
});

describe("an upload", () => {
  it.each(["png", "gif", "webp", "jpeg"] as const)(
    "of a %s is stored and served with the media type of its bytes",
    async (kind) => {
      const { code, data } = await sandbox.upload(PICTURES[kind]);
      expect(code).toBe("00");
      const response = await sandbox.app.request(data.url);
      expect(response.headers.get("content-type")).toBe(`image/${kind}`);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURES[kind]);
      expect(count().uploads).toBe(1);
    },
  );

  it.each([
    ["text", new TextEncoder().encode("<script>alert(1)</script>")],
    ["an SVG", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["nothing", new Uint8Array()],
  ])("that is %s is refused", async (_, bytes) => {
    expect((await sandbox.upload(bytes)).code).toBe("40");
    expect(count().uploads).toBe(0);
  });

  it("that is too large, or one too many, is refused", async () => {
    const small = makeSandbox({ uploadLimits: { sizeMax: 100, perHour: 1 } });
    expect((await small.upload(PICTURES.jpeg)).code).toBe("41");
    expect((await small.upload(PICTURES.gif)).code).toBe("00");
    expect((await small.upload(PICTURES.webp)).code).toBe("42");
    expect((await small.upload(new Uint8Array(40_000))).code).toBe("413");
    small.dispose();
  });

  it("can be attached only to a complaint of the same borrower", async () => {
    const { url } = (await sandbox.upload(PICTURES.png)).data;
    const { problemId } = (await save({ orderNo: "o-174", problemImage: `${url},` })).data;
    expect((await detail(problemId)).data.images).toEqual([url]);
    const theirs = { problemType: "2", problemDetail: "Mine", problemImage: url, orderNo: "o-other" };
    expect((await sandbox.post("/problem-save", theirs, { session: "other" })).code).toBe("48");
  });

  it("sent twice is stored once", async () => {
    const first = await sandbox.upload(PICTURES.png);
    expect((await sandbox.upload(PICTURES.png)).data.url).toBe(first.data.url);
    expect(count().uploads).toBe(1);
  });

  it("without a file is refused", async () => {
    expect((await sandbox.post("/user-problem/upload-problem-img", {})).code).toBe("400");
  });
});

it("returns the lender's contact details", async () => {
  expect((await sandbox.post("/contact-kf-info", { type: 1 })).data).toEqual({
    email: "help@sandbox.example",
    smWa: "+63 917 000 0000",
  });
});
