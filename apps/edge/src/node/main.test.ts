import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import type { RequestListener } from "node:http";
import net from "node:net";
import path from "node:path";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { openStore } from "@lending/releases/store/openStore";
import { CEPH, hasCeph, serve, startRadosgw } from "@lending/releases/testing";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { build, createWorkshop, early } from "../testing/startProcesses.ts";

const SECRET = "seeded-secret";
/** Generous, so that a busy machine does not fail a test. */
const WAIT = { timeout: 60_000, interval: 50 };
const html = { accept: "text/html" };
let workshop: Awaited<ReturnType<typeof createWorkshop>>;
let publisher: ReturnType<typeof workshop.publisher>;
let api: Awaited<ReturnType<typeof serve>>;
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
  api = await serve((request, response) => respond(request, response));
  publisher = workshop.publisher(createFolderStore(path.join(workshop.root, "store")));
  await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"), early);
  edge = await workshop.startEdge({ EDGE_API_ORIGIN: api.origin, EDGE_CACHE: cache });
});
afterAll(async () => {
  await api.close();
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

it.skipIf(!hasCeph())(
  `serves the documents of a bucket with a key that may only read (skipped without: ${CEPH})`,
  async () => {
    const bucket = await startRadosgw();
    onTestFinished(() => bucket.stop());
    for (const [name, value] of Object.entries(bucket.writer)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const writer = workshop.publisher(openStore("s3://site/releases"));
    await writer.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
    const reading = await start({ ...bucket.reader, EDGE_STORE: "s3://site/releases" });
    const text = await reading.document();
    expect(text).toContain("promo/1.0.0-");
    // A CDN or nginx serves the files.
    const [address = ""] = /\/assets\/promo\/[^"\s]+\.js/.exec(text) ?? [];
    expect((await fetch(reading.origin + address)).status).toBe(404);
    await writer.ship(build("promo", "1.1.0"));
    // The server reads its store every 0.8 s. The rest is for a busy machine.
    await vi.waitFor(async () => expect(await reading.document()).toContain("promo/1.1.0-"), {
      ...WAIT,
      timeout: 10_000,
    });
    await bucket.stop();
    await vi.waitFor(async () => expect(await reading.metrics()).toMatch(/stale_seconds [2-9]/), WAIT);
    expect(await reading.document()).toContain("promo/1.1.0-");
  },
  120_000,
);

it("is not ready until the store has a first release, and starts from its cache while the store is down", async () => {
  const store = path.join(workshop.root, "store");
  const isCopied = () =>
    readdirSync(cache).some((one) => {
      const file = path.join(cache, one, "current.txt");
      return existsSync(file) && readFileSync(file, "utf8") !== "";
    });
  await vi.waitFor(() => expect(isCopied()).toBe(true), WAIT);
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
    expect((await fetch(`${empty.origin}/promo`, { headers: html })).status).toBe(503);
    expect((await fetch(`${empty.origin}/healthz`)).status).toBe(200);
    renameSync(`${store}-gone`, store);
    await vi.waitFor(async () => expect((await fetch(`${empty.origin}/readyz`)).status).toBe(200), WAIT);
  } finally {
    if (existsSync(`${store}-gone`)) renameSync(`${store}-gone`, store);
  }
});

/** Sends bytes as they are, and returns what comes back. */
const exchange = (text: string, port = edge.port) =>
  new Promise<string>((resolve) => {
    let received = "";
    const socket = net.connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.on("error", () => resolve(received)).on("close", () => resolve(received));
  });

it.each([
  ["431", `GET /promo?a=${"x".repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, "too long"],
  ["400", "GET /promo HTTP/1.1\r\nHost: x\r\nContent-Length: ten\r\n\r\n", "cannot be read"],
])("responds with %s to a request that no handler sees, in words, and counts it", async (status, text, words) => {
  const response = await exchange(text);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\n`));
  expect(response).toContain("content-type: text/html");
  expect(response).toContain(words);
  expect(await edge.metrics()).toMatch(new RegExp(`lending_requests_total\\{route="broken",status="${status}"\\} 1`));
});

it("accepts the longest launch link and the cookies of a phone", async () => {
  const address = `/promo?sessionId=${"s".repeat(4096)}&a=${"x".repeat(12_000)}`;
  const response = await fetch(edge.origin + address, { headers: { ...html, cookie: `a=${"c".repeat(8000)}` } });
  expect(response.status).toBe(200);
});

it("writes no query to its output and its metrics, also for requests that are broken", async () => {
  respond = (request) => void request.socket.destroy();
  const query = `?sessionId=${SECRET}`;
  for (const url of [
    `/early${query}`,
    `/x/${SECRET}`,
    `/api/a${query}`,
    `/promo%3FsessionId=${SECRET}`,
    `/%E0%A4%A${query}`,
  ])
    await fetch(edge.origin + url, { headers: { ...html, "x-session-id": SECRET } }).then((one) => one.text());
  for (const text of [
    `GET /promo${query} HTTP/1.1\r\nHost: ${SECRET} x\r\nConnection: close\r\n\r\n`,
    `GET //${query} HTTP/1.1\r\nHost: x\r\nContent-Length: ${SECRET}\r\n\r\n`,
  ])
    await exchange(text);
  const visit = JSON.stringify({ event: "visit", remote: SECRET });
  await fetch(`${edge.origin}/collect${query}`, { method: "POST", body: visit });
  expect(edge.output()).toContain('"route":"document"');
  expect(await edge.metrics()).toContain('lending_early_reads_total{path="/early",outcome="unreachable"} 1');
  expect(edge.output() + (await edge.metrics())).not.toContain(SECRET);
});

it("finishes the requests that run when it is stopped, accepts no others, and sends the last spans and reports", async () => {
  const received: string[] = [];
  const collector = await serve((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push(`${request.url} ${body}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  onTestFinished(collector.close);
  const stopping = await start({
    EDGE_API_ORIGIN: api.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=staging",
    EDGE_COLLECTOR: `${collector.origin.replace("://", "://key@")}/1`,
  });
  const failure = { event: "error", errorCode: "K7P2QX", name: "TypeError", code: "", sessionId: SECRET };
  const source = { remote: "promo", version: "1.0.0", path: "/promo", release: 1 };
  await fetch(`${stopping.origin}/collect`, { method: "POST", body: JSON.stringify({ ...failure, ...source }) });
  const arrived = new Promise<void>((resolve) => {
    respond = (_, response) => {
      resolve();
      setTimeout(() => response.setHeader("content-type", "application/json").end('{"code":0}'), 500);
    };
  });
  const document = fetch(`${stopping.origin}/early?sessionId=${SECRET}`, { headers: html });
  await arrived;
  const stopped = Date.now();
  stopping.child.kill("SIGTERM");
  expect(await (await document).text()).toContain('{\\"code\\":0}');
  await expect(fetch(`${stopping.origin}/healthz`)).rejects.toThrow();
  expect(await stopping.ended).toBe(0);
  expect(Date.now() - stopped, "an idle connection does not delay the end").toBeLessThan(10_000);
  const text = received.sort().join("\n");
  expect(text).toMatch(/^\/api\/1\/envelope\/ .*"value":"K7P2QX".*\n\/v1\/traces .*"name":"document".*$/s);
  expect(text).toMatch(/staging.*lending-edge/);
  expect(text).not.toContain(SECRET);
});
