import { randomBytes } from "node:crypto";
import { brotliDecompressSync, constants, createBrotliCompress, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import type { SiteDocument } from "../Site.ts";
import { textBody } from "./body.ts";
import { createEarlyResponses } from "./earlyResponse.ts";
import { startText, storedBlocks } from "./startedText.ts";

vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  return { ...zlib, createBrotliCompress: vi.fn(zlib.createBrotliCompress) };
});

const early = {
  client: "json",
  method: "GET",
  path: "/v3/loan-details",
  fields: { orderId: { query: "orderId" } },
};
const environment = { apiBase: "", productPrefix: "/api/app", locale: "source", headers: { json: {}, form: {} } };
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const page = (more = "", settings: object = environment, reads: readonly unknown[] = [early]) =>
  `<html><head><title>Order</title>${data("environment", settings)}${data("preloads", { early: reads })}${more}</head><body><div id="root"></div></body></html>`;
const documentOf = (html = page()): SiteDocument => ({
  body: textBody(html),
  headers: { "content-type": "text/html", "cache-control": "public, s-maxage=1" },
});

const json = (value: unknown, status = 200) => Response.json(value, { status });
const link = "https://site.test/loanDetail?sessionId=s-1&orderId=o-1&platform=android";
const open = async ({
  document = documentOf(),
  callApi = async (_call: Request, _address: string) => json({ code: 0 }),
  url = link,
  headers = {},
  traceparent,
}: {
  document?: SiteDocument;
  callApi?: (call: Request, address: string) => Promise<Response>;
  url?: string;
  headers?: Record<string, string>;
  traceparent?: string;
} = {}) => {
  const onRead = vi.fn();
  const call = vi.fn(callApi);
  const response = await createEarlyResponses({ callApi: call, onRead })(new Request(url, { headers }), document, {
    address: "10.0.0.1",
    traceparent,
  });
  return { response, call, onRead };
};

it("appends the response to the document, which no cache may keep", async () => {
  const { response, call, onRead } = await open({ headers: { cookie: "a=1", "x-forwarded-proto": "https" } });
  const html = (await response?.text()) ?? "";
  expect(html).toMatch(/^<html><head><meta name="read"><title>Order/);
  const [, text = ""] = /<script type="application\/json" id="read">(.*)<\/script><\/body><\/html>$/.exec(html) ?? [];
  const [key, body] = JSON.parse(text) as [string, string];
  expect(body).toBe('{"code":0}');
  const sent = call.mock.calls[0]?.[0] as Request;
  expect(JSON.parse(key).slice(0, 2)).toEqual(["GET", sent.url.replace("https://site.test", "")]);
  expect(sent.url).toContain("sessionId=s-1");
  expect(sent.headers.get("cookie")).toBe("a=1");
  expect(sent.headers.get("x-forwarded-proto"), "of which the API makes links").toBe("https");
  expect(call.mock.calls[0]?.[1]).toBe("10.0.0.1");
  expect(response?.headers.get("cache-control")).toBe("no-store");
  expect(response?.headers.get("etag")).toBeNull();
  expect(onRead).toHaveBeenCalledExactlyOnceWith("sent");
});

it.each([
  ["fil-PH,fil;q=0.9,en-US;q=0.8", "", "fil-PH"],
  ["en-US, fil;q=0.8", "", "en"],
  ["fil-PH", "&lang=zh-CN", "zh-CN"],
  ["", "", "en"],
])("requests the data for a phone in %j with %j in %s", async (accepted, lang, language) => {
  const document = documentOf(page("", { ...environment, phoneLocale: "fil-PH" }));
  const { call } = await open({ document, url: `${link}${lang}`, headers: { "accept-language": accepted } });
  const [sent] = call.mock.calls[0] ?? [];
  expect(sent?.headers.get("accept-language")).toBe(language);
});

it("sends the document before the API responds", async () => {
  const { response } = await open({ callApi: () => new Promise(() => undefined) });
  const reader = response?.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('<div id="root"></div>');
  await reader?.cancel();
});

it.each([
  ["br", (bytes: Uint8Array) => brotliDecompressSync(bytes)],
  ["gzip", (bytes: Uint8Array) => gunzipSync(bytes)],
])("compresses it with %s", async (encoding, unpack) => {
  const { response } = await open({ headers: { "accept-encoding": encoding } });
  expect(response?.headers.get("content-encoding")).toBe(encoding);
  const html = unpack(new Uint8Array((await response?.arrayBuffer()) ?? [])).toString();
  expect(html).toMatch(/id="read">.*<\/body><\/html>$/);
});

