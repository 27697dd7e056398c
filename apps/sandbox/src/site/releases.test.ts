import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeSandbox, type TestSandbox } from "../testing/makeSandbox.ts";
import { readReleases } from "./readReleases.ts";

let sandbox: TestSandbox;
let releases: string;
const folder = "assets/loan/0.1.0-1a2b3c4d5e6f";

beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), "releases-"));
  mkdirSync(path.join(releases, folder), { recursive: true });
  writeFileSync(path.join(releases, folder, "remote.json"), '{"name":"loan"}');
  writeFileSync(path.join(releases, folder, "a.js"), "export {};".repeat(40));
  writeFileSync(path.join(releases, folder, "a.js.br"), brotliCompressSync("shipped"));
  sandbox = makeSandbox({ releasesDir: releases, site: readReleases({ releases, keys: releases }) });
});
afterEach(() => {
  sandbox.dispose();
  rmSync(releases, { recursive: true, force: true });
});

const request = (url: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`http://localhost${url}`, { headers });

it("serves a shipped file for ever, whatever its name, and as it was compressed when it was shipped", async () => {
  const response = await request(`/${folder}/a.js`, { "accept-encoding": "br" });
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(Number(response.headers.get("content-length"))).toBe(brotliCompressSync("shipped").length);
  expect((await request(`/${folder}/remote.json`)).headers.get("cache-control")).toContain("immutable");
});

it.each([`/${folder}/b.js`, "/assets/loan/0.2.0-1a2b3c4d5e6f/a.js", "/assets/loan/..%2f..%2fsets"])(
  "answers %s with 404 and never with a document",
  async (url) => {
    const response = await request(url, { accept: "text/html" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  },
);

it("says that nothing was shipped yet", async () => {
  const response = await request("/loanDetail", { accept: "text/html" });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("pnpm ship --all");
});
