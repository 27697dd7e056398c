import { describe, expect, it } from "vitest";
import { makeLaunch } from "../testing/TestApp.tsx";
import { cleanAddress, clientQuery, requestLanguage, resolveHeaders } from "./clientQuery.ts";

const launch = makeLaunch({ platform: "ios", deviceName: "iPhone ni Jomar ñ😀", osVersion: "14" });

it("lists the common client parameters in their fixed order, empty ones too", {
  tags: ["product.session", "rulings.client-query"],
}, () => {
  expect(Object.entries(clientQuery({ ...launch, osVersion: "" }))).toEqual([
    ["appVersion", "1.0.0"],
    ["deviceName", "iPhone ni Jomar ñ😀"],
    ["deviceId", "device-1"],
    ["osVersion", ""],
    ["sessionId", "demo"],
    ["advertisingId", "advertising-1"],
    ["clientType", "ios"],
  ]);
});

it("resolves each client's headers, leaves out empty ones and encodes what a header cannot carry", {
  tags: ["requests.json-headers", "requests.form-headers"],
}, () => {
  const names = {
    json: { "X-Session-Id": "sessionId", "X-Device-Name": "deviceName" },
    form: { "X-App-Version": "appVersion", "X-Advertising-Id": "advertisingId" },
  } as const;
  expect(resolveHeaders(names, { ...launch, advertisingId: "" })).toEqual({
    json: { "X-Session-Id": "demo", "X-Device-Name": "iPhone ni Jomar %C3%B1%F0%9F%98%80" },
    form: { "X-App-Version": "1.0.0" },
  });
});

describe("requestLanguage", () => {
  it.each(["en-PH", "fil-PH", "zh-CN"])("is %s in that language", (locale) => {
    expect(requestLanguage(locale)).toBe(locale);
  });

  it.each(["source", "", "de-DE", "x-long", "fil-PH\n", "日本"])("is English without a country for %j", (locale) => {
    expect(requestLanguage(locale)).toBe("en");
  });
});

it.each([
  [
    "/loanDetail?sessionId=s&orderId=o-1&deviceId=d&productId=p%201&advertisingId=a",
    "/loanDetail?orderId=o-1&productId=p%201",
  ],
  ["/loanDetail?sessionId=s", "/loanDetail"],
  ["/loanDetail?sessionId=a&sessionId=b&x=1", "/loanDetail?x=1"],
  ["https://h5.test/a?deviceId=d&x=a+b%20c#/downloadTemplate", "https://h5.test/a?x=a+b%20c#/downloadTemplate"],
  ["/a?sessionId", "/a"],
  ["/a?%73essionId=s&x=1", "/a?x=1"],
  ["/a?x=%E0%A4%A&sessionId=s", "/a?x=%E0%A4%A"],
  ["/a?x=1&&sessionIdentity=2", "/a?x=1&sessionIdentity=2"],
  ["/a", "/a"],
  ["/a#b?sessionId=kept-in-the-hash", "/a#b?sessionId=kept-in-the-hash"],
  ["", ""],
])("cleanAddress turns %s into %s", { tags: "rulings.secrets" }, (url, clean) => {
  expect(cleanAddress(url)).toBe(clean);
});
