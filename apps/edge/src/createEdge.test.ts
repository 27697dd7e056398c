import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createEdge, type EdgeOptions } from "./createEdge.ts";
import { chooseEncoding, createBody, textBody } from "./http/body.ts";
import { clientAddress } from "./http/headers.ts";
import { type OriginRequest, OriginTimeout } from "./http/proxyApi.ts";
import { createLog } from "./operations/log.ts";
import { createMetrics } from "./operations/metrics.ts";
import type { Site } from "./Site.ts";

const SCRIPT = `export const copy = ${JSON.stringify("araw ".repeat(200))};`;
const PICTURE = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);

const site: Site = {
  document: async (pathname) => ({
    body: textBody(`<!doctype html><title>${pathname}</title>${"<p>araw</p>".repeat(50)}`),
    headers: {
      "Content-Security-Policy": "default-src 'none'",
      "Cache-Control": pathname === "/private" ? "no-cache, private" : "no-cache",
    },
  }),
  asset: async (address) => {
    if (address === "broken/a.js") throw new Error("bucket unreachable at /x?sessionId=seeded-secret");
    if (address === "loan/a.js")
      return {
        type: "text/javascript; charset=utf-8",
        isImmutable: true,
        body: createBody(new TextEncoder().encode(SCRIPT), { isText: true }),
      };
    if (address === "loan/a.png")
      return { type: "image/png", isImmutable: true, body: createBody(PICTURE, { isText: false }) };
    return undefined;
  },
  sitemap: async () => "<urlset></urlset>",
  robots: async () => "User-agent: *",
  status: () => ({
    release: 12,
    isReady: true,
    staleSeconds: 0.5,
    knowsVersion: (app, version) => app === "loan" && version === "0.2.0",
    knowsPath: (pathname) => pathname === "/loanDetail",
    apiHeaders: ["X-Session-Id", "X-App-Version"],
  }),
};

let lines: string[];
let metrics: ReturnType<typeof createMetrics>;
let edge: ReturnType<typeof createEdge>;
const open = (options: Partial<EdgeOptions> = {}) => {
  lines = [];
  metrics = createMetrics();
  edge = createEdge({
    site,
    metrics,
    log: createLog((line) => lines.push(line)),
    logsRequests: true,
    hasHsts: true,
    ...options,
  });
};
beforeEach(() => open());

