import { describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../testing/makeSandbox.ts";

sandboxForEachTest();

const HEADERS = { "X-Requested-With": "XMLHttpRequest" };
const request = (path: string, init?: RequestInit) => sandbox.app.request(`http://localhost:4100${path}`, init);
const ORDER = "/api/app/v3/loan-details?productId=p-1&orderId=o-174&sessionId=demo";

describe("the API", () => {
  it("refuses a call under the product prefix without X-Requested-With", async () => {
    const response = await request(ORDER);
    expect(response.status).toBe(403);
    const refusal = { code: "403", message: "This call needs the header X-Requested-With.", data: null };
    expect(await response.json()).toEqual(refusal);
    expect((await request("/api/app/no-such-call")).status).toBe(403);
  });

  it.each([
    ["GET", "/api/app/no-such-call", 404],
    ["GET", "/api/no-such-call", 404],
    ["POST", "/api/app/v3/loan-details", 405],
    ["GET", "/api/app/problem-save", 405],
    ["DELETE", "/api/v2/youmi/promotion/register", 405],
  ])("responds to %s %s with %d and an envelope", async (method, path, status) => {
    const response = await request(path, { method, headers: HEADERS });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: String(status), data: null });
  });

  it("refuses a body that is too large, with and without a content length", async () => {
    const body = `problemDetail=${"x".repeat(70_000)}`;
    const headers = { ...HEADERS, "content-type": "application/x-www-form-urlencoded" };
    const send = (more: object) =>
      request("/api/app/problem-save?sessionId=demo", { method: "POST", headers: { ...headers, ...more }, body });
    const withLength = await send({ "content-length": String(body.length) });
    const withoutLength = await send({});
    expect([withLength.status, withoutLength.status]).toEqual([413, 413]);
    expect(await withLength.json()).toMatchObject({ code: "413" });
  });

  it("accepts JSON as well as forms", async () => {
    const response = await request("/api/app/card-init?sessionId=demo", {
      method: "POST",
      headers: { ...HEADERS, "content-type": "application/json" },
      body: '{"product_id":"p-1"}',
    });
    expect(await response.json()).toMatchObject({ code: "00" });
  });

  it("returns the same response to the same intent, and refuses the intent with other fields", async () => {
    const fields = { problemType: "2", problemDetail: "Once", orderNo: "o-174" };
    const headers = { "Idempotency-Key": "intent-1" };
    const first = await sandbox.post("/problem-save", fields, { headers });
    sandbox.pass(3_600_000);
    expect(await sandbox.post("/problem-save", fields, { headers })).toEqual(first);
    expect((await sandbox.post("/problem-save", { ...fields, problemDetail: "Twice" }, { headers })).code).toBe("409");
    const other = await sandbox.post("/problem-save", fields, { headers, session: "other" });
    expect(other.code, "another borrower's intent is separate").toBe("404");
    expect(sandbox.lender.effects.count().complaints).toBe(1);
  });
});

describe("malformed input", () => {
  it.each([
    ["application/json", "{"],
    ["application/json", "null"],
    ["application/json", "[1,2]"],
    ["application/json", '{"__proto__":{"product_id":"p-1"}}'],
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=x", "--x\r\nbroken"],
    ["text/plain", "product_id"],
    ["application/x-www-form-urlencoded", "%E0%A4%A&%&=&&product_id"],
  ])("in a body of %s is refused with a message: %s", async (type, body) => {
    for (const path of ["/api/app/card-init", "/api/app/user-problem/upload-problem-img"]) {
      const response = await request(`${path}?sessionId=demo`, {
        method: "POST",
        headers: { ...HEADERS, "content-type": type },
        body,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ code: "400" });
    }
  });
});

describe("the list of requests", () => {
  it("shows requests, newest first, without secrets", async () => {
    await sandbox.get("/v3/loan-details", { productId: "p-1", orderId: "o-174" });
    await sandbox.post("/problem-save", { problemType: "2", deviceId: "d-1", advertisingId: "a-1", orderNo: "o-1" });
    const requests = (await sandbox.control("GET", "/sandbox/requests")).body;
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({
      method: "POST",
      path: "/api/app/problem-save",
      query: { sessionId: "***", deviceId: "***", appVersion: "1.0.0" },
      form: { problemType: "2", deviceId: "***", advertisingId: "***", orderNo: "o-1" },
      status: 200,
      code: "45",
    });
    expect(requests[1]).toMatchObject({
      method: "GET",
      path: "/api/app/v3/loan-details",
      query: { productId: "p-1", orderId: "o-174" },
      code: "00",
    });
    expect(JSON.stringify(requests)).not.toMatch(/demo|device-secret|d-1|a-1/);
    expect(Number.isNaN(Date.parse(requests[0].at))).toBe(false);
    expect((await sandbox.control("GET", "/sandbox/requests?path=loan-details")).body).toHaveLength(1);
    await sandbox.control("POST", "/sandbox/reset");
    expect((await sandbox.control("GET", "/sandbox/requests")).body).toEqual([]);
  });
});
