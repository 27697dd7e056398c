import { buildRequest, requestKey } from "@lending/api-client/request-line";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RemoteRoute } from "../routes/defineRoutes.ts";
import { createEarlyReads } from "./earlyReads.ts";

const context = {
  apiBase: "",
  productPrefix: "/api/app",
  clientQuery: { sessionId: "s" },
  headers: { json: {}, form: {} },
};
const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const route: RemoteRoute = {
  path: "/repay",
  title,
  screen: () => Promise.reject(new Error("not requested")),
  early: { client: "helper", method: "GET", path: "/plan", fields: { orderId: { query: "orderId" } } },
};
const query = new URLSearchParams("orderId=o-1");
const key = requestKey(
  buildRequest({ client: "helper", method: "GET", path: "/plan", fields: { orderId: "o-1" } }, context),
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("requests the data of a screen once and returns the response once", async () => {
  const send = vi.fn(async () => new Response("{}"));
  const early = createEarlyReads(new Map(), context, send);
  early.send(route, query);
  early.send(route, query);
  expect(send).toHaveBeenCalledOnce();
  expect(await (await early.take(key)?.response)?.text).toBe("{}");
  expect(early.take(key)).toBeUndefined();
});

it("does not request data that the document has already requested", () => {
  const send = vi.fn();
  createEarlyReads(
    new Map([[key, { sentAt: 0, response: Promise.resolve({ ok: true, status: 200, contentType: "", text: "" }) }]]),
    context,
    send,
  ).send(route, query);
  expect(send).not.toHaveBeenCalled();
});

it("requests nothing when the address lacks a parameter", () => {
  const send = vi.fn();
  createEarlyReads(new Map(), context, send).send(route, new URLSearchParams());
  expect(send).not.toHaveBeenCalled();
});

it.each(["the document", "a touch"])(
  "uses no response of %s that is older than 30 s, and requests it again",
  (origin) => {
    const send = vi.fn(async () => new Response("{}"));
    const response = Promise.resolve({ ok: true, status: 200, contentType: "", text: "" });
    const first = origin === "a touch" ? [] : [[key, { sentAt: performance.now(), response }] as const];
    const early = createEarlyReads(new Map(first), context, send);
    early.send(route, query);
    vi.advanceTimersByTime(30_000);
    send.mockClear();
    early.send(route, query);
    expect(send).toHaveBeenCalledOnce();
    expect(early.take(key)).toBeDefined();
    early.send(route, query);
    vi.advanceTimersByTime(30_000);
    expect(early.take(key)).toBeUndefined();
  },
);

it("lists the responses that are not taken yet", async () => {
  const early = createEarlyReads(new Map(), context, async () => new Response("{}"));
  early.send(route, query);
  const texts = (await Promise.all(early.underWay())) as { text: string }[];
  expect(texts.map(({ text }) => text)).toEqual(["{}"]);
  early.take(key);
  expect(early.underWay()).toEqual([]);
});

it("requests nothing for a route without early requests", () => {
  const send = vi.fn();
  createEarlyReads(new Map(), context, send).send({}, query);
  expect(send).not.toHaveBeenCalled();
});
