import { describe, expect, it } from "vitest";
import type { RequestContext } from "./buildRequest.ts";
import { buildRequest, isSuccess, readCode, requestKey } from "./buildRequest.ts";

const context: RequestContext = {
  apiBase: "https://api.test",
  productPrefix: "/api/app",
  clientQuery: { appVersion: "1.2", deviceName: "Galaxy A1 & co", clientType: "android" },
  headers: { json: { "X-Session-Id": "s1" }, form: { "X-App-Version": "1.2" } },
};
const common = "appVersion=1.2&deviceName=Galaxy+A1+%26+co&clientType=android";
const always = { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" };
const form = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };

describe("buildRequest", () => {
  it("puts prefix, common query and then the fields of a GET into the address", {
    tags: ["requests.path", "requests.get"],
  }, () => {
    expect(
      buildRequest(
        { client: "helper", method: "GET", path: "/v3/loan-details", fields: { productId: "p 1", orderId: "o&1" } },
        context,
      ),
    ).toEqual({
      url: `https://api.test/api/app/v3/loan-details?${common}&productId=p+1&orderId=o%261`,
      method: "GET",
      headers: always,
    });
  });

  it("form-encodes the fields of a POST and keeps the common query in the address", { tags: "requests.post" }, () => {
    expect(
      buildRequest({ client: "helper", method: "POST", path: "/problem-init", fields: { orderId: "ñ=1" } }, context),
    ).toEqual({
      url: `https://api.test/api/app/problem-init?${common}`,
      method: "POST",
      headers: { ...always, ...form },
      body: "orderId=%C3%B1%3D1",
    });
  });

  it("names the language of the page, if it is known", () => {
    const line = { client: "json", method: "GET", path: "/a", fields: {} } as const;
    expect(buildRequest(line, { ...context, language: "fil-PH" }).headers["Accept-Language"]).toBe("fil-PH");
    expect(buildRequest(line, context).headers).not.toHaveProperty("Accept-Language");
  });

  it("uses a path outside the product prefix unchanged, without the common query", () => {
    const line = { client: "form", method: "GET", path: "/api/v2/youmi/promotion/get-sid" } as const;
    expect(buildRequest({ ...line, fields: {} }, context).url).toBe("https://api.test/api/v2/youmi/promotion/get-sid");
    expect(buildRequest({ ...line, fields: { sid: "1" } }, context).url).toBe(
      "https://api.test/api/v2/youmi/promotion/get-sid?sid=1",
    );
  });

  it("accepts a path without a leading slash and an API on the page's origin", () => {
    const built = buildRequest(
      { client: "form", method: "POST", path: "card-init", fields: {} },
      { ...context, apiBase: "", clientQuery: {} },
    );
    expect(built.url).toBe("/api/app/card-init");
    expect(built.body).toBe("");
  });
});

describe("requestKey", () => {
  const line = { client: "json", method: "POST", path: "/a", fields: { a: "1" } } as const;
  const key = requestKey(buildRequest(line, context));

  it.each([
    ["method", { ...line, method: "GET" as const }, context],
    ["path", { ...line, path: "/b" }, context],
    ["body", { ...line, fields: { a: "2" } }, context],
    ["client", { ...line, client: "form" as const }, context],
    ["header", line, { ...context, headers: { ...context.headers, json: { "X-Session-Id": "s2" } } }],
    ["common query", line, { ...context, clientQuery: { appVersion: "1.3" } }],
  ])("differs when the %s differs", (_, otherLine, otherContext) => {
    expect(requestKey(buildRequest(otherLine, otherContext))).not.toBe(key);
  });
});

it.each([
  [0, "0", true],
  [-0, "0", true],
  ["0", "0", true],
  ["00", "00", true],
  [" 00 ", "00", true],
  ["-0", "-0", true],
  [101, "101", false],
  [-1, "-1", false],
  ["-1", "-1", false],
  ["800006", "800006", false],
  ["9".repeat(400), "9".repeat(400), false],
])("reads the code %j as %j, success: %s", (code, text, success) => {
  expect(readCode(code)).toBe(text);
  expect(isSuccess(readCode(code))).toBe(success);
});

it.each(
  [
    ...[undefined, null, true, false, {}, [], [0], ["00"], "", " ", "ok", "null"],
    ...["0x", "000x", "0x0", "0.0", "1e3", "- 1", "０", 0.5, 1e21, Number.NaN],
  ].map((code) => ({ code })),
)("reads no code from $code", ({ code }) => {
  expect(readCode(code)).toBeUndefined();
  expect(isSuccess(readCode(code))).toBe(false);
});
