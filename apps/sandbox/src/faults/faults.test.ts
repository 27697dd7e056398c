import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../testing/makeSandbox.ts";

let server: ServerType;
let origin: string;

sandboxForEachTest();
beforeEach(async () => {
  origin = await new Promise<string>((resolve) => {
    server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
afterEach(async () => {
  if ("closeAllConnections" in server) server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const HEADERS = { "X-Requested-With": "XMLHttpRequest" };
const load = (init: RequestInit = {}) =>
  fetch(`${origin}/api/app/v3/loan-details?productId=p-1&orderId=o-174&sessionId=demo`, { headers: HEADERS, ...init });
const fault = (kind: string, more: object = {}) =>
  sandbox.control("POST", "/sandbox/faults", { match: "loan-details", kind, ...more });

describe("a fault", () => {
  it.each([
    ["401", 401, "{}"],
    ["403", 403, "<!doctype html>"],
    ["code-401", 200, "Please log in again."],
    ["500", 500, "Something broke"],
    ["502", 502, "<!doctype html>"],
    ["429", 429, "Too many requests"],
    ["html", 200, "<!doctype html>"],
    ["null", 200, "null"],
    ["empty-object", 200, "{}"],
    ["array", 200, "[]"],
  ])("%s responds with %d", async (kind, status, text) => {
    await fault(kind);
    const response = await load();
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  it("reset breaks the connection before anything happens", async () => {
    await fault("reset");
    await expect(load()).rejects.toThrow("fetch failed");
  });

  it.each(["truncate", "reset-midway"])("%s sends half of the response", async (kind) => {
    await fault(kind);
    const response = await load();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it("short sends a complete HTTP response with half of the JSON", async () => {
    await fault("short");
    const text = await (await load()).text();
    expect(text).toMatch(/^\{"code"/);
    expect(() => JSON.parse(text)).toThrow();
  });

  it.each([
    ["code-number", 0],
    ["code-string", "00"],
    ["code-absent", undefined],
  ])("%s responds with the code %s", async (kind, code) => {
    await fault(kind);
    const body = await (await load()).json();
    expect(body.code).toBe(code);
    expect(body.data).toMatchObject({ orderStatus: "174" });
  });

  it("hang never responds", async () => {
    await fault("hang");
    await expect(load({ signal: AbortSignal.timeout(300) })).rejects.toThrow("timeout");
  });

  it.each([
    ["drip", "after each piece", 2, 50],
    ["slow", "once", 120, 100],
  ])("%s waits %s and sends the whole response", async (kind, _, delayMs, least) => {
    await fault(kind, { delayMs });
    const started = performance.now();
    expect(await (await load()).json()).toMatchObject({ code: "00" });
    expect(performance.now() - started).toBeGreaterThan(least);
  });

  it("happens the configured number of times and appears in the list of requests", async () => {
    await fault("500", { times: 2 });
    const statuses = [(await load()).status, (await load()).status, (await load()).status];
    expect(statuses).toEqual([500, 500, 200]);
    const requests = (await sandbox.control("GET", "/sandbox/requests")).body;
    expect(requests.map((request: { fault: string }) => request.fault)).toEqual(["", "500", "500"]);
    expect(requests[1].query).toEqual({ productId: "p-1", orderId: "o-174", sessionId: "***" });
  });

  it.each([
    ["v3/loan", 500],
    ["fetchOrderDetails", 500],
    ["fetchConfirmation", 200],
  ])("matches by %s: HTTP %d", async (match, status) => {
    await sandbox.control("POST", "/sandbox/faults", { match, kind: 500 });
    expect((await load()).status).toBe(status);
  });

  it("affects documents and files as well, never the console", async () => {
    await sandbox.control("POST", "/sandbox/faults", { match: "/", kind: "500" });
    expect((await fetch(`${origin}/loanDetail`, { headers: { accept: "text/html" } })).status).toBe(500);
    expect((await fetch(`${origin}/assets/loan/x.js`)).status).toBe(500);
    expect((await fetch(`${origin}/sandbox`)).status).toBe(200);
    expect((await fetch(`${origin}/sandbox/texts`)).status).toBe(200);
  });

  it("is removed with all others", async () => {
    await fault("500");
    await fault("429");
    expect((await load()).status).toBe(500);
    await sandbox.control("DELETE", "/sandbox/faults");
    expect((await load()).status).toBe(200);
    expect((await sandbox.control("GET", "/sandbox/faults")).body).toEqual([]);
  });

  it.each([
    {},
    { match: "x" },
    { match: "x", kind: "boom" },
    { match: "", kind: "500" },
    { match: "x", kind: "500", times: 0 },
  ])("with malformed fields is rejected: %j", async (fields) => {
    const { status, body } = await sandbox.control("POST", "/sandbox/faults", fields);
    expect(status).toBe(400);
    expect(body.message).toContain("Kinds: ");
  });
});
