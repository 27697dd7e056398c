import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import http2 from "node:http2";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDirectoryStore, freePort, hasProgram, waitUntil } from "@lending/delivery/testing";
import { numberInCanary } from "@lending/federation/startup";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { build, createWorkshop, startServer } from "../testing/startProcesses.ts";

// The word "proxies" is in the command of test:deep; the tests also run in npm test where the programs are installed.
const SECRET = "seeded-secret";
const html = { accept: "text/html" };
const install = (name: string) => `skipped without ${name}: apt install ${name === "nginx" ? "nginx-light" : name}`;

let workshop: Awaited<ReturnType<typeof createWorkshop>>;
let publisher: ReturnType<typeof workshop.publisher>;
let edges: Awaited<ReturnType<typeof workshop.startEdge>>[] = [];
let api: Awaited<ReturnType<typeof startServer>>;
const calls: IncomingMessage[] = [];

beforeAll(async () => {
  if (!hasProgram("nginx") && !hasProgram("caddy")) return;
  workshop = await createWorkshop();
  publisher = workshop.publisher(createDirectoryStore(path.join(workshop.root, "store")));
  await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
  api = await startServer((request, response) => {
    calls.push(request);
    if (request.url?.includes("reset")) request.socket.destroy();
    else response.end("api");
  });
  edges = await Promise.all(
    ["cache-0", "cache-1"].map((cache) =>
      workshop.startEdge({
        EDGE_PROXIES: "1",
        EDGE_API_ORIGIN: api.origin,
        EDGE_CACHE: path.join(workshop.root, cache),
      }),
    ),
  );
});
afterAll(async () => {
  api?.stop();
  await workshop?.stop();
});

/** Sends a request as it is written here, and returns the whole response. */
const exchange = (origin: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    let received = "";
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () =>
      socket.write(text.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")),
    );
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.once("error", reject).once("close", () => resolve(received));
  });

/** Sends requests with a secret in their queries, headers and paths, also broken ones. */
async function sendSecrets(origin: string): Promise<void> {
  const query = `?sessionId=${SECRET}`;
  for (const address of ["/promo", "/api/x", "/api/reset", "/assets/none.js", "/none", "/promo%3F", "/%zz"])
    await fetch(origin + address + query.replace("?", address.endsWith("3F") ? "" : "?"), {
      headers: { ...html, referer: `${origin}/promo${query}`, cookie: `a=${SECRET}` },
    }).catch(() => undefined);
  for (const address of ["/collect", "/reports"])
    await fetch(origin + address + query, {
      method: "POST",
      body: JSON.stringify({ event: "visit", remote: SECRET, version: SECRET, variant: SECRET, sessionId: SECRET }),
    });
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () =>
      socket.end(`GET /promo${query} HTTP/1.1\r\nHost: ${SECRET} x\r\n\r\n`),
    );
    socket.resume().once("close", () => resolve());
  });
}

