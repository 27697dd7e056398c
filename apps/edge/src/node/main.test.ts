import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import http, { type RequestListener } from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { createDirectoryStore, openStore } from "@lending/delivery/live";
import { makeBuild, makeKeys, makePublisher, readKeys, startObjectStorage } from "@lending/delivery/testing";
import { rspack } from "@rspack/core";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { nodeServer } from "../../edge.config.ts";

const SECRET = "seeded-secret";
/** Generous, so that a busy machine does not fail a test. */
const WAIT = { timeout: 60_000, interval: 50 };
let root: string;
let publisher: ReturnType<typeof makePublisher>;
const running: ChildProcess[] = [];
const servers: http.Server[] = [];

/** Starts the bundle in a folder that contains nothing else. */
function launch(variables: Readonly<Record<string, string>>) {
  const { PATH = "" } = process.env;
  const child = spawn(process.env.EDGE_TEST_NODE ?? process.execPath, ["edge.js"], {
    cwd: path.join(root, "empty"),
    env: { PATH, PORT: "0", EDGE_METRICS_PORT: "0", ...variables },
  });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, output: () => output };
}

async function start(variables: Readonly<Record<string, string>> = {}) {
  const launched = launch({
    EDGE_STORE: path.join(root, "store"),
    EDGE_TRUST: path.join(root, "keys/trusted"),
    ...variables,
  });
  const line = await vi.waitFor(
    () => {
      const found = launched
        .output()
        .split("\n")
        .find((one) => one.includes('"listening"'));
      if (found === undefined) throw new Error(`It does not listen: ${launched.output()}`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  const { port, metricsPort } = JSON.parse(line) as { port: number; metricsPort: number };
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...launched,
    port,
    metricsPort,
    origin,
    document: async () => (await fetch(`${origin}/promo`, { headers: { accept: "text/html" } })).text(),
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  };
}

/** Starts an API. */
async function startApi(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const build = (name: string, version: string) => makeBuild({ name, version });

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "edge-"));
  mkdirSync(path.join(root, "empty"));
  const output = { ...nodeServer.output, path: path.join(root, "dist") };
  await new Promise<void>((resolve, reject) => {
    rspack({ ...nodeServer, output }, (fault, stats) =>
      fault || stats?.hasErrors() ? reject(fault ?? new Error(stats?.toString("errors-only"))) : resolve(),
    );
  });
  copyFileSync(path.join(root, "dist/edge.js"), path.join(root, "empty/edge.js"));
  makeKeys(path.join(root, "keys"));
  const store = createDirectoryStore(path.join(root, "store"));
  publisher = makePublisher({ store, ...readKeys(path.join(root, "keys")) });
  await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("refuses to start with one line for each invalid variable", async () => {
  const none = launch({});
  expect(await none.ended).toBe(1);
  expect(none.output().trim().split("\n")).toEqual([
    expect.stringMatching(/^EDGE_STORE is missing: /),
    expect.stringMatching(/^EDGE_TRUST is missing: /),
  ]);
  const invalid = launch({ EDGE_STORE: "ftp://x", EDGE_TRUST: "/none", PORT: "x", EDGE_API_ORIGIN: "http://a/b" });
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
  const reach = async ({ metricsPort }: Awaited<ReturnType<typeof start>>) =>
    fetch(`http://127.0.0.2:${metricsPort}/metrics`).then(
      ({ status }) => status,
      () => "closed",
    );
  expect(await reach(await start())).toBe("closed");
  expect(await reach(await start({ EDGE_METRICS_HOST: "0.0.0.0" }))).toBe(200);
});

it("serves a new release within seconds", async () => {
  const edge = await start();
  expect(await edge.document()).toContain("promo/1.0.0-");
  await publisher.ship(build("promo", "1.1.0"));
  await vi.waitFor(async () => expect(await edge.document()).toMatch(/promo\/1\.1\.0-.*\.js/), {
    // The server reads its store every 0.8 s. The rest is for a busy machine.
    ...WAIT,
    timeout: 10_000,
  });
  expect(await edge.metrics()).toMatch(/^lending_release_number 2$/m);
});

it("trusts a new key without a restart, and a whole rotation raises no alert", async () => {
  const [folder, store] = ["rotation/keys", "rotation/store"].map((one) => path.join(root, one)) as [string, string];
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
    EDGE_CACHE: path.join(root, "rotation/cache"),
    EDGE_STORE_ID: first.release?.storeId ?? "",
  };
  const edge = await start(variables);
  const ready = async () => (await fetch(`${edge.origin}/readyz`)).json();
  expect(await ready()).toMatchObject({ release: 1, store: variables.EDGE_STORE_ID, keys: [old.id] });
  writeFileSync(path.join(variables.EDGE_TRUST, "half.pub"), "scope: platform\n-----BEGIN");
  await vi.waitFor(() => expect(edge.output()).toContain('"trust problem"'), WAIT);
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
  for (const one of [edge, restarted]) {
    await vi.waitFor(async () => expect(await one.metrics()).toMatch("lending_release_number 4\n"), WAIT);
    expect(await one.metrics()).toMatch("lending_store_errors_total 0\n");
    expect(one.output()).not.toContain("store problem");
  }
});