it.each([
  ["an error", async () => json({}, 500)],
  ["another type", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["too much", async () => json("x".repeat(300_000))],
  ["a broken connection", async () => Promise.reject(new Error("gone"))],
])("ends the document without data when the API returns %s", async (_, callApi) => {
  const { response, onRead } = await open({ callApi });
  expect(await response?.text()).toMatch(/<div id="root"><\/div><\/body><\/html>$/);
  expect(onRead).toHaveBeenCalledExactlyOnceWith("failed");
});

it("cannot be left by a response that contains markup", async () => {
  const { response } = await open({ callApi: async () => json({ a: "</script><script>alert(1)</script>" }) });
  expect(await response?.text()).not.toContain("alert(1)</script>");
});

it.each([
  ["a link without a session", { url: "https://site.test/loanDetail?orderId=o-1" }],
  ["a link without what the request needs", { url: "https://site.test/loanDetail?sessionId=s-1" }],
  ["a document without early requests", { document: documentOf(page("", environment, [])) }],
  ["a document during a canary", { document: documentOf(page(data("canary", { id: "c" }))) }],
  ["an API on another origin", { document: documentOf(page("", { ...environment, apiBase: "https://api.test" })) }],
  ["a document of another kind", { document: documentOf("<p>Closed.</p>") }],
])("does nothing for %s", async (_, options) => {
  const { response, call } = await open(options);
  expect(response).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

it.each([
  ["no trace without tracing", {}, undefined, /^none$/],
  ["a new trace with tracing", { tracing: true }, undefined, /^00-[\da-f]{32}-[\da-f]{16}-01$/],
  ["the document's trace", {}, "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", /^00-0af7.*-01$/],
])("sends %s", async (_, more, traceparent, expected) => {
  const document = documentOf(page("", { ...environment, ...more }));
  const { response, call } = await open({ document, ...(traceparent && { traceparent }) });
  await response?.text();
  expect(call.mock.calls[0]?.[0].headers.get("traceparent") ?? "none").toMatch(expected);
});

const start = `<html>${Array.from({ length: 2000 }, (_, index) => `<p>Row ${index * 7919}</p>`).join("")}`;
const unpack = async (stream: ReadableStream<Uint8Array>) =>
  brotliDecompressSync(Buffer.from(await new Response(stream).arrayBuffer())).toString();

it.each([
  ["no end", ""],
  ["a short end", "</html>"],
  ["an end that repeats the start", `${start.slice(0, 3000)}</html>`],
  ["a long end without repetition", randomBytes(90_000).toString("base64")],
  ["an end in another script", "₱2,650.00 日本 🙂</html>"],
])("returns one Brotli stream of the start and %s", async (_, rest) => {
  const text = startText(start);
  expect(await unpack(await text.stream(Promise.resolve(rest), "br"))).toBe(start + rest);
  expect(await unpack(await text.stream(Promise.resolve(`${rest}!`), "br")), "again").toBe(`${start}${rest}!`);
});

it("sends the end uncompressed when it does not fit the start", async () => {
  // Test files of the edge share modules, and another one may have loaded it with the real library.
  vi.resetModules();
  const text = (await import("./startedText.ts")).startText(start);
  const { createBrotliCompress: real } = await vi.importActual<typeof import("node:zlib")>("node:zlib");
  vi.mocked(createBrotliCompress).mockImplementation(() => {
    const other = real({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    const { write } = other;
    other.write = ((_: unknown) => write.call(other, "another start", "utf8")) as typeof other.write;
    return other;
  });
  const rest = "<script>{}</script></html>";
  vi.mocked(createBrotliCompress).mockClear();
  expect(await unpack(await text.stream(Promise.resolve(rest), "br"))).toBe(start + rest);
  expect(createBrotliCompress, "the mock is in use").toHaveBeenCalled();
  vi.mocked(createBrotliCompress).mockImplementation(real);
});

it.each([0, 1, 65_536, 65_537, 200_000])("stores %d bytes as they are", (size) => {
  const bytes = randomBytes(size);
  // The smallest start of a stream: the window of 64 kB (one bit), and an empty metadata block up to the next byte.
  const head = Uint8Array.of(0b0_00_11_0_0);
  expect(brotliDecompressSync(Buffer.concat([head, storedBlocks(bytes)])).equals(bytes)).toBe(true);
});
