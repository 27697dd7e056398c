import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import http2 from "node:http2";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { freePort, hasProgram, serve, waitUntil } from "@lending/releases/testing";
import { deviceOf, variantNumber } from "@lending/releases/variants";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build, createWorkshop, startFiles } from "../testing/startProcesses.ts";

const SECRET = "seeded-secret";
const html = { accept: "text/html" };

let workshop: Awaited<ReturnType<typeof createWorkshop>>;
let publisher: ReturnType<typeof workshop.publisher>;
let edges: Awaited<ReturnType<typeof workshop.startEdge>>[] = [];
let api: Awaited<ReturnType<typeof serve>>;
let files: Awaited<ReturnType<typeof startFiles>>;
let nginx: Awaited<ReturnType<typeof workshop.startNginx>>;
const calls: IncomingMessage[] = [];
const requested: string[] = [];

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
  const addresses = ["/promo", "/api/x", "/api/reset", "/assets/none.js", "/none", "/promo%3F", "/%zz"];
  for (const address of addresses)
    await fetch(origin + address + query.replace("?", address.endsWith("3F") ? "" : "?"), {
      headers: { ...html, referer: `${origin}/promo${query}`, cookie: `a=${SECRET}` },
    }).catch(() => undefined);
  const report = { event: "visit", remote: SECRET, version: SECRET, token: SECRET, sessionId: SECRET };
  for (const address of ["/collect", "/reports"])
    await fetch(origin + address + query, { method: "POST", body: JSON.stringify(report) });
  await exchange(origin, `GET /promo${query} HTTP/1.1\r\nHost: ${SECRET} x\r\n\r\n`);
}

