import { spawnSync } from "node:child_process";
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import net from "node:net";
import path from "node:path";
import { createDirectoryStore, openStore } from "@lending/delivery/live";
import { makeKeys, makePublisher, readKeys, startObjectStorage } from "@lending/delivery/testing";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { build, createWorkshop, startServer } from "../testing/startProcesses.ts";

const SECRET = "seeded-secret";
/** Generous, so that a busy machine does not fail a test. */
const WAIT = { timeout: 60_000, interval: 50 };
let workshop: Awaited<ReturnType<typeof createWorkshop>>;
let publisher: ReturnType<typeof makePublisher>;
let api: Awaited<ReturnType<typeof startServer>>;
/** What the API does. */
let respond: RequestListener;
/** An edge with a cache and an API, for the tests that stop or configure none. */
let edge: Awaited<ReturnType<typeof start>>;
let cache: string;

/** Starts an edge for one test. */
async function start(variables: Readonly<Record<string, string>>) {
  const started = await workshop.startEdge(variables);
  onTestFinished(() => started.stop("SIGKILL"));
  return started;
}

beforeAll(async () => {
  workshop = await createWorkshop();
  cache = path.join(workshop.root, "cache");
  api = await startServer((request, response) => respond(request, response));
  publisher = workshop.publisher(createDirectoryStore(path.join(workshop.root, "store")));
  await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
  edge = await workshop.startEdge({ EDGE_API_ORIGIN: api.origin, EDGE_API_TIMEOUT: "2", EDGE_CACHE: cache });
});
afterAll(async () => {
  api.stop();
  await workshop.stop();
});

it("refuses to start with one line for each invalid variable", async () => {
  const variables = { EDGE_STORE: "ftp://x", EDGE_TRUST: "/none", PORT: "x", EDGE_API_ORIGIN: "http://a/b" };
  const invalid = workshop.launchEdge(variables);
  expect(await invalid.ended).toBe(1);
  expect(invalid.output().trim().split("\n").sort()).toEqual([
    'EDGE_API_ORIGIN: "http://a/b" is not an origin: use "https://api.example.com", without a path.',
    'EDGE_STORE: "ftp://x" is neither a folder nor s3://bucket/prefix.',
    'EDGE_TRUST: "/none" cannot be used: it contains no public key (*.pub).',
    'PORT: "x" is not a port: use a number from 0 to 65535.',
  ]);
});

it("shows its metrics to this machine only, unless a host opens them", async () => {
  // The whole of 127.0.0.0/8 is this machine, but another address than the default one.
  const reach = async ({ metricsPort }: typeof edge) =>
    fetch(`http://127.0.0.2:${metricsPort}/metrics`).then(
      ({ status }) => status,
      () => "closed",
    );
  expect(await reach(edge)).toBe("closed");
  expect(await reach(await start({ EDGE_METRICS_HOST: "0.0.0.0" }))).toBe(200);
});

it("serves a bucket also while it fails, and a new release of it within seconds", async () => {
  const storage = await startObjectStorage();
  onTestFinished(() => storage.stop());
  const bucket = workshop.publisher(openStore("s3://lending/releases", storage.writer));
  await bucket.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
  const reading = await start({ ...storage.reader, EDGE_STORE: "s3://lending/releases" });
  const [address = ""] = /\/assets\/promo\/[^"\s]+\.js/.exec(await reading.document()) ?? [];
  const headers = { "accept-encoding": "br" };
  expect(await (await fetch(reading.origin + address, { headers })).text()).toContain("promo 1.0.0");
  storage.failNext(Array.from({ length: 14 }, () => 503));
  await vi.waitFor(async () => expect(await reading.metrics()).toMatch(/stale_seconds [2-9]/), WAIT);
  expect(await reading.document()).toContain(address);
  expect((await fetch(`${reading.origin}/readyz`)).status).toBe(200);
  // On a busy machine the edge has not met all failures yet.
  storage.failNext([]);
  await bucket.ship(build("promo", "1.1.0"));
  await vi.waitFor(async () => expect(await reading.document()).toMatch(/promo\/1\.1\.0-.*\.js/), {
    // The server reads its store every 0.8 s. The rest is for a busy machine.
    ...WAIT,
    timeout: 10_000,
  });
  expect(await reading.metrics()).toMatch(/^lending_release_number 2$/m);
});

it("trusts a new key without a restart, and a whole rotation raises no alert", async () => {
  const folder = path.join(workshop.root, "rotation/keys");
  const store = path.join(workshop.root, "rotation/store");
  makeKeys(folder);
  const publisherOf = () => {
    const keys = readKeys(folder);
    return { id: keys.signer.id, ...makePublisher({ store: createDirectoryStore(store), ...keys }) };
  };
  const old = publisherOf();
  const first = await old.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
  await old.close("/promo");
  const variables = {
    EDGE_STORE: store,
    EDGE_TRUST: path.join(folder, "trusted"),
    EDGE_CACHE: path.join(workshop.root, "rotation/cache"),
    EDGE_STORE_ID: first.release?.storeId ?? "",
  };
  const running = await start(variables);
  const ready = async () => (await fetch(`${running.origin}/readyz`)).json();
  expect(await ready()).toMatchObject({ release: 1, store: variables.EDGE_STORE_ID, keys: [old.id] });
  writeFileSync(path.join(variables.EDGE_TRUST, "half.pub"), "scope: platform\n-----BEGIN");
  await vi.waitFor(() => expect(running.output()).toContain('"trust problem"'), WAIT);
  rmSync(path.join(variables.EDGE_TRUST, "half.pub"));

  rmSync(path.join(folder, "ship.key"));
  makeKeys(folder);
  const next = publisherOf();
  await vi.waitFor(async () => expect(((await ready()) as { keys: string[] }).keys).toContain(next.id), WAIT);
  await next.ship(build("promo", "1.1.0"));
  await next.ship(build("promo", "1.2.0"));
  await next.close("/promo");
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ release: 3 }), WAIT);
  rmSync(path.join(variables.EDGE_TRUST, `${old.id}.pub`));
  await vi.waitFor(async () => expect(((await ready()) as { keys: string[] }).keys).toEqual([next.id]), WAIT);
  const restarted = await start(variables);
  await vi.waitFor(async () => expect(await restarted.metrics()).toMatch("lending_switches 1\n"), WAIT);
  await next.ship(build("promo", "1.3.0"));
  for (const one of [running, restarted]) {
    await vi.waitFor(async () => expect(await one.metrics()).toMatch("lending_release_number 4\n"), WAIT);
    expect(await one.metrics()).toMatch("lending_store_errors_total 0\n");
    expect(one.output()).not.toContain("store problem");
  }
});

