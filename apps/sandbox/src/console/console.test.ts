import { describe, expect, it } from "vitest";
import { OFFER, PICTURES, sandbox, sandboxForEachTest } from "../testing/makeSandbox.ts";

sandboxForEachTest();

const request = (path: string, init?: RequestInit) => sandbox.app.request(`http://localhost:4100${path}`, init);
const submit = (path: string, fields: Record<string, string>, referer = "http://localhost:4100/sandbox") =>
  request(path, { method: "POST", headers: { referer }, body: new URLSearchParams(fields) });
const changeOrder = async (id: string, fields: object) =>
  (await sandbox.control("POST", `/sandbox/orders/${id}`, fields)).body;
const order = async (id: string) => (await sandbox.control("GET", `/sandbox/orders/${id}`)).body;

describe("a request to the console", () => {
  const at = (address: string, headers: Record<string, string> = {}, method = "GET") =>
    sandbox.app.request(address, { method, headers });

  it.each([
    ["http://evil.example/sandbox", {}, "GET"],
    ["http://evil.example:4100/sandbox/texts", {}, "GET"],
    ["http://localhost.evil.example/sandbox/orders", {}, "GET"],
    ["http://evil.example/sandbox/reset", {}, "POST"],
    ["http://localhost:4100/sandbox/reset", { origin: "http://localhost:3000" }, "POST"],
    ["http://localhost:4100/sandbox/reset", { origin: "null" }, "POST"],
    ["http://localhost:4100/sandbox/texts", { origin: "https://evil.example" }, "GET"],
    ["http://localhost:4100/sandbox/faults", { "sec-fetch-site": "cross-site" }, "DELETE"],
  ])("is refused under a foreign name and from a foreign page: %s %o", async (address, headers, method) => {
    expect((await at(address, headers, method)).status).toBe(403);
  });

  it.each([
    ["http://localhost:4100/sandbox/texts", {}, "GET"],
    ["http://127.0.0.1:4100/sandbox", {}, "GET"],
    ["http://[::1]:4100/sandbox", {}, "GET"],
    ["http://192.168.1.7:4100/sandbox", {}, "GET"],
    ["http://localhost:4100/sandbox/reset", { origin: "http://localhost:4100" }, "POST"],
    ["http://localhost:4100/sandbox", { "sec-fetch-site": "cross-site" }, "GET"],
    ["http://api.test/sandbox/assets/brand.svg", { origin: "http://site.test" }, "GET"],
  ])("is accepted at an own address: %s %o", async (address, headers, method) => {
    expect((await at(address, headers, method)).status).toBe(200);
  });
});

describe("the console", () => {
  it("is one page without scripts, with everything that a test can control", async () => {
    const response = await request("/sandbox");
    const text = await response.text();
    expect(response.status).toBe(200);
    expect([...text.matchAll(/<h2 id="\w+">([^<]+)/g)].map(([, title]) => title)).toEqual([
      ...["Orders", "Time travel", "Faults", "Texts sent", "Complaints", "Caps that the products exceed", "Start over"],
    ]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script|<style| style=| onclick=/);
  });

  it("lists a launch link for each order of each session", async () => {
    const text = await (await request("/sandbox")).text();
    for (const id of ["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200", "o-1"]) {
      expect(text).toContain(`/loanDetail?sessionId=demo&amp;productId=p-1&amp;orderId=${id}&amp;appVersion=1.0.0`);
    }
    expect(text).toContain("sessionId=other&amp;productId=p-1&amp;orderId=o-other");
  });

  it("escapes the text that a borrower wrote", async () => {
    const markup = '<img src=x onerror="alert(1)">';
    await sandbox.post("/problem-save", { problemType: "2", problemDetail: markup, orderNo: "o-174" });
    const text = await (await request("/sandbox")).text();
    expect(text).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  });

  it("redirects to the page of a form, and nowhere else", async () => {
    const page = "/sandbox?from=a-bookmark";
    const changed = await submit("/sandbox/orders", { id: "o-170", status: "174" }, `http://localhost:4100${page}`);
    expect([changed.status, changed.headers.get("location")]).toEqual([303, page]);
    for (const referer of ["http://localhost:4100//evil.example", "https://evil.example/", "sandbox", ""])
      expect((await submit("/sandbox/reset", {}, referer)).headers.get("location")).toBe("/sandbox");
  });

  it("rejects a body that is neither a form nor a JSON object", async () => {
    const headers = { "content-type": "application/json" };
    for (const body of ["[]", "{", "1"])
      expect((await request("/sandbox/clock", { method: "POST", headers, body })).status).toBe(400);
  });
});

