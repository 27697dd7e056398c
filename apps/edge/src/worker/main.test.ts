import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { openStore } from "@lending/delivery/live";
import {
  makeBuild,
  makePublisher,
  makeSigner,
  type ObjectStorage,
  startObjectStorage,
} from "@lending/delivery/testing";
import { rspack } from "@rspack/core";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { worker } from "../../edge.config.ts";
import { createCacheStore } from "./cacheStore.ts";
import startedWorker from "./main.ts";

let root: string;
let storage: ObjectStorage;
let publisher: ReturnType<typeof makePublisher>;
let bindings: Record<string, string>;
let api: http.Server;
const open: Miniflare[] = [];

const build = (name: string, version: string) => makeBuild({ name, version });

/** Starts workerd with the bundle, and a cache in a folder, as each data centre has one. */
function launch(): Miniflare {
  const runtime = new Miniflare({
    modulesRoot: root,
    modules: [{ type: "ESModule", path: path.join(root, "worker.mjs") }],
    compatibilityDate: "2026-07-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings,
    cachePersist: path.join(root, "cache"),
    handleRuntimeStdio: () => undefined,
  });
  open.push(runtime);
  return runtime;
}
const get = (runtime: Miniflare, url: string, headers: Record<string, string> = {}) =>
  runtime.dispatchFetch(`http://edge.example${url}`, { headers });
