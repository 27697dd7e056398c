import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import {
  createDirectoryStore,
  makeBuild,
  makeKeys,
  makePublisher,
  readSigner,
  readTrust,
  signOpening,
} from "@lending/delivery/testing";
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

it("opens exactly the set that a signed link names, and the newest one for any other link", async () => {
  const keys = path.join(releases, "keys");
  makeKeys(keys);
  const signer = readSigner(keys, "");
  if (!signer) throw new Error("There is no key.");
  const publisher = makePublisher({ store: createDirectoryStore(releases), signer, trust: readTrust(keys) });
  const build = (name: string, version: string) => makeBuild({ name, version });
  await publisher.ship(build("shell", "1.0.0"), build("promo", "0.1.0"));
  await publisher.ship(build("promo", "0.2.0"));
  const site = readReleases({ releases, keys });
  const { storeId = "" } = (await publisher.row.newest()) ?? {};
  const opening = (minutes: number) => {
    const until = new Date(Date.now() + minutes * 60_000);
    return signOpening({ generation: 1, arm: "live" }, { storeId, until, signer });
  };
  const html = async (set?: string) => (await site.document("/promo", set)).html;
  expect(await html()).toContain("promo/0.2.0-");
  expect(await html(opening(5))).toContain("promo/0.1.0-");
  for (const odd of [opening(-5), opening(5).replace(/^1/, "2"), "1", ""])
    expect(await html(odd)).toContain("promo/0.2.0-");
});

it("says that nothing was shipped yet", async () => {
  const response = await request("/loanDetail", { accept: "text/html" });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("pnpm ship --all");
});