it("is not ready until the store has a first release, and starts from its cache while the store is down", async () => {
  const store = path.join(workshop.root, "store");
  // The list of the newest release is the last file that is copied to the cache.
  const newest = `/live/${readdirSync(path.join(store, "live")).sort().at(-1)}`;
  const copies = () => readdirSync(cache, { recursive: true }).filter((file) => `/${file}`.endsWith(newest));
  await vi.waitFor(() => expect(copies()).toHaveLength(1), WAIT);
  renameSync(store, `${store}-gone`);
  try {
    const cached = await start({ EDGE_CACHE: cache });
    expect(await cached.document()).toContain("promo/1");
    expect((await fetch(`${cached.origin}/readyz`)).status).toBe(200);
    await vi.waitFor(async () => expect(await cached.metrics()).toMatch(/stale_seconds [1-9]/), WAIT);
    expect(await edge.metrics()).toMatch(/stale_seconds [1-9]/);
    expect(cached.output()).toContain('"event":"store problem"');

    const empty = await start({ EDGE_CACHE: path.join(workshop.root, "other-cache") });
    expect((await fetch(`${empty.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${empty.origin}/promo`)).status).toBe(503);
    expect((await fetch(`${empty.origin}/healthz`)).status).toBe(200);
    renameSync(`${store}-gone`, store);
    await vi.waitFor(async () => expect((await fetch(`${empty.origin}/readyz`)).status).toBe(200), WAIT);
  } finally {
    try {
      renameSync(`${store}-gone`, store);
    } catch {
      // It is back already.
    }
  }
});

it("streams the API's responses, and forwards the body and the key of a POST once", async () => {
  const received: { url: string | undefined; key: unknown; body: string }[] = [];
  let finish = () => {};
  respond = async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    received.push({ url: request.url, key: request.headers["idempotency-key"], body });
    if (request.url?.includes("reset")) return void request.socket.destroy();
    response.writeHead(200, { "content-type": "application/json", "set-cookie": ["a=1", "b=2"] });
    response.write("first,");
    finish = () => response.end("last");
  };
  const call = (url: string) =>
    fetch(edge.origin + url, { method: "POST", headers: { "idempotency-key": "intent-1" }, body: "a=1&b=%20" });

  const response = await call(`/api/app/pay?sessionId=${SECRET}&a=%2F`);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("first,");
  finish();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("last");
  expect(received).toEqual([{ url: `/api/app/pay?sessionId=${SECRET}&a=%2F`, key: "intent-1", body: "a=1&b=%20" }]);

  expect((await call("/api/reset")).status).toBe(502);
  expect(received).toHaveLength(2);

  respond = () => undefined;
  const started = performance.now();
  expect((await call("/api/silent")).status).toBe(504);
  expect(performance.now() - started).toBeGreaterThan(1_900);
});