describe.skipIf(!hasProgram("nginx"))(
  "nginx in front of two edges (skipped without nginx: apt install nginx-light)",
  () => {
    beforeAll(async () => {
      workshop = await createWorkshop();
      const folder = path.join(workshop.root, "store");
      publisher = workshop.publisher(createFolderStore(folder));
      await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
      api = await serve((request, response) => {
        calls.push(request);
        if (request.url?.includes("reset")) return request.socket.destroy();
        const type = request.url?.includes("page") ? "text/html" : "application/json";
        response.setHeader("content-type", type).end("api");
      });
      files = await startFiles(folder, requested);
      const start = (cache: string) =>
        workshop.startEdge({
          ...{ EDGE_PROXIES: "1", EDGE_API_ORIGIN: api.origin },
          EDGE_CACHE: path.join(workshop.root, cache),
        });
      edges = await Promise.all(["cache-0", "cache-1"].map(start));
      const ports = edges.map(({ port }) => port);
      nginx = await workshop.startNginx(ports, { api: api.origin, files: files.origin });
    });
    afterAll(async () => {
      await api?.close();
      await files?.close();
      await workshop?.stop();
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
      ["a variant by hand, or the link of a preview", "/promo?a=1&variant=1a2b3c4d.x", html],
      ["a parameter in another spelling", "/promo?%73et=1.live.x", html],
      ["a path with an escaped query", "/promo%3FsessionId=a", html],
      ["a phone with a preview", "/promo", { ...html, cookie: "a=1; __Host-variant=1a2b3c4d.x" }],
      ["a device of a variant", "/promo", { ...html, cookie: "device=0a" }],
      ["a request of a picture", "/promo", { accept: "image/*" }],
      ["a link from another site with a query", "/promo?a=1", { ...html, "sec-fetch-site": "cross-site" }],
      ["a link from a sibling host with a query", "/promo?a=1", { ...html, "sec-fetch-site": "same-site" }],
    ])("bypasses the cache for %s", async (_, address, headers) => {
      await cacheOf("/promo");
      expect(await cacheOf(address, headers)).toBe("BYPASS");
    });

    it("lets the edge decide about a link from another site, before and after it holds the document", async () => {
      const fromOtherSite = { ...html, "sec-fetch-site": "cross-site" };
      for (const headers of [fromOtherSite, html, fromOtherSite])
        expect((await (await get("/promo?sessionId=a", headers)).text()).includes("location.replace")).toBe(
          headers === fromOtherSite,
        );
      await cacheOf("/promo");
      // A stale one is from the cache too.
      expect(["HIT", "STALE"]).toContain(await cacheOf("/promo", fromOtherSite));
    });

    it("serves the files of the bucket compressed, for any origin, once, and with nothing of the visitor", async () => {
      const address = /\/assets\/promo\/[^"\s]+\.js/.exec(await (await get("/promo")).text())?.[0] ?? "";
      requested.length = 0;
      for (let time = 0; time < 2; time += 1) {
        const response = await get(`${address}?sessionId=${SECRET}`, {
          "accept-encoding": "br",
          cookie: `a=${SECRET}`,
        });
        expect(await response.text()).toContain("promo 1.1.0");
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-encoding": "br",
          "content-type": "text/javascript; charset=utf-8",
          "cache-control": "public, max-age=31536000, immutable",
          "access-control-allow-origin": "*",
          "content-security-policy": "sandbox",
          "x-content-type-options": "nosniff",
        });
      }
      expect(requested).toEqual([`/site/releases${address}.br`]);
      const plain = await get(address, { "accept-encoding": "identity" });
      expect([plain.headers.get("content-encoding"), plain.status]).toEqual([null, 200]);
      for (const one of [address.replace(".js", "x.js"), "/assets/promo/main.js", "/assets/../HEAD.json"])
        expect((await get(one, { accept: "*/*" })).status, one).toBe(404);
    });

    it("sends nothing to an edge or the API for another host, and an ambiguous path nowhere", async () => {
      const send = (text: string) => exchange(nginx.origin, text);
      calls.length = 0;
      expect(await send("GET /api/x HTTP/1.1\r\nHost: evil.example\r\n\r\n")).toBe("");
      expect(await send("GET http://evil.example/api/x HTTP/1.1\r\nHost: localhost\r\n\r\n")).toBe("");
      expect(await send("TRACE /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n")).toMatch(/^HTTP\/1.1 405 /);
      const ambiguous = [
        "/api/x%2f..%2fy",
        "/api/a/../../api/x",
        "/api/%2e%2e/api/x",
        "/promo/../api/x",
        "/api/x%5cy",
        "/api//x",
      ];
      for (const target of ambiguous)
        expect(await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`), target).toMatch(/^HTTP\/1.1 400 /);
      expect(calls).toEqual([]);
      expect(await send("GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n")).toMatch(/\r\nLocation: \/api\/\r\n/i);
    });

    it("passes a call on once, without the cookies of the edge, and lets no page of the API run scripts", async () => {
      calls.length = 0;
      expect((await fetch(`${nginx.origin}/api/reset`, { method: "POST", body: "a" })).status).toBe(502);
      expect(calls).toHaveLength(1);
      const cookie = "a=1; __Host-variant=1a2b3c4d.secret; device=0a; b=2";
      const response = await fetch(`${nginx.origin}/api/x?b=1`, { method: "POST", body: "a", headers: { cookie } });
      expect([await response.text(), calls.at(-1)?.url]).toEqual(["api", "/api/x?b=1"]);
      expect(calls.at(-1)?.headers.cookie).toBe("a=1; b=2");
      expect(calls.at(-1)?.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "127.0.0.1" });
      expect(response.headers.get("content-security-policy")).toBeNull();
      expect((await get("/api/page")).headers.get("content-security-policy")).toBe("sandbox");
    });

    it("limits the reports of an address", async () => {
      const send = () => fetch(`${nginx.origin}/collect`, { method: "POST", body: "{}" }).then(({ status }) => status);
      const statuses = await Promise.all(Array.from({ length: 400 }, send));
      expect(new Set(statuses)).toEqual(new Set([204, 429]));
      expect((await fetch(`${nginx.origin}/collect`, { method: "POST", body: "x".repeat(70_000) })).status).toBe(413);
    });

    it("serves HTTP/2", async () => {
      const session = http2.connect(nginx.secureOrigin, { rejectUnauthorized: false });
      const stream = session.request({ ":path": "/promo", ...html });
      const status = await new Promise((resolve) => stream.once("response", (headers) => resolve(headers[":status"])));
      stream.resume();
      session.close();
      expect(status).toBe(200);
    });

    it("keeps the sides of a variant apart, and serves the held document while no edge responds", async () => {
      const store = path.join(workshop.root, "variant-store");
      cpSync(path.join(workshop.root, "store"), store, { recursive: true });
      const other = workshop.publisher(createFolderStore(store));
      const id = "1a2b3c4d";
      const edge = await workshop.startEdge({ EDGE_STORE: store });
      const { origin } = await workshop.startNginx([edge.port]);
      const open = async (query = "", cookie = "") => {
        const response = await fetch(`${origin}/promo${query}`, { headers: { ...html, cookie } });
        return { shell: /shell\/([\d.]+)-/.exec(await response.text())?.[1], status: response.status };
      };
      const live = { shell: "1.0.0", status: 200 };
      expect(await open()).toEqual(live);
      const next = await other.upload(build("shell", "1.1.0"));
      const by = { by: "ana", at: new Date().toISOString() };
      await other.change({ variants: [{ id, percent: 50, shell: next, remotes: {}, ...by }] });
      const devices = Array.from({ length: 40 }, (_, index) => `d-${index}`);
      const inside = devices.find((one) => variantNumber(id, deviceOf(one)) < 50);
      const outside = devices.find((one) => variantNumber(id, deviceOf(one)) >= 50);
      await waitUntil(async () => (await open(`?deviceId=${inside}`)).shell === "1.1.0");
      expect(await open(`?deviceId=${outside}`)).toEqual(live);
      expect(await open("", `device=${deviceOf(`${inside}`)}`)).toEqual({ ...live, shell: "1.1.0" });
      expect(await open("", `device=${deviceOf(`${outside}`)}`)).toEqual(live);
      await other.change({ variants: [] });
      await waitUntil(async () => (await open(`?deviceId=${inside}`)).shell === "1.0.0");
      expect(await open()).toEqual(live);
      await edge.stop("SIGKILL");
      // Longer than the second for which it is fresh, and the second for which it may be stale in any case.
      await sleep(3000);
      for (const query of ["", `?deviceId=${inside}`]) expect(await open(query)).toEqual(live);
      const headers = { ...html, "accept-encoding": "identity" };
      expect((await fetch(`${origin}/promo`, { headers })).status, "an encoding that was not requested before").toBe(
        502,
      );
    }, 30_000);

    it("writes no query, no header and no unknown path to any file, also when no edge responds", async () => {
      const { root } = workshop;
      const broken = await workshop.startNginx([await freePort()]);
      for (const { origin } of [nginx, broken]) await sendSecrets(origin);
      await waitUntil(() => broken.log().includes('"status":502') && nginx.log().includes('"path":"/promo"'));
      expect(nginx.log() + broken.log() + edges.map((edge) => edge.output()).join("")).not.toContain(SECRET);
      // The logs and the cache of nginx, the store and its keys, and the caches of the edges.
      expect(spawnSync("grep", ["-rla", SECRET, root], { encoding: "utf8" }).stdout).toBe("");
      expect(spawnSync("find", [root, "-name", `*${SECRET}*`], { encoding: "utf8" }).stdout).toBe("");
      expect(spawnSync("grep", ["-rlaE", "KEY: /promo", root], { encoding: "utf8" }).stdout, "nginx's cache").not.toBe(
        "",
      );
    });
  },
);