const request = (url: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  edge.request(`http://localhost${url}`, { headers, ...init });
const html = { accept: "text/html,*/*" };
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("the data of a document", () => {
  const page = `<html><head><script type="application/json" id="environment">{"apiBase":"","productPrefix":"/api/app","locale":"source","headers":{"json":{},"form":{}}}</script><script type="application/json" id="preloads">{"early":[{"client":"json","method":"GET","path":"/details","fields":{"orderId":{"query":"orderId"}}}]}</script></head><body></body></html>`;
  const withData = { ...site, document: async () => ({ body: textBody(page), headers: {} }) };
  const sendToApi: EdgeOptions["sendToApi"] = async ({ target }) => Response.json({ target });
  const link = "/loanDetail?sessionId=s-1&orderId=o-1";

  it("is appended for a launch link without any setting when the server has an API", async () => {
    open({ site: withData, sendToApi });
    const response = await request(link, html);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toMatch(/id="read">.*\/api\/app\/details\?[^"]*orderId=o-1/);
  });

  it.each([
    ["of an address without a session, which a CDN may hold", "/loanDetail?orderId=o-1", { sendToApi }],
    ["of a server without an API", link, {}],
    ["of a site that stands for a bucket", link, { sendToApi, callApi: null }],
  ])("is not in the document %s", async (_, url, options) => {
    open({ site: withData, ...options });
    const response = await request(url, html);
    expect(response.headers.get("cache-control")).toContain("s-maxage=1");
    expect(await response.text()).toBe(page);
  });
});

describe("a document", () => {
  it.each(["/", "/loanDetail?productId=p-1", "/About", "/anything/else", "/promotion"])(
    "is served at %s, with its headers",
    async (url) => {
      const response = await request(url, { ...html, "accept-encoding": "br" });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("content-encoding")).toBe("br");
      expect(response.headers.get("vary")).toBe("accept-encoding, sec-fetch-site");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(response.headers.get("content-security-policy"), "the composer's policy with the report URI").toBe(
        "default-src 'none'; report-uri /reports",
      );
      expect(brotliDecompressSync(await bytes(response)).toString()).toContain(`<title>${url.split("?")[0]}</title>`);
    },
  );

  it("moves no navigation to another process when it arrives", async () => {
    const names = [...(await request("/loanDetail", html)).headers.keys()];
    expect(names).toContain("x-frame-options");
    expect(names.join(" ")).not.toMatch(/cross-origin-(?:opener|embedder)-policy|origin-agent-cluster/);
  });

  it("may be held by a CDN for a second, and while the server is down, unless its release decides otherwise", async () => {
    const cacheControl = async (url: string) => (await request(url, html)).headers.get("cache-control");
    expect(await cacheControl("/loanDetail?sessionId=demo")).toBe(
      "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=30",
    );
    expect(await cacheControl("/private")).toBe("no-cache, private");
  });

  it("is answered with 304 when the client has it, also when a proxy weakened its ETag", async () => {
    const etag = (await request("/loanDetail", html)).headers.get("etag") ?? "";
    for (const one of [etag, `W/${etag}`, `"x", ${etag}`, "*"])
      expect((await request("/loanDetail", { ...html, "if-none-match": one })).status).toBe(304);
    expect((await request("/loanDetail", { ...html, "if-none-match": '"x"' })).status).toBe(200);
    const packed = await request("/loanDetail", { ...html, "if-none-match": etag, "accept-encoding": "gzip" });
    expect(packed.status, "another encoding has another ETag").toBe(200);
  });

  const foreign = { ...html, "sec-fetch-site": "cross-site" };
  it.each([
    "/repay?orderId=o-1&sessionId=other",
    "/repaymentOfCode?showType=1&payCode=8012",
    "/repaymentOfCode?payCodeImg=https://a.test/",
    "/repaymentOfCode?repayAmount=1",
    "/loanDetail?%73essionId=",
    "/error?message=Pay",
    "/promotion?deviceId=d",
  ])("is replaced for the link %s from another site by one that no cache holds", async (url) => {
    const response = await request(url, { ...foreign, "if-none-match": "x" });
    const text = await response.text();
    expect(text).toContain("location.replace");
    expect(text).not.toContain("<title>/");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'sha256-/);
    const { path: _, ...others } = JSON.parse(lines.at(-1) ?? "{}") as Record<string, unknown>;
    expect(JSON.stringify(others)).not.toContain("other");
  });

  it.each([
    ["/loanDetail?productId=p-1&orderId=o-1", "cross-site"],
    ["/promotion?utm_tag=ad&lang=fil-PH", "cross-site"],
    ["/repay?sessionId=demo", "none"],
    ["/repay?sessionId=demo", "same-origin"],
    ["/repay?sessionId=demo", "same-site"],
    ["/repay?sessionId=demo", ""],
  ])("is the path's own for %s with the site %j", async (url, site) => {
    const response = await request(url, { ...html, ...(site && { "sec-fetch-site": site }) });
    expect(await response.text()).toContain(`<title>${url.split("?")[0]}</title>`);
    expect(response.headers.get("cache-control")).toContain("s-maxage=1");
  });

  it("orders https only where the server is configured to, because a test site has no certificate", async () => {
    edge = createEdge({ site, log: () => undefined });
    for (const url of ["/loanDetail", "/assets/loan/a.js"])
      expect((await request(url, html)).headers.get("strict-transport-security")).toBeNull();
  });

  it.each([
    ["/sitemap.xml", "application/xml", "<urlset></urlset>"],
    ["/robots.txt", "text/plain; charset=utf-8", "User-agent: *"],
  ])("for search engines is served at %s, and may be held by a CDN", async (url, type, text) => {
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await request(url, { accept: "*/*" });
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("cache-control")).toContain("s-maxage=1");
      expect(await response.text()).toBe(text);
    }
  });

  it.each([
    ["/missing.js", "*/*"],
    ["/missing.png", "image/avif,image/webp,*/*;q=0.8"],
    ["/missing.JS", "*/*"],
    ["/loanDetail", "image/avif,*/*"],
    ["/loanDetail", "application/json"],
  ])("is not served at %s to a client that accepts %s", async (url, accept) => {
    const response = await request(url, { accept });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  });

  it("is not served to a POST request, nor below the server's own paths", async () => {
    expect((await request("/loanDetail", {}, { method: "POST" })).status).toBe(404);
    for (const url of ["/api/loanDetail", "/assets/nothing"]) {
      const response = await request(url, html);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get("content-type")).not.toContain("text/html");
    }
  });
});