it("writes no query to its output and its metrics, also for requests that are broken", async () => {
  respond = (request) => void request.socket.destroy();
  const raw = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = net.connect(edge.port, "127.0.0.1", () => socket.end(text));
      socket.on("error", () => resolve()).on("close", () => resolve());
      socket.resume();
    });
  const query = `?sessionId=${SECRET}`;
  for (const url of [
    `/promo${query}`,
    `/x/${SECRET}`,
    `/api/a${query}`,
    `/promo%3FsessionId=${SECRET}`,
    `/%E0%A4%A${query}`,
  ])
    await fetch(edge.origin + url, { headers: { accept: "text/html", "x-session-id": SECRET } });
  await raw(`GET /promo${query} HTTP/1.1\r\nHost: ${SECRET} x\r\n\r\n`);
  await raw(`GET http://[${SECRET}/${query} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await raw(`GET //${query} HTTP/1.1\r\nHost: x\r\nContent-Length: ${SECRET}\r\n\r\n`);
  await raw(`POST /api/a${query} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf`);
  await raw(`GET /promo${query}`);
  const visit = JSON.stringify({ event: "visit", remote: SECRET });
  await fetch(`${edge.origin}/collect${query}`, { method: "POST", body: visit });
  expect(edge.output()).toContain('"route":"document"');
  expect(edge.output() + (await edge.metrics())).not.toContain(SECRET);
});

it("logs an error's code, which `ship explain` follows from that log to the source line", async () => {
  const promo = build("promo", "9.0.0");
  const sources = { sources: ["webpack://promo/./src/Offer.tsx"], sourcesContent: ["\n\n    offer.title();\n"] };
  const map = Buffer.from(JSON.stringify({ version: 3, names: [], mappings: "AAEI", ...sources }));
  const { release } = await publisher.ship({ ...promo, readMap: (file) => (file.endsWith(".js") ? map : undefined) });
  const number = release?.release.generation;
  const failure = { event: "error", errorCode: "K7P2QX", name: "TypeError", code: "", timeline: { document: 120 } };
  const source = { remote: "promo", version: "9.0.0", path: "/promo", release: number, variant: "live" };
  const report = {
    ...failure,
    ...source,
    message: SECRET,
    sessionId: SECRET,
    stack: [`promo/9.0.0-${promo.deployed.hash.slice(0, 12)}/${promo.manifest.entry}:1:1`],
  };
  await vi.waitFor(async () => expect(await edge.metrics()).toMatch(`lending_release_number ${number}\n`), WAIT);
  await fetch(`${edge.origin}/collect?sessionId=${SECRET}`, { method: "POST", body: JSON.stringify(report) });
  await vi.waitFor(() => expect(edge.output()).toContain('"browser error"'), WAIT);
  expect(edge.output()).not.toContain(SECRET);
  const ship = path.join(import.meta.dirname, "../../../../packages/delivery/src/cli/ship.ts");
  const { stdout, stderr } = spawnSync(process.execPath, [ship, "explain", "K7P2QX", "--reports", "-"], {
    cwd: workshop.root,
    env: { SHIP_STORE: path.join(workshop.root, "store"), SHIP_KEYS: path.join(workshop.root, "keys") },
    input: edge.output(),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toContain(
    `K7P2QX: TypeError in promo 9.0.0, at /promo\n  1 reports from release ${number}, live variant`,
  );
  expect(stdout).toContain("  load: document 120 ms\n  at apps/promo/src/Offer.tsx:3:5\n       offer.title();");
});

it("finishes the requests that run when it is stopped, accepts no others, and sends the last spans and reports", async () => {
  const received: string[] = [];
  const collector = await startServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push(`${request.url} ${body}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  onTestFinished(collector.stop);
  const stopping = await start({
    EDGE_API_ORIGIN: api.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=staging",
    EDGE_COLLECTOR: `${collector.origin}/reports`,
  });
  await fetch(`${stopping.origin}/promo`, { headers: { accept: "text/html" } });
  const visit = { event: "visit", remote: "promo", version: "1.0.0", release: 1, sessionId: SECRET };
  await fetch(`${stopping.origin}/collect`, { method: "POST", body: JSON.stringify(visit) });
  const arrived = new Promise<void>((resolve) => {
    respond = (_, response) => {
      resolve();
      setTimeout(() => response.end("done"), 500);
    };
  });
  const call = fetch(`${stopping.origin}/api/slow?sessionId=${SECRET}`);
  await arrived;
  const stopped = Date.now();
  stopping.child.kill("SIGTERM");
  expect(await (await call).text()).toBe("done");
  await expect(fetch(`${stopping.origin}/healthz`)).rejects.toThrow();
  expect(await stopping.ended).toBe(0);
  expect(Date.now() - stopped, "an idle connection does not delay the end").toBeLessThan(10_000);
  const text = received.sort().join("\n");
  expect(text).toMatch(/^\/reports \[{.*"event":"visit".*\n\/v1\/traces .*"name":"document".*$/);
  expect(text).toMatch(/staging.*lending-edge/);
  expect(text).not.toContain(SECRET);
});
