import { createApi } from "@lending/api-client";
import { callOf, lost, makeApi, respond, status } from "@lending/api-client/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addCall, clearCalls, readCalls, recordCalls, recordEarly, watchCalls } from "./callLog.ts";

const settled = (count: number) => vi.waitFor(() => expect(readCalls()).toHaveLength(count), 10_000);

afterEach(() => {
  clearCalls();
  sessionStorage.clear();
});

function openApi(route: Parameters<typeof makeApi>[0]) {
  const { fetch, api } = makeApi(route);
  return createApi({
    apiBase: "https://api.test",
    productPrefix: "/api/app",
    clientQuery: { sessionId: "secret-session", deviceId: "secret-device", advertisingId: "secret-ad" },
    headers: { json: { "X-Session-Id": "secret-session" }, form: {} },
    wireNames: api.wireNames,
    fetch: recordCalls(fetch),
  });
}
const read = { client: "json", method: "GET", path: "/v3/loan-details", fields: { orderId: "secret-order" } } as const;
const post = { client: "helper", method: "POST", path: "/card-init", fields: { account: "secret-account" } } as const;

describe("the log of the calls", () => {
  it("contains the method, path, status, code and time of each call", async () => {
    const api = openApi({
      "GET /v3/loan-details": respond({}),
      "POST /card-init": respond(null, { code: "30", message: "No" }),
    });
    await api.request(callOf(read));
    await api.request(callOf(post));
    await settled(2);
    expect(readCalls()).toEqual([
      {
        method: "GET",
        path: "/api/app/v3/loan-details",
        status: "200",
        code: "00",
        at: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
        milliseconds: expect.any(Number),
      },
      expect.objectContaining({ method: "POST", path: "/api/app/card-init", status: "200", code: "30" }),
    ]);
  });

  it("never contains the session, the device, or request data", async () => {
    const api = openApi({ "GET /v3/loan-details": respond({}), "POST /card-init": respond({}) });
    await api.request(callOf(read));
    await api.request(callOf(post));
    await settled(2);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret");
  });

  it("contains a failed call without a code", async () => {
    const api = openApi({ "GET /v3/loan-details": lost, "POST /card-init": status(502) });
    await expect(api.request(callOf(read))).rejects.toThrow();
    await expect(api.request(callOf(post))).rejects.toThrow();
    await settled(2);
    expect(readCalls().map((call) => [call.path, call.status, call.code])).toEqual([
      ["/api/app/v3/loan-details", "", ""],
      ["/api/app/card-init", "502", ""],
    ]);
  });

  it("contains the responses to the start-up script's requests", async () => {
    const key = JSON.stringify(["GET", "/api/app/v3/loan-details?sessionId=secret-session", {}, undefined]);
    const response = { ok: true, status: 200, contentType: "application/json", text: '{"code":"00"}' };
    recordEarly(new Map([[key, { sentAt: 0, response: Promise.resolve(response) }]]));
    await settled(1);
    expect(readCalls()[0]).toMatchObject({
      method: "GET",
      path: "/api/app/v3/loan-details",
      status: "200",
      code: "00",
    });
  });

  it("survives the page, stores the last fifty calls, and notifies listeners", () => {
    const listener = vi.fn();
    const stop = watchCalls(listener);
    for (let at = 1; at <= 60; at += 1)
      addCall({ method: "GET", path: `/${at}`, status: "200", code: "00", at: "10:00:00", milliseconds: 1 });
    expect(readCalls()).toHaveLength(50);
    expect(readCalls().at(-1)?.path).toBe("/60");
    expect(listener).toHaveBeenCalledTimes(60);
    stop();
    expect(readCalls(), "of the storage").toHaveLength(50);
    clearCalls();
    expect(readCalls()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(60);
  });
});