describe.skipIf(!hasProgram("nginx"))(`nginx in front of two edges (${install("nginx")})`, () => {
  let nginx: Awaited<ReturnType<typeof workshop.startNginx>>;
  beforeAll(async () => {
    nginx = await workshop.startNginx(edges.map(({ port }) => port));
  });
  const get = (address: string, headers: Record<string, string> = html) => fetch(nginx.origin + address, { headers });
  const cacheOf = async (address: string, headers?: Record<string, string>) => {
    const results = () => [...nginx.log().matchAll(/"cache":"(\w*)"/g)].map(([, result]) => result);
    const before = results().length;
    await (await get(address, headers)).arrayBuffer();
    await waitUntil(() => results().length > before);
    return results().at(-1);
  };

  it("holds a document for a second, for every query and each encoding", async () => {
    await cacheOf("/promo?productId=a", { ...html, "accept-encoding": "br" });
    expect(await cacheOf("/promo?productId=b", { ...html, "accept-encoding": "gzip, br" })).toBe("HIT");
    const gzip = await get("/promo", { ...html, "accept-encoding": "gzip" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(await gzip.text()).toContain("promo/1.0.0-");
    await publisher.ship(build("promo", "1.1.0"));
    await waitUntil(async () => (await (await get("/promo")).text()).includes("promo/1.1.0-"), 4000);
  });

  it.each([
    ["a launch link with a session, whose document has data", "/promo?a=1&sessionId=a", html],
    ["the parameter release", "/promo?a=1&release=1.live.x", html],
    ["the parameter override", "/promo?override=1.x", html],
    ["a parameter in another spelling", "/promo?%73et=1.live.x", html],
    ["a path with an escaped query", "/promo%3FsessionId=a", html],
    ["the cookie override", "/promo", { ...html, cookie: "override=0" }],
    ["a request of a picture", "/promo", { accept: "image/*" }],
    ["a link from another site with a query", "/promo?a=1", { ...html, "sec-fetch-site": "cross-site" }],
  ])("bypasses the cache for %s", async (_, address, headers) => {
    await cacheOf("/promo");
    expect(await cacheOf(address, headers)).toBe("BYPASS");
  });

  it("lets the edge decide about a link from another site, before and after it holds the document", async () => {
    const foreign = { ...html, "sec-fetch-site": "cross-site" };
    for (const headers of [foreign, html, foreign])
      expect((await (await get("/promo?sessionId=a", headers)).text()).includes("location.replace")).toBe(
        headers === foreign,
      );
    await cacheOf("/promo");
    expect(await cacheOf("/promo", foreign)).toBe("HIT");
  });

  it("sends nothing to an edge for a foreign host, and redirects to no host", async () => {
    const send = (text: string) => exchange(nginx.origin, text);
    calls.length = 0;
    expect(await send("GET /api/x HTTP/1.1\r\nHost: evil.example\r\n\r\n")).toBe("");
    expect(await send("GET http://evil.example/api/x HTTP/1.1\r\nHost: localhost\r\n\r\n")).toBe("");
    expect(await send("TRACE /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n")).toMatch(/^HTTP\/1.1 405 /);
    const ambiguous = ["/api/x%2f..%2fy", "/api/a/../../api/x", "/api/%2e%2e/api/x", "/promo/../api/x", "/api/x%5cy"];
    for (const target of ambiguous)
      expect(await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`), target).toMatch(/^HTTP\/1.1 400 /);
    expect(calls).toEqual([]);
    expect(await send("GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n")).toMatch(/\r\nLocation: \/api\/\r\n/i);
  });

  it("serves HTTP/2", async () => {
    const session = http2.connect(nginx.secureOrigin, { rejectUnauthorized: false });
    const stream = session.request({ ":path": "/promo", ...html });
    const status = await new Promise((resolve) => stream.once("response", (headers) => resolve(headers[":status"])));
    stream.resume();
    session.close();
    expect(status).toBe(200);
  });

  it("passes a POST on once, also when the API fails", async () => {
    calls.length = 0;
    const { status } = await fetch(`${nginx.origin}/api/reset`, { method: "POST", body: "a" });
    expect([status, calls.length]).toEqual([502, 1]);
    const response = await fetch(`${nginx.origin}/api/x?b=1`, { method: "POST", body: "a" });
    expect([await response.text(), calls.at(-1)?.url]).toEqual(["api", "/api/x?b=1"]);
  });

  it("keeps the sides of a staged shell apart, and serves the held document while no edge responds", async () => {
    const store = path.join(workshop.root, "staged-store");
    cpSync(path.join(workshop.root, "store"), store, { recursive: true });
    const staging = workshop.publisher(createDirectoryStore(store));
    const { release } = await staging.tryOut(50, build("shell", "1.1.0"));
    const id = release?.release.canaries?.[0]?.id ?? "";
    const device = Array.from({ length: 40 }, (_, index) => `d-${index}`).find((one) => numberInCanary(id, one) < 50);
    const edge = await workshop.startEdge({ EDGE_STORE: store });
    const { origin } = await workshop.startNginx([edge.port]);
    const open = async (query = "", cookie = "") => {
      const response = await fetch(`${origin}/promo${query}`, { headers: { ...html, cookie } });
      const shell = /shell\/([\d.]+)-/.exec(await response.text())?.[1];
      return { shell, status: response.status, cookie: response.headers.get("set-cookie")?.split(";")[0] };
    };
    const kept = { shell: "1.1.0", status: 200, cookie: `staged=${id}` };
    const live = { shell: "1.0.0", status: 200, cookie: undefined };
    expect(await open(`?deviceId=${device}`)).toEqual(kept);
    expect(await open()).toEqual(live);
    // While the document of the live side is held, for the second that it is fresh.
    expect(await open(`?deviceId=${device}`)).toEqual(kept);
    expect(await open("", kept.cookie)).toEqual(kept);
    expect(await open()).toEqual(live);
    await staging.rollBack();
    await waitUntil(async () => (await open("", kept.cookie)).cookie === "staged=");
    await edge.stop("SIGKILL");
    // Longer than the second for which it is fresh, and the second for which it may be stale in any case.
    await sleep(3000);
    for (const query of ["", `?deviceId=${device}`]) expect(await open(query, kept.cookie)).toEqual(live);
    const headers = { ...html, "accept-encoding": "identity" };
    expect((await fetch(`${origin}/promo`, { headers })).status, "an encoding that was not requested before").toBe(502);
  }, 30_000);

  it("finds a file at the edge that has read its release", async () => {
    const store = path.join(workshop.root, "older-store");
    cpSync(path.join(workshop.root, "store"), store, { recursive: true });
    await publisher.ship(build("promo", "1.9.0"));
    const older = await workshop.startEdge({ EDGE_STORE: store });
    const [newer = older] = edges;
    await waitUntil(async () => (await newer.document()).includes("promo/1.9.0-"));
    const [address = ""] = /\/assets\/promo\/1\.9\.0-[^"\s]+\.js/.exec(await newer.document()) ?? [];
    expect((await fetch(older.origin + address)).status).toBe(404);
    const both = await workshop.startNginx([older.port, newer.port], (text) =>
      text.replaceAll("proxy_cache site;", ""),
    );
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await fetch(both.origin + address)).status),
    );
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  }, 30_000);

  it("writes no query, no header and no unknown path to any file, also when no edge responds", async () => {
    const { root } = workshop;
    const [dead] = [await freePort()];
    const broken = await workshop.startNginx([dead]);
    const prometheus =
      hasProgram("prometheus") && (await workshop.startPrometheus(edges.map(({ metricsPort }) => metricsPort)));
    for (const { origin } of [nginx, broken]) await sendSecrets(origin);
    await waitUntil(() => broken.log().includes('"status":502') && nginx.log().includes('"path":"/promo"'));
    if (prometheus)
      await waitUntil(async () =>
        (await prometheus.query("lending_browser_events_total")).includes('"remote":"other"'),
      );
    const output = [...edges.map((edge) => edge.output()), prometheus ? prometheus.output() : ""].join("");
    expect(nginx.log() + broken.log() + output).not.toContain(SECRET);
    // The logs and the cache of nginx, the store and its keys, the caches of the edges, and the database of Prometheus.
    expect(spawnSync("grep", ["-rla", SECRET, root], { encoding: "utf8" }).stdout).toBe("");
    expect(spawnSync("find", [root, "-name", `*${SECRET}*`], { encoding: "utf8" }).stdout).toBe("");
    expect(spawnSync("grep", ["-rlaE", "KEY: /promo", root], { encoding: "utf8" }).stdout, "nginx's cache").not.toBe(
      "",
    );
  });
});

describe.skipIf(!hasProgram("caddy"))(`Caddy in front of two edges (${install("caddy")})`, () => {
  const start = (address: string, edgeAddresses: string) =>
    workshop.run(
      "caddy",
      ["run", "--adapter", "caddyfile", "--config", path.resolve(import.meta.dirname, "../../deploy/Caddyfile")],
      { SITE_ADDRESS: address, EDGES: edgeAddresses },
    );

  it("sends an edge nothing for a foreign host, no TRACE, and no host that a client wrote", async () => {
    const received: string[] = [];
    // Not an edge, which refuses all of this itself.
    const upstream = createServer(({ method, url, headers }, response) => {
      if (url !== "/readyz") received.push(`${method} ${url} ${headers["x-forwarded-host"] ?? "-"}`);
      response.end();
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void upstream.close());
    const origin = `http://127.0.0.1:${await freePort()}`;
    start(origin, `127.0.0.1:${(upstream.address() as AddressInfo).port}`);
    await waitUntil(async () => (await fetch(`${origin}/promo`)).ok);
    received.length = 0;
    const { host } = new URL(origin);
    await exchange(origin, "GET /api/1 HTTP/1.1\r\nHost: evil.example\r\n\r\n");
    await exchange(origin, `GET http://evil.example/api/2 HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(await exchange(origin, `TRACE /api/3 HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1.1 405 /);
    await exchange(origin, `GET /api/4 HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: evil.example\r\n\r\n`);
    expect(received).toEqual(["GET /api/4 -"]);
  }, 30_000);

  it("serves documents and the API, and writes no query and no header to its logs", async () => {
    const [port, dead] = [await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${port}`;
    const caddy = start(origin, edges.map(({ port: one }) => `127.0.0.1:${one}`).join(" "));
    await waitUntil(async () => (await fetch(`${origin}/promo`, { headers: html })).ok);
    expect(await (await fetch(`${origin}/api/x`)).text()).toBe("api");
    await sendSecrets(origin);
    caddy.child.kill("SIGTERM");
    const broken = start(origin, `127.0.0.1:${dead}`);
    await waitUntil(async () => (await fetch(`${origin}/promo`)).status >= 500);
    await fetch(`${origin}/promo?sessionId=${SECRET}`);
    await waitUntil(() => broken.output().includes('"status":50'));
    expect(caddy.output()).toContain('"uri":"/promo"');
    expect(caddy.output() + broken.output()).not.toContain(SECRET);
  });
});