/** A Cache API whose writes take some time, and every step a turn of the event loop, as the one of a provider does. */
function makeCache(writeMs = 0) {
  const entries = new Map<string, Response>();
  const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
  return {
    entries,
    match: async (url: string) => turn().then(() => entries.get(url)?.clone()),
    put: async (url: string, response: Response) => turn(writeMs).then(() => void entries.set(url, response)),
    delete: async (url: string) => turn().then(() => entries.delete(url)),
  };
}
const html = { accept: "text/html" };
const documentOf = async (runtime: Miniflare) => (await get(runtime, "/promo", html)).text();

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "worker-"));
  await new Promise<void>((resolve, reject) => {
    rspack({ ...worker, output: { ...worker.output, path: root } }, (fault, stats) =>
      fault || stats?.hasErrors() ? reject(fault ?? new Error(stats?.toString("errors-only"))) : resolve(),
    );
  });
  storage = await startObjectStorage();
  api = http.createServer((request, response) => {
    request.resume();
    if (request.method === "GET") response.setHeader("content-type", "application/json");
    response.end(`${request.method} ${request.url} ${request.headers["idempotency-key"]}`);
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { signer, trust, publicPem } = makeSigner();
  bindings = {
    EDGE_STORE: "s3://lending/releases",
    // The scope of a team may have a hyphen.
    EDGE_TRUST: makeSigner(["bank-binding"]).publicPem + publicPem,
    EDGE_API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    EDGE_METRICS_TOKEN: "token",
    AWS_ENDPOINT_URL_S3: storage.endpoint,
    AWS_ACCESS_KEY_ID: "id",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  publisher = makePublisher({ store: openStore("s3://lending/releases", bindings), signer, trust });
  await publisher.ship(build("shell", "1.0.0"), makeBuild({ name: "promo", version: "1.0.0", query: ["orderId"] }));
});
afterAll(async () => {
  for (const runtime of open) await runtime.dispose();
  api.closeAllConnections();
  api.close();
  await storage.stop();
  rmSync(root, { recursive: true, force: true });
});

it("serves documents and verified files in workerd, compressed once", async () => {
  const runtime = launch();
  const response = await get(runtime, "/promo?sessionId=demo", html);
  expect(response.status).toBe(200);
  const [address = ""] = /\/assets\/promo\/[^"\s]+\.js/.exec(await response.text()) ?? [];
  const origin = (await runtime.ready).origin;
  for (const [encoding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    // Without fetch, which would decompress the body.
    const { headers, bytes } = await new Promise<{ headers: http.IncomingHttpHeaders; bytes: Buffer }>(
      (resolve, reject) =>
        http
          .get(origin + address, { headers: { "accept-encoding": encoding } }, async (incoming) => {
            const parts: Buffer[] = [];
            for await (const part of incoming) parts.push(part as Buffer);
            resolve({ headers: incoming.headers, bytes: Buffer.concat(parts) });
          })
          .once("error", reject),
    );
    expect(headers["content-encoding"]).toBe(encoding);
    expect(unpack(bytes).toString()).toContain("promo 1.0.0");
  }
  expect((await get(runtime, "/assets/promo/9.9.9-0123456789ab/main.js")).status).toBe(404);
  expect((await get(runtime, "/readyz")).status).toBe(200);
});

it("appends the data of a launch link to its document in workerd", async () => {
  const response = await get(launch(), "/promo?sessionId=demo&orderId=o-1", html);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toMatch(/<meta name="read">.*id="read">.*GET \/api\/.*orderId=o-1/s);
});

it("refuses a misspelt binding, which would leave out a limit", async () => {
  const request = new Request("http://edge.example/promo");
  const refused = startedWorker.fetch(request, { ...bindings, EDGE_STOREID: "0a" }, { waitUntil: () => undefined });
  await expect(refused).rejects.toThrow(/EDGE_STOREID is not a variable of the edge: .*EDGE_STORE_ID/);
});

it("forwards calls to the API, counts reports, and shows metrics to the holder of the token only", async () => {
  const runtime = launch();
  const call = await runtime.dispatchFetch("http://edge.example/api/pay?a=%2F", {
    method: "POST",
    body: "a=1",
    headers: { "idempotency-key": "intent-1" },
  });
  expect(await call.text()).toBe("POST /api/pay?a=%2F intent-1");
  expect((await get(runtime, "/api/pay%2fall")).status).toBe(400);
  const report = { event: "visit", remote: "promo", version: "1.0.0", release: 1, variant: "live" };
  await runtime.dispatchFetch("http://edge.example/collect", { method: "POST", body: JSON.stringify(report) });
  const metrics = await (await get(runtime, "/metrics", { authorization: "Bearer token" })).text();
  expect(metrics).toContain('lending_browser_events_total{event="visit",remote="promo",version="1.0.0"');
  expect(await (await get(runtime, "/metrics", { authorization: "Bearer other" })).text()).not.toContain("lending_");
});

it("serves a new release, and after a restart the last one while the bucket is down", async () => {
  const runtime = launch();
  expect(await documentOf(runtime)).toContain("promo/1.0.0-");
  await publisher.ship(build("promo", "1.1.0"));
  const wait = { timeout: 60_000, interval: 200 };
  await vi.waitFor(async () => expect(await documentOf(runtime)).toContain("promo/1.1.0-"), wait);
  // The copy to the cache runs after the response. The list of the release comes last.
  const { open: openCache } = (await runtime.getCaches()) as unknown as CacheStorage;
  const cache = await openCache("releases");
  const readLists = async () => (await cache.match("https://releases.cache.invalid/index.json"))?.json();
  await vi.waitFor(async () => expect(await readLists()).toContain("live/00000002.json"), wait);
  await runtime.dispose();
  open.splice(open.indexOf(runtime), 1);
  bindings = { ...bindings, AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9" };
  const started = performance.now();
  expect(await documentOf(launch())).toContain("promo/1.1.0-");
  // The retries of the store take half a minute.
  expect(performance.now() - started).toBeLessThan(25_000);
});

it("keeps a request until the release that it read after its response is in the cache", async () => {
  const cache = makeCache(100);
  vi.stubGlobal("caches", { open: async () => cache });
  const request = async () => {
    const work: Promise<unknown>[] = [];
    const variables = { ...bindings, AWS_ENDPOINT_URL_S3: storage.endpoint };
    const context = { waitUntil: (one: Promise<unknown>) => void work.push(one) };
    const response = await startedWorker.fetch(new Request("http://edge.example/promo"), variables, context);
    const text = await response.text();
    await Promise.all(work);
    return text;
  };
  expect(await request()).toContain("promo/1.1.0-");
  await publisher.ship(build("promo", "1.2.0"));
  // The store is read again after a second, and its retries take longer than a request waits.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  storage.failNext([503, 503, 503]);
  expect(await request()).not.toContain("promo/1.2.0-");
  expect([...cache.entries.keys()].join()).toContain("live/00000003.json");
  vi.unstubAllGlobals();
});

it("lists every key of a cache when several are written and removed at once", async () => {
  const cache = makeCache();
  const store = createCacheStore(async () => cache, "releases");
  const write = (key: string) => store.replace(key, new TextEncoder().encode("{}"));
  await Promise.all(["live/1.json", "live/2.json", "switches/a.json", "assets/a.js"].map(write));
  expect(await store.list("live/")).toEqual(["live/1.json", "live/2.json"]);
  await Promise.all([store.remove("live/1.json"), write("live/3.json")]);
  expect(await store.list("live/")).toEqual(["live/2.json", "live/3.json"]);
  expect(await store.list("assets/")).toEqual([]);
});
