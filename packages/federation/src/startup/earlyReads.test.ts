import { buildRequest, requestKey } from "@lending/api-client/request-line";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EarlyRequest } from "../routes/defineRoutes.ts";
import { createEarlyReads, sendEarlyRequest } from "./earlyReads.ts";

const context = {
  apiBase: "",
  productPrefix: "/api/app",
  clientQuery: { appVersion: "1.0.0", sessionId: "s-1", clientType: "android" },
  headers: { json: {}, form: { "X-App-Version": "1.0.0" } },
};
const early = {
  client: "helper",
  method: "GET",
  path: "/v3/loan-details",
  fields: { productId: { query: "productId" }, orderId: { query: "orderId" } },
} as const;
const query = new URLSearchParams("orderId=o-1&productId=p-1&x=1");
const built = buildRequest(
  { client: "helper", method: "GET", path: "/v3/loan-details", fields: { productId: "p-1", orderId: "o-1" } },
  context,
);
const key = requestKey(built);
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response("{}"));
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("sends exactly the client's request and stores it under the client's key", async () => {
  const sent = sendEarlyRequest(early, query, context, send);
  const init = { method: "GET", headers: built.headers, credentials: "same-origin" };
  expect(send).toHaveBeenCalledExactlyOnceWith(built.url, init);
  expect(sent?.key).toBe(key);
  expect(await (await sent?.response)?.text).toBe("{}");
});

it("sends a read that is a POST with its body, literal fields included", () => {
  const fields = { product_id: { query: "productId" }, kind: "card" };
  sendEarlyRequest({ ...early, method: "POST", path: "/card-init", fields }, query, context, send);
  const init = expect.objectContaining({ method: "POST", body: "product_id=p-1&kind=card" });
  expect(send).toHaveBeenCalledWith(expect.any(String), init);
});

const without: EarlyRequest = { ...early, fields: {}, unless: "orderId" };
it.each([
  ["lacks a parameter", early, "productId=p-1", 0],
  ["has a blank parameter", early, "productId=p-1&orderId=%20%C2%A0", 0],
  ["has the parameter that suppresses the read", without, "orderId=o-1", 0],
  ["has that parameter without a value", without, "orderId=", 1],
  ["has that parameter blank", without, "orderId=%20", 1],
])("sends nothing or a read for an address that %s", (_, request, search, count) => {
  const sent = sendEarlyRequest(request, new URLSearchParams(search), context, send);
  expect([sent === undefined, send.mock.calls.length]).toEqual([count === 0, count]);
  const next = createEarlyReads(new Map(), context, send);
  next.send({ early: request }, new URLSearchParams(search));
  expect(send).toHaveBeenCalledTimes(count * 2);
});

it("passes a failure to the client that takes the response", async () => {
  send.mockRejectedValue(new TypeError("lost"));
  await expect(sendEarlyRequest(early, query, context, send)?.response).rejects.toThrow("lost");
});

it("requests the data of a next screen once, and returns the response once", async () => {
  const reads = createEarlyReads(new Map(), context, send);
  reads.send({}, query);
  expect(send).not.toHaveBeenCalled();
  reads.send({ early }, query);
  reads.send({ early: [early] }, query);
  expect(send).toHaveBeenCalledOnce();
  const texts = (await Promise.all(reads.underWay())) as { text: string }[];
  expect(texts.map(({ text }) => text)).toEqual(["{}"]);
  expect(await (await reads.take(key)?.response)?.text).toBe("{}");
  expect(reads.take(key)).toBeUndefined();
  expect(reads.underWay()).toEqual([]);
});

it.each(["the document", "a touch"])("uses a response of %s for 30 s, and then requests it again", (origin) => {
  const response = Promise.resolve({ ok: true, status: 200, contentType: "", text: "" });
  const sentAt = performance.now();
  const first = origin === "the document" ? [[key, { sentAt, response }] as const] : [];
  const reads = createEarlyReads(new Map(first), context, send);
  reads.send({ early }, query);
  expect(send).toHaveBeenCalledTimes(first.length === 0 ? 1 : 0);
  vi.advanceTimersByTime(30_000);
  send.mockClear();
  reads.send({ early }, query);
  expect(send).toHaveBeenCalledOnce();
  expect(reads.take(key)).toBeDefined();
  reads.send({ early }, query);
  vi.advanceTimersByTime(30_000);
  expect(reads.take(key)).toBeUndefined();
});
