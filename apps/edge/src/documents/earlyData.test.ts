import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parseEnvironment } from "@lending/bridge/environment";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { expect, it, vi } from "vitest";
import { openSite } from "../testing/openSite.ts";
import { type ApiCaller, buildRead } from "./earlyData.ts";

const folder = folderForEachTest();

const json = (value: unknown, status = 200) => Response.json(value, { status });
const link = "/loanDetail?sessionId=s-1&orderId=o-1&platform=android";

interface OpenOptions {
  readonly callApi?: ApiCaller;
  readonly address?: string;
  readonly headers?: Record<string, string>;
  readonly environment?: Readonly<Record<string, unknown>>;
}
async function open({
  callApi = async () => json({ code: 0 }),
  address = link,
  headers = {},
  environment,
}: OpenOptions = {}) {
  const call = vi.fn(callApi);
  const site = await openSite(folder(), { callApi: call, proxies: 1 });
  if (environment) await site.change({ environment: { stage: "sandbox", ...environment } });
  const response = await site.request(address, { headers });
  return { site, response, call };
}
const sentHeaders = (call: Awaited<ReturnType<typeof open>>["call"]) => new Headers(call.mock.calls[0]?.[1].headers);

it("appends the response to the document, which no cache may keep, with a token after it", async () => {
  const { site, response, call } = await open({
    headers: { cookie: "a=1; __Host-device=d; __Host-variant=1a2b3c4d.secret", "x-forwarded-for": "203.0.113.1" },
  });
  const html = await response.text();
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta name="read">/);
  const [, text = ""] =
    /id="read">([^<]*)<\/script><script type="application\/json" id="token">"[^<]*"<\/script>.*<\/body><\/html>$/s.exec(
      html,
    ) ?? [];
  const [key, body] = JSON.parse(text) as [string, string];
  expect(body).toBe('{"code":0}');
  const url = call.mock.calls[0]?.[0] as URL;
  expect(JSON.parse(key).slice(0, 2)).toEqual(["GET", url.pathname + url.search]);
  expect(url.pathname).toBe("/api/app/v3/order");
  expect(url.search).toContain("sessionId=s-1");
  const sent = sentHeaders(call);
  expect([sent.get("cookie"), sent.get("x-forwarded-for"), sent.get("x-forwarded-proto")]).toEqual([
    "a=1",
    "203.0.113.1",
    "https",
  ]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
  expect(await site.count('lending_early_reads_total{path="/loanDetail",outcome="sent"}')).toBe(1);
});

it.each([
  ["203.0.113.1", "203.0.113.1"],
  ["198.51.100.7, 203.0.113.1:4711", "203.0.113.1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["<script>", null],
])("states for a proxy that writes %j the client %j", async (forwarded, address) => {
  const { call } = await open({ headers: { "x-forwarded-for": forwarded } });
  expect(sentHeaders(call).get("x-forwarded-for")).toBe(address);
});

it("sends the document before the API responds", async () => {
  const { response } = await open({ callApi: () => new Promise(() => undefined) });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('<div id="root"></div>');
  await reader?.cancel();
});

it.each([
  ["br", (bytes: Uint8Array) => brotliDecompressSync(bytes)],
  ["gzip", (bytes: Uint8Array) => gunzipSync(bytes)],
])("compresses it with %s", async (encoding, unpack) => {
  const { response } = await open({ headers: { "accept-encoding": encoding } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  const html = unpack(new Uint8Array(await response.arrayBuffer())).toString();
  expect(html).toMatch(/id="read">.*<\/body><\/html>$/);
});

it.each([
  ["an error", async () => json({}, 500), "refused"],
  ["another type", async () => new Response("<html>", { headers: { "content-type": "text/html" } }), "refused"],
  ["too much", async () => json("x".repeat(300_000)), "refused"],
  ["a broken connection", async () => Promise.reject(new Error("gone")), "unreachable"],
])("ends the document without data when the API returns %s", async (_, callApi, outcome) => {
  const { site, response } = await open({ callApi });
  expect(await response.text()).toMatch(/id="token">"[^<]*"<\/script>(?!<script[^>]*id="read").*<\/body><\/html>$/s);
  expect(await site.count(`lending_early_reads_total{path="/loanDetail",outcome="${outcome}"}`)).toBe(1);
});

it("cannot be left by a response that contains markup", async () => {
  const { response } = await open({ callApi: async () => json({ a: "</script><script>alert(1)</script>" }) });
  expect(await response.text()).not.toContain("alert(1)</script>");
});

it.each([
  ["without a session", { address: "/loanDetail?orderId=o-1" }],
  ["without what the request needs", { address: "/loanDetail?sessionId=s-1" }],
  ["to a page without early reads", { address: "/repay?sessionId=s-1" }],
  ["of a site whose API has another origin", { environment: { apiBase: "https://api.test" } }],
])("requests nothing for a link %s", async (_, options) => {
  const { response, call } = await open(options);
  expect(await response.text()).not.toContain('name="read"');
  expect(call).not.toHaveBeenCalled();
});

it("requests the data of a site with its own origin as apiBase, at the address that the phone uses", async () => {
  const { response, call } = await open({ environment: { apiBase: "https://h5.lender.ph" } });
  expect(await response.text()).toContain("https://h5.lender.ph/api/app/v3/order?");
  expect(call).toHaveBeenCalledOnce();
});

const request = new Request("https://h5.lender.ph/loanDetail?sessionId=s-1");
const readOf = (earlyPath: string, environment: object = {}) =>
  buildRead(
    {
      environment: parseEnvironment(environment),
      early: [{ client: "json", method: "GET", path: earlyPath, fields: {} }],
    },
    request,
  );

it.each([
  ["/v3/order", true],
  ["/api/other/order", true],
  ["/../../actuator/env", false],
  ["/api/../actuator/env", false],
  ["/api/%2e%2e/actuator", false],
  ["/x\\..\\..\\..\\actuator", false],
])("requests nothing outside the API: %s", (earlyPath, isRead) => {
  expect(readOf(earlyPath) !== undefined).toBe(isRead);
});

it("requests below the declared prefix alone", () => {
  expect(readOf("/v3/order", { productPrefix: "/lender" })?.url).toMatch(/^\/lender\/v3\/order\?/);
  expect(readOf("/v3/order", { productPrefix: "" })).toBeUndefined();
});

it.each([
  ["fil-PH,fil;q=0.9,en-US;q=0.8", "", "fil-PH"],
  ["en-US, fil;q=0.8", "", "en"],
  ["fil-PH", "&lang=zh-CN", "zh-CN"],
  ["", "", "en"],
])("requests the data for a phone in %j with %j in %s", async (accepted, lang, language) => {
  const { call } = await open({
    ...{ address: link + lang, headers: { "accept-language": accepted } },
    environment: { phoneLocale: "fil-PH" },
  });
  expect(sentHeaders(call).get("accept-language")).toBe(language);
});

it("sends a new trace with tracing, and none without", async () => {
  const { site, call } = await open();
  expect(sentHeaders(call).get("traceparent")).toBeNull();
  await site.change({ environment: { stage: "sandbox", tracing: true } });
  await site.read(link);
  expect(new Headers(call.mock.calls[1]?.[1].headers).get("traceparent")).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
});