it("is not ready until the store has a first release, and starts from its cache while the store is down", async () => {
  const store = path.join(root, "store");
  const variables = { EDGE_CACHE: path.join(root, "cache") };
  const first = await start(variables);
  await vi.waitFor(async () => expect((await fetch(`${first.origin}/readyz`)).status).toBe(200), WAIT);
  // The list of the newest release is the last file that is copied to the cache.
  const newest = `/live/${readdirSync(path.join(store, "live")).sort().at(-1)}`;
  const copies = () =>
    readdirSync(variables.EDGE_CACHE, { recursive: true }).filter((file) => `/${file}`.endsWith(newest));
  await vi.waitFor(() => expect(copies()).toHaveLength(1), WAIT);
  renameSync(store, `${store}-gone`);
  try {
    const cached = await start(variables);
    expect(await cached.document()).toContain("promo/1");
    expect((await fetch(`${cached.origin}/readyz`)).status).toBe(200);
    await vi.waitFor(async () => expect(await cached.metrics()).toMatch(/stale_seconds [1-9]/), WAIT);
    expect(await first.metrics()).toMatch(/stale_seconds [1-9]/);
    expect(cached.output()).toContain('"event":"store problem"');

    const empty = await start({ EDGE_CACHE: path.join(root, "other-cache") });
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

it("reads a bucket, and serves everything while the bucket fails", async () => {
  const storage = await startObjectStorage();
  const variables = {
    EDGE_STORE: "s3://lending/releases",
    AWS_ENDPOINT_URL_S3: storage.endpoint,
    AWS_ACCESS_KEY_ID: "id",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  const bucket = makePublisher({
    store: openStore(variables.EDGE_STORE, variables),
    ...readKeys(path.join(root, "keys")),
  });
  await bucket.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
  const edge = await start(variables);
  const html = await edge.document();
  const [address = ""] = /\/assets\/promo\/[^"\s]+\.js/.exec(html) ?? [];
  const asset = async () => (await fetch(edge.origin + address, { headers: { "accept-encoding": "br" } })).text();
  expect(await asset()).toContain("promo 1.0.0");
  storage.failNext(Array.from({ length: 14 }, () => 503));
  await vi.waitFor(async () => expect(await edge.metrics()).toMatch(/stale_seconds [2-9]/), WAIT);
  expect(await edge.document()).toBe(html);
  expect(await asset()).toContain("promo 1.0.0");
  expect((await fetch(`${edge.origin}/readyz`)).status).toBe(200);
  // On a busy machine the edge has not met all failures yet.
  storage.failNext([]);
  await bucket.ship(build("promo", "1.1.0"));
  await vi.waitFor(async () => expect(await edge.document()).toContain("promo/1.1.0-"), WAIT);
  await storage.stop();
});

it("streams the API's responses, and forwards the body and the key of a POST once", async () => {
  const received: { url: string | undefined; key: unknown; body: string }[] = [];
  let finish = () => {};
  const api = await startApi(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    received.push({ url: request.url, key: request.headers["idempotency-key"], body });
    if (request.url?.includes("reset")) return void request.socket.destroy();
    response.writeHead(200, { "content-type": "application/json", "set-cookie": ["a=1", "b=2"] });
    response.write("first,");
    finish = () => response.end("last");
  });
  const edge = await start({ EDGE_API_ORIGIN: api });
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
});

it("returns 504 when the API is silent, and 502 when it is not there", async () => {
  const silent = await start({ EDGE_API_ORIGIN: await startApi(() => undefined), EDGE_API_TIMEOUT: "1" });
  expect((await fetch(`${silent.origin}/api/x`)).status).toBe(504);
  const absent = await start({ EDGE_API_ORIGIN: "http://127.0.0.1:9" });
  const response = await fetch(`${absent.origin}/api/x`);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ code: "502", message: "The API cannot be reached.", data: null });
});

it("finishes the requests that run when it is stopped, and accepts no others", async () => {
  let receive = () => {};
  const received = new Promise<void>((resolve) => {
    receive = resolve;
  });
  const api = await startApi((_, response) => {
    receive();
    setTimeout(() => response.end("done"), 1500);
  });
  const edge = await start({ EDGE_API_ORIGIN: api });
  const call = fetch(`${edge.origin}/api/slow`);
  await received;
  const stopped = Date.now();
  edge.child.kill("SIGTERM");
  expect(await (await call).text()).toBe("done");
  await expect(fetch(`${edge.origin}/healthz`)).rejects.toThrow();
  expect(await edge.ended).toBe(0);
  expect(Date.now() - stopped, "an idle connection does not delay the end").toBeLessThan(10_000);
});

it("writes no query to its output and its metrics, also for requests that are broken", async () => {
  const edge = await start({ EDGE_API_ORIGIN: await startApi((request) => void request.socket.destroy()) });
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
  await fetch(`${edge.origin}/collect${query}`, {
    method: "POST",
    body: JSON.stringify({ event: "visit", remote: SECRET }),
  });
  expect(edge.output()).toContain('"route":"document"');
  expect(edge.output() + (await edge.metrics())).not.toContain(SECRET);
});

it("logs an error's code, which `ship explain` follows from that log to the source line", async () => {
  const promo = build("promo", "9.0.0");
  const sources = { sources: ["webpack://promo/./src/Offer.tsx"], sourcesContent: ["\n\n    offer.title();\n"] };
  const map = Buffer.from(JSON.stringify({ version: 3, names: [], mappings: "AAEI", ...sources }));
  const { release } = await publisher.ship({ ...promo, readMap: (file) => (file.endsWith(".js") ? map : undefined) });
  const number = release?.release.generation;
  const edge = await start();
  const report = {
    ...{
      event: "error",
      errorCode: "K7P2QX",
      name: "TypeError",
      code: "",
      path: "/promo",
      release: number,
      variant: "live",
    },
    ...{ remote: "promo", version: "9.0.0", timeline: { document: 120 }, message: SECRET, sessionId: SECRET },
    stack: [`promo/9.0.0-${promo.deployed.hash.slice(0, 12)}/${promo.manifest.entry}:1:1`],
  };
  await vi.waitFor(async () => expect(await edge.metrics()).toMatch(`lending_release_number ${number}\n`), WAIT);
  await fetch(`${edge.origin}/collect?sessionId=${SECRET}`, { method: "POST", body: JSON.stringify(report) });
  await vi.waitFor(() => expect(edge.output()).toContain('"browser error"'), WAIT);
  expect(edge.output()).not.toContain(SECRET);
  const ship = path.join(import.meta.dirname, "../../../../packages/delivery/src/cli/ship.ts");
  const { stdout, stderr } = spawnSync(process.execPath, [ship, "explain", "K7P2QX", "--reports", "-"], {
    cwd: root,
    env: { SHIP_STORE: path.join(root, "store"), SHIP_KEYS: path.join(root, "keys") },
    input: edge.output(),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toContain(
    `K7P2QX: TypeError in promo 9.0.0, at /promo\n  1 reports from release ${number}, live variant`,
  );
  expect(stdout).toContain("  load: document 120 ms\n  at apps/promo/src/Offer.tsx:3:5\n       offer.title();");
});

it("sends spans and reports to their collectors before it ends", async () => {
  const received: string[] = [];
  const collector = await startApi((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push(`${request.url} ${body}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  const edge = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=staging",
    EDGE_COLLECTOR: `${collector}/reports`,
  });
  await fetch(`${edge.origin}/promo?sessionId=${SECRET}`, { headers: { accept: "text/html" } });
  const visit = { event: "visit", remote: "promo", version: "1.0.0", release: 1, sessionId: SECRET };
  await fetch(`${edge.origin}/collect`, { method: "POST", body: JSON.stringify(visit) });
  edge.child.kill("SIGTERM");
  expect(await edge.ended).toBe(0);
  const text = received.sort().join("\n");
  expect(text).toMatch(/^\/reports \[{.*"event":"visit".*\n\/v1\/traces .*"name":"document".*$/);
  expect(text).toMatch(/staging.*lending-edge/);
  expect(text).not.toContain(SECRET);
});