describe("an override", () => {
  const received: string[] = [];
  const openOverride = (status: number) => {
    received.length = 0;
    open({
      site: {
        ...site,
        overrides: {
          respond: async ({ method, url, header }) => {
            received.push(`${method} ${url} ${header("cookie") ?? ""}`);
            return { status, headers: { "set-cookie": "override=x" }, body: "the offer" };
          },
        },
      },
    });
  };

  it("is opened by its link with the protocol of the proxy, and by its cookie, and by no other request", async () => {
    openOverride(200);
    const link = await request("/loanDetail?override=a", { ...html, "x-forwarded-proto": "https" });
    expect([link.status, await link.text()]).toEqual([200, "the offer"]);
    expect(link.headers.get("set-cookie")).toBe("override=x");
    expect(link.headers.get("referrer-policy")).toBe("no-referrer");
    await request("/loanDetail", { ...html, cookie: "a=b; override=x" });
    await request("/loanDetail?productId=p-1", { ...html, cookie: "a=b" });
    await request("/assets/loan/a.js?override=a");
    expect(received).toEqual([
      "GET https://localhost/loanDetail?override=a ",
      "GET http://localhost/loanDetail a=b; override=x",
    ]);
  });

  it("is looked for in an address of 64 000 question marks as fast as in any other", async () => {
    const started = performance.now();
    expect((await request(`/loanDetail${"?".repeat(64_000)}`, html)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it("accepts the form of its page, and responds with a redirect that has no body", async () => {
    openOverride(303);
    const response = await request("/loanDetail?override=a", html, { method: "POST" });
    expect([response.status, await response.text()]).toEqual([303, ""]);
    expect((await request("/loanDetail", html, { method: "POST" })).status).toBe(404);
    expect(received).toHaveLength(1);
  });
});

describe("a file", () => {
  const range = (value: string, headers: Record<string, string> = {}) =>
    request("/assets/loan/a.png", { range: value, ...headers });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=900-", 900, 999],
    ["bytes=-100", 900, 999],
    ["bytes=990-5000", 990, 999],
  ])("is served in the range %s", async (value, first, last) => {
    const response = await range(value);
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${first}-${last}/1000`);
    expect(await bytes(response)).toEqual(PICTURE.subarray(first, last + 1));
  });

  it("refuses a range outside the file, and serves the whole file for any other range header", async () => {
    expect((await range("bytes=1000-")).headers.get("content-range")).toBe("bytes */1000");
    expect((await range("bytes=1000-")).status).toBe(416);
    for (const value of ["bytes=0-1,5-6", "bytes=9-1", "lines=1-2", "bytes=-", "bytes=a-b"])
      expect((await range(value)).status, value).toBe(200);
  });

  it("is served whole when it is not the one that the client has a part of", async () => {
    const etag = (await range("bytes=0-0")).headers.get("etag") ?? "";
    expect((await range("bytes=0-0", { "if-range": etag })).status).toBe(206);
    expect((await range("bytes=0-0", { "if-range": '"other"' })).status).toBe(200);
  });

  it.each([
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", null, (content: Uint8Array) => content],
  ] as const)(
    "is served whole as %s, again with the same headers, and as 304 without those of a body",
    async (accepted, encoding, unpack) => {
      const read = (headers: Record<string, string> = {}, method = "GET") =>
        request("/assets/loan/a.js", { "accept-encoding": accepted, ...headers }, { method });
      const first = await read();
      const second = await read();
      expect([...second.headers]).toEqual([...first.headers]);
      const content = await bytes(second);
      expect(Buffer.from(unpack(content)).toString()).toBe(SCRIPT);
      expect(first.headers.get("content-encoding")).toBe(encoding);
      expect(first.headers.get("content-length")).toBe(`${content.length}`);
      expect([first.headers.get("vary"), first.headers.get("accept-ranges")]).toEqual(["accept-encoding", "bytes"]);
      expect([...(await read({}, "HEAD")).headers]).toEqual([...first.headers]);
      const etag = first.headers.get("etag") ?? "";
      const known = await read({ "if-none-match": etag });
      expect([known.status, known.headers.get("etag")]).toEqual([304, etag]);
      expect([known.headers.get("content-length"), known.headers.get("content-encoding")]).toEqual([null, null]);
    },
  );

  it("is cut from the uncompressed form of a text", async () => {
    const response = await request("/assets/loan/a.js", { range: "bytes=0-9", "accept-encoding": "br" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(SCRIPT.slice(0, 10));
  });

  it("that cannot be verified is a 503 without a word about the reason", async () => {
    const response = await request("/assets/broken/a.js");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toContain("bucket");
  });
});

describe("the API", () => {
  const calls: OriginRequest[] = [];
  const answer = (respond: () => Response | Promise<Response>, options: Partial<EdgeOptions> = {}) =>
    open({
      ...options,
      async sendToApi(call) {
        calls.push(call);
        return respond();
      },
    });
  beforeEach(() => {
    calls.length = 0;
  });

  it("receives calls with their query, without the headers of the connection", async () => {
    answer(() => new Response("{}", { headers: { connection: "x-hop", "x-hop": "1", "x-real": "2" } }));
    const response = await request("/api/app/pay?sessionId=demo&a=%20", {
      connection: "keep-alive, X-Secret-Hop",
      "x-secret-hop": "1",
      "keep-alive": "timeout=5",
      te: "trailers",
      "idempotency-key": "intent-1",
      "x-session-id": "demo",
      cookie: "override=1700000000-0000000000000000.x; a=b",
    });
    const { target, headers, method } = calls.at(-1) ?? { headers: new Headers() };
    expect({ target, method }).toEqual({ target: "/api/app/pay?sessionId=demo&a=%20", method: "GET" });
    expect(Object.fromEntries(headers)).toEqual({
      "idempotency-key": "intent-1",
      "x-session-id": "demo",
      cookie: "a=b",
      "x-forwarded-for": "local",
      "x-forwarded-proto": "http",
    });
    expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(response.headers.get("x-real")).toBe("2");
    expect(response.headers.get("x-hop")).toBeNull();
  });

  it("receives no length without a body: it would read the next request of the connection as the body", async () => {
    answer(() => new Response("{}"));
    for (const method of ["GET", "HEAD"]) {
      await request("/api/app/orders", { "content-length": "42" }, { method });
      expect(calls.at(-1)?.headers.has("content-length"), method).toBe(false);
    }
  });

  it.each([
    [0, undefined, { "x-forwarded-for": "local", "x-forwarded-proto": "http" }],
    [1, undefined, { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" }],
    [
      1,
      "https://h5.lender.ph",
      { "x-forwarded-for": "203.0.113.9", "x-forwarded-host": "h5.lender.ph", "x-forwarded-proto": "https" },
    ],
  ])(
    "behind %i proxies at %s receives no address, host, path or method that a client wrote",
    async (proxies, origin, passed) => {
      answer(() => new Response("{}"), { proxies, ...(origin && { origin }) });
      const elsewhere = [
        ..."forwarded via host x-host referer x-real-ip x_real_ip x_forwarded_for x-client-ip".split(" "),
        ..."true-client-ip cf-connecting-ip cf-connecting-ipv6 x-azure-clientip x-forwarded-server".split(" "),
        ..."x-forwarded-port x-original-url x-rewrite-url x-original-host x-http-method-override x-new".split(" "),
      ];
      await request("/api/app/orders", {
        "x-forwarded-for": "1.2.3.4, 203.0.113.9",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "x-app-version": "1.0.0",
        ...Object.fromEntries(elsewhere.map((name) => [name, "6.6.6.6"])),
      });
      const received = Object.fromEntries(calls.at(-1)?.headers ?? []);
      expect(received).toEqual({ ...passed, "x-app-version": "1.0.0" });
    },
  );

  it.each([
    ["/api/app%2fadmin", 400],
    ["/api/app%5Cadmin", 400],
    ["/api/app/%2e%2e/admin", 400],
    ["/api/app/%252e%252e/admin", 400],
    ["/api/app/../admin", 400],
    ["/api/./admin", 400],
    ["/api/app/..", 400],
    ["/api/app\\admin", 400],
    ["/api/app/..;/admin", 400],
    ["/api/..;x=1/admin", 400],
    ["/api/app/..%3b/admin", 400],
    ["/api/app%00", 400],
    ["/api/app%0d%0aX: y", 400],
    ["http://elsewhere.example/api/app", 400],
    ["/api/app/a.b/..c?path=%2f..%2f", 200],
  ])("receives a target that every server reads alike only: %s", async (target, status) => {
    answer(() => new Response("{}"));
    const response = await edge.request("http://localhost/api/app", {}, { incoming: { url: target } });
    expect([response.status, calls.length]).toEqual([status, status === 200 ? 1 : 0]);
  });

  it("receives no method that only proxies handle", async () => {
    answer(() => new Response("{}"));
    for (const method of ["PROPFIND", "PURGE"])
      expect((await request("/api/app", {}, { method })).status, method).toBe(405);
    expect(calls).toEqual([]);
  });

  it.each([
    ["application/json", {}, null, "no-store"],
    ["text/html; charset=utf-8", {}, "sandbox", "no-store"],
    ["image/svg+xml", { "cache-control": "no-cache" }, "sandbox", "no-cache"],
    ["multipart/x-mixed-replace; boundary=a", {}, "sandbox", "no-store"],
    ["application/pdf", {}, "sandbox", "no-store"],
    ["application/json; charset=utf-8, text/html", {}, "sandbox", "no-store"],
    ["text/javascript", {}, "sandbox", "no-store"],
    ["", {}, "sandbox", "no-store"],
    ["application/problem+json", {}, null, "no-store"],
    ["image/jpeg", {}, null, "no-store"],
    ["text/html", { "content-security-policy": "default-src 'none'" }, "default-src 'none', sandbox", "no-store"],
  ])(
    "that sends %s runs no script on the site's origin, and stays in no cache by chance",
    async (type, sent, policy, cacheControl) => {
      answer(() => new Response("x", { headers: { "content-type": type, ...sent } }));
      const { headers } = await request("/api/app/agreement");
      expect(headers.get("content-security-policy")).toBe(policy);
      expect(headers.get("cache-control")).toBe(cacheControl);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );

  it.each([
    [502, "unreachable", new TypeError("fetch failed")],
    [504, "timeout", new OriginTimeout("silent")],
  ])("that fails is a %d in the API's own shape, and is not called again", async (status, reason, fault) => {
    answer(() => Promise.reject(fault));
    const response = await request("/api/app/pay", {}, { method: "POST", body: "a=1" });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: String(status), data: null });
    expect(calls).toHaveLength(1);
    expect(metrics.render()).toContain(`lending_api_failures_total{reason="${reason}"} 1`);
  });

  it.each([
    ["does not fail when a visitor leaves", 0, []],
    ["counts a visitor who gives up after a long wait", 10_001, ['lending_api_failures_total{reason="abandoned"} 1']],
  ])("%s", async (_, waitMs, failures) => {
    const visitor = new AbortController();
    answer(() => {
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + waitMs);
      visitor.abort();
      return Promise.reject(new DOMException("aborted", "AbortError"));
    });
    expect((await request("/api/app/pay", {}, { signal: visitor.signal })).status).toBe(499);
    vi.restoreAllMocks();
    expect(metrics.render().match(/^lending_api_failures_total\{.*$/gm) ?? []).toEqual(failures);
  });

  it("that is not configured is a clear 502", async () => {
    const response = await request("/api/app/pay");
    const message = "This server has no API: EDGE_API_ORIGIN is not set.";
    expect([response.status, await response.json()]).toEqual([502, { code: "502", message, data: null }]);
  });
});

describe("reports", () => {
  it("are limited for each address, which a client behind our proxy cannot choose", async () => {
    open({ proxies: 1 });
    const from = (address: string) =>
      request("/collect", { "x-forwarded-for": `${Math.random()}, ${address}` }, { method: "POST", body: "{}" });
    for (let turn = 0; turn < 1200; turn += 1) await from("203.0.113.1");
    expect((await from("203.0.113.1")).status).toBe(429);
    expect((await from("198.51.100.2")).status).toBe(204);
  });

  const send = (path: string, body: object) => request(path, {}, { method: "POST", body: JSON.stringify(body) });

  it("are counted by remote, version, release and variant, with the token of their document", async () => {
    const registry =
      '<script type="application/json" id="registry-canary">{"release":12,"variant":"canary","shell":{}}</script>';
    open({ site: { ...site, document: async () => ({ body: textBody(registry), headers: {} }) } });
    const [, token] = /"token":"([\w-]{22})"/.exec(await (await request("/loanDetail", html)).text()) ?? [];
    const source = { path: "/loanDetail", remote: "loan", version: "0.2.0", release: 12 };
    const visit = { ...source, event: "visit", variant: "canary" };
    expect((await send("/collect", { ...visit, token, lcp: 1800, cls: 0.02 })).status).toBe(204);
    await send("/collect", { ...visit, token, event: "error", name: "TypeError" });
    await send("/collect", { ...visit, variant: undefined });
    const labels = 'remote="loan",version="0.2.0",release="12",variant="canary"';
    expect(metrics.render(), "without a canary").toContain(
      `lending_browser_events_total{event="visit",${labels.replace("canary", "none")}} 1`,
    );
    expect(metrics.render()).toContain(`lending_browser_events_total{event="visit",${labels}} 1`);
    expect(metrics.render()).toContain(`lending_browser_events_total{event="error",${labels}} 1`);
    expect(metrics.render()).toContain(`lending_visit_lcp_milliseconds_bucket{${labels},le="2000"} 1`);
    expect(metrics.render()).toContain(`lending_visit_cls_count{${labels}} 1`);
  });
});

describe("operations", () => {
  it("reports health always, and readiness only with a verified release and before it stops", async () => {
    expect((await request("/healthz")).status).toBe(200);
    const ready = await request("/readyz");
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true, release: 12, staleSeconds: 0.5 }]);
    open({ site: { ...site, status: () => ({ ...site.status(), isReady: false }) } });
    expect((await request("/readyz")).status).toBe(503);
    open({ isAccepting: () => false });
    expect((await request("/readyz")).status).toBe(503);
    expect((await request("/healthz")).status).toBe(200);
  });

  it("logs a path only if it is one of the site's, and on request only failures of the server", async () => {
    open({ logsRequests: false });
    await request("/loanDetail", html);
    expect(lines).toEqual([]);
    await request("/assets/broken/a.js");
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(["error", "warn"]);
    open();
    await request("/loanDetail", html);
    await request("/someone", html);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "request", method: "GET", route: "document", path: "/loanDetail", status: 200, release: 12 },
      { event: "request", method: "GET", route: "document", status: 200 },
    ]);
    expect(lines[1]).not.toContain("someone");
    expect(JSON.parse(lines[0] ?? "").ms).toBeLessThan(60_000);
  });

  it("measures requests by class of route, and the release", async () => {
    await request("/loanDetail", html);
    await request("/assets/loan/a.js");
    const text = metrics.render();
    expect(text).toContain('lending_requests_total{route="document",status="200"} 1');
    expect(text).toContain('lending_request_seconds_count{route="asset"} 1');
    expect(text).toMatch(/^lending_release_number 12$/m);
    expect(text).toMatch(/^lending_release_stale_seconds 0.5$/m);
    expect(text.endsWith("\n# EOF\n")).toBe(true);
  });

  it("writes no query, session or unknown path to a log, a metric or a header", async () => {
    const secret = "seeded-secret";
    const body = (fields: object) => ({ method: "POST", body: JSON.stringify(fields) });
    const thrown = () => Promise.reject(new TypeError(`Failed to parse URL http://api/x?sessionId=${secret}`));
    open({
      sendToApi: thrown,
      site: {
        ...site,
        document: async (pathname, opening) => {
          if (opening) throw new Error(`Invalid URL: ${secret}`);
          return site.document(pathname);
        },
        overrides: { respond: () => Promise.reject(new Error(`/x?sessionId=${secret}`)) },
      },
    });
    const query = `?sessionId=${secret}`;
    const own = { "x-session-id": secret, "user-agent": secret };
    const headers = { ...own, cookie: `s=${secret}`, referer: `http://x/?s=${secret}` };
    const event = { event: secret, remote: secret, version: secret, variant: secret };
    const violation = { "document-uri": `/x?s=${secret}`, "violated-directive": secret };
    const responses = [
      await request(`/loanDetail?sessionId=${secret}`, { ...html, ...headers }),
      await request(`/loanDetail?sessionId=${secret}&release=x`, { ...html, ...headers }),
      await request(`/loanDetail%3FsessionId=${secret}`, { ...html, ...headers }),
      await request(`/${secret}/x;sessionId=${secret}`, { ...html, ...headers }),
      await request(`/a?override=${secret}&sessionId=${secret}`, html, { method: "POST", headers: html }),
      await request(`/assets/broken/a.js?sessionId=${secret}`),
      await request(`/assets/${secret}/a.js`),
      await request(`/api/${secret}?sessionId=${secret}`, headers, body({ secret })),
      await request(`/collect${query}`, headers, body(event)),
      await request(`/reports${query}`, headers, body({ "csp-report": violation })),
      await edge.request(`http://localhost/x?sessionId=${secret}`, { method: "PROPFIND", headers }),
    ];
    expect(lines.length).toBeGreaterThan(responses.length);
    expect(lines.join("")).not.toContain(secret);
    expect(metrics.render()).not.toContain(secret);
    for (const { headers: sent } of responses) expect(JSON.stringify([...sent])).not.toContain(secret);
  });
});

it.each([
  [0, "203.0.113.9", "10.0.0.1"],
  [0, undefined, "10.0.0.1"],
  [1, "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  [2, "1.2.3.4, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
  [2, "203.0.113.9", "10.0.0.1"],
  [1, "", "10.0.0.1"],
])("behind %s proxies, X-Forwarded-For %s means the address %s", (proxies, forwarded, address) => {
  const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded });
  expect(clientAddress(headers, "10.0.0.1", proxies)).toBe(address);
});

it.each([
  [undefined, "identity"],
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["gzip", "gzip"],
  ["identity", "identity"],
  ["BR", "br"],
])("maps %s to %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
