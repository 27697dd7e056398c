import { buildRequest, requestKey } from "@lending/api-client/request-line";
import { describe, expect, it, vi } from "vitest";
import { sendEarlyRequest } from "./earlyReads.ts";

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

describe("sendEarlyRequest", () => {
  it("sends exactly the client's request and stores it under the client's key", async () => {
    const send = vi.fn(async () => new Response("{}"));
    const sent = sendEarlyRequest(early, new URLSearchParams("orderId=o-1&productId=p-1&x=1"), context, send);
    const line = {
      client: "helper",
      method: "GET",
      path: "/v3/loan-details",
      fields: { productId: "p-1", orderId: "o-1" },
    } as const;
    const built = buildRequest(line, context);
    expect(send).toHaveBeenCalledExactlyOnceWith(built.url, {
      method: "GET",
      headers: built.headers,
      credentials: "same-origin",
    });
    expect(sent?.key).toBe(requestKey(built));
    expect(await (await sent?.response)?.text).toBe("{}");
  });

  it("sends a read that is a POST with its body, literal fields included", () => {
    const send = vi.fn(async () => new Response("{}"));
    const post = {
      ...early,
      method: "POST",
      path: "/card-init",
      fields: { product_id: { query: "productId" }, kind: "card" },
    } as const;
    sendEarlyRequest(post, new URLSearchParams("productId=p-1"), context, send);
    expect(send).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ method: "POST", body: "product_id=p-1&kind=card" }),
    );
  });

  it("sends nothing when the address lacks a parameter", () => {
    const send = vi.fn(async () => new Response("{}"));
    expect(sendEarlyRequest(early, new URLSearchParams("productId=p-1"), context, send)).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it("sends nothing when the address has the parameter that suppresses the read", () => {
    const send = vi.fn(async () => new Response("{}"));
    const any = { ...early, fields: {}, unless: "orderId" } as const;
    expect(sendEarlyRequest(any, new URLSearchParams("orderId=o-1"), context, send)).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
    expect(sendEarlyRequest(any, new URLSearchParams("orderId="), context, send)).toBeDefined();
  });

  it("passes a failure to the client that takes the response", async () => {
    const lost = vi.fn(() => Promise.reject(new TypeError("lost")));
    const sent = sendEarlyRequest(early, new URLSearchParams("productId=p&orderId=o"), context, lost);
    await expect(sent?.response).rejects.toThrow("lost");
  });
});