describe("changing an order", () => {
  it.each([
    ["21", null],
    ["110", null],
    ["151", null],
    ["170", "2026-12-21"],
    ["174", "2026-11-24"],
    ["180", "2026-11-18"],
    ["200", null],
  ])("to %s sets matching dates", async (status, dueOn) => {
    const body = await changeOrder("o-110", { status });
    expect(body.status).toBe(status);
    expect(body.bill?.dueOn ?? null).toBe(dueOn);
  });

  it("to an unknown status changes only the status", async () => {
    expect(await changeOrder("o-174", { orderStatus: "999" })).toMatchObject({ status: "999" });
    const { data } = await sandbox.get("/v3/loan-details", { productId: "p-1", orderId: "o-174" });
    expect(data).toMatchObject({ orderStatus: "999", noticeStatusText: "We are checking this order" });
  });

  it("moves its due date: three days ahead, or 31 days late", async () => {
    const due = { status: "174", bill: { dueOn: "2026-11-24" } };
    expect(await changeOrder("o-170", { dueInDays: 3 })).toMatchObject(due);
    const late = await changeOrder("o-170", { dueInDays: -31 });
    expect(late).toMatchObject({ status: "180", bill: { daysLate: 31 } });
    // 5 % a month of ₱2.650, each day in whole centavos.
    expect(late.bill.penaltyCentavos).toBe(31 * 441);
  });

  it("by the form overrides a field, and removes an override that is empty", async () => {
    for (const [field, value] of Object.entries({ KindTipsMsg: "Hello", cardNeedPop: "1", isDelay: "0" }))
      await submit("/sandbox/orders", { id: "o-174", status: "", dueInDays: "", field, value });
    const overrides = { KindTipsMsg: "Hello", cardNeedPop: "1" };
    expect(await order("o-174")).toMatchObject({ overrides, isRolloverAllowed: false });
    await submit("/sandbox/orders", { id: "o-174", field: "KindTipsMsg", value: "" });
    expect((await order("o-174")).overrides).toEqual({ cardNeedPop: "1" });
  });
});

describe("time travel", () => {
  it("updates every order to the new date", async () => {
    await sandbox.control("POST", "/sandbox/clock", { days: 31 });
    const orders = (await sandbox.control("GET", "/sandbox/orders")).body;
    const status = Object.fromEntries(orders.map((one: { id: string; status: string }) => [one.id, one.status]));
    expect(status).toMatchObject({ "o-21": "174", "o-170": "180", "o-174": "180", "o-180": "180", "o-200": "200" });
    const clock = { today: "2026-12-22", travelledDays: 31 };
    expect((await sandbox.control("GET", "/sandbox/clock")).body).toMatchObject(clock);
  });

  it("moves to a day, and rejects invalid days", async () => {
    expect((await sandbox.control("POST", "/sandbox/clock", { to: "2026-12-24" })).body.today).toBe("2026-12-24");
    for (const invalidBody of [{}, { days: "x" }, { to: "2026-02-30" }, { days: 1.5 }])
      expect((await sandbox.control("POST", "/sandbox/clock", invalidBody)).status).toBe(400);
  });

  it("keeps its date by itself, so that a payment due in three days is still due in three days tomorrow", async () => {
    sandbox.pass(5 * 86_400_000);
    expect((await sandbox.control("GET", "/sandbox/clock")).body.today).toBe("2026-11-21");
    expect((await order("o-174")).status).toBe("174");
  });
});

describe("a reset", () => {
  it("restores the seeded state", async () => {
    const before = (await sandbox.control("GET", "/sandbox/orders")).body;
    await sandbox.control("POST", "/sandbox/clock", { days: 40 });
    await sandbox.control("POST", "/sandbox/faults", { match: "x", kind: "500" });
    await sandbox.control("POST", "/sandbox/orders/o-174", { KindTipsMsg: "x", isDelay: 0 });
    await sandbox.control("POST", "/sandbox/products/p-1", { popTitle: "x" });
    await sandbox.post("/v3/loan-confirm/loan-detail-push", OFFER);
    const { url } = (await sandbox.upload(PICTURES.png)).data;
    await sandbox.post("/problem-save", { problemType: "2", problemDetail: "x", orderNo: "o-1", problemImage: url });
    await request("/collect", { method: "POST", body: "{}" });

    expect((await sandbox.control("POST", "/sandbox/reset")).body).toEqual({ ok: true });

    const strip = (orders: { createdAt: number; codes: unknown }[]) =>
      orders.map(({ createdAt: _, codes: __, ...rest }) => rest);
    expect(strip((await sandbox.control("GET", "/sandbox/orders")).body)).toEqual(strip(before));
    expect(Object.values(sandbox.lender.effects.count()).every((count) => count === 0)).toBe(true);
    expect((await sandbox.control("GET", "/sandbox/faults")).body).toEqual([]);
    expect((await sandbox.control("GET", "/sandbox/requests")).body).toEqual([]);
    expect((await request(new URL(url).pathname)).status).toBe(404);
    const offer = await sandbox.get("/v3/loan-confirm/loan-detail-confirm", { productId: "p-1" });
    expect(offer.data.popTitle).not.toBe("x");
  });
});
