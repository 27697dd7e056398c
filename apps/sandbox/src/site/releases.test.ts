import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ExpectedStore } from "@lending/delivery";
import {
  createDirectoryStore,
  makeBuild,
  makeKeys,
  makePublisher,
  productionEnvironment,
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

it("serves every shipped file as immutable, in the form compressed at shipping", async () => {
  const response = await request(`/${folder}/a.js`, { "accept-encoding": "br" });
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(Number(response.headers.get("content-length"))).toBe(brotliCompressSync("shipped").length);
  expect((await request(`/${folder}/remote.json`)).headers.get("cache-control")).toContain("immutable");
});

it.each([`/${folder}/b.js`, "/assets/loan/0.2.0-1a2b3c4d5e6f/a.js", "/assets/loan/..%2f..%2fsets"])(
  "responds to %s with 404 and never with a document",
  async (url) => {
    const response = await request(url, { accept: "text/html" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  },
);

it("opens the release of a signed link, and the newest one for any other link", async () => {
  const keys = path.join(releases, "keys");
  makeKeys(keys);
  const signer = readSigner(keys, "");
  if (!signer) throw new Error("No signing key found.");
  const publisher = makePublisher({ store: createDirectoryStore(releases), signer, trust: readTrust(keys) });
  const build = (name: string, version: string) => makeBuild({ name, version });
  await publisher.ship(build("shell", "1.0.0"), build("promo", "0.1.0"));
  await publisher.ship(build("promo", "0.2.0"));
  const site = readReleases({ releases, keys });
  const { storeId = "" } = (await publisher.log.newest()) ?? {};
  const opening = (minutes: number) => {
    const until = new Date(Date.now() + minutes * 60_000);
    return signOpening({ generation: 1, variant: "live" }, { storeId, until, signer });
  };
  const html = async (set?: string) => (await site.document("/promo", set)).html;
  expect(await html()).toContain("promo/0.2.0-");
  expect(await html(opening(5))).toContain("promo/0.1.0-");
  for (const parameter of [opening(-5), opening(5).replace(/^1/, "2"), "1", ""])
    expect(await html(parameter)).toContain("promo/0.2.0-");
});

/** Creates the folders of two environments with the same signing key, and sites that read them. */
async function twoEnvironments() {
  const keys = path.join(releases, "keys");
  makeKeys(keys);
  const signer = readSigner(keys, "");
  if (!signer) throw new Error("No signing key found.");
  const build = (name: string, version: string) => makeBuild({ name, version });
  const open = (stage: string) => {
    const folder = path.join(releases, stage);
    const publisher = makePublisher({ store: createDirectoryStore(folder), signer, trust: readTrust(keys) });
    const environment = stage === "production" ? productionEnvironment : { stage };
    const ship = (version: string) => publisher.shipWith(environment, build("shell", version), build("promo", version));
    return { folder, publisher, ship };
  };
  const [staging, production] = [open("staging"), open("production")];
  await production.ship("1.0.0");
  await staging.ship("2.0.0");
  await staging.ship("2.1.0");
  const lines: string[] = [];
  const openSite = (expected: ExpectedStore = {}) =>
    readReleases({ releases: production.folder, keys, onProblem: (line) => lines.push(line), ...expected });
  const copy = (...names: readonly string[]) => {
    for (const name of names)
      cpSync(path.join(staging.folder, name), path.join(production.folder, name), { recursive: true });
  };
  return { staging, production, signer, openSite, copy, lines };
}

it("keeps its own release when the list and documents of another environment are copied into its folder", async () => {
  const { openSite, copy, lines } = await twoEnvironments();
  copy("live/00000002.json", "documents", "assets");
  const running = makeSandbox({ releasesDir: releases, site: openSite() });
  const response = await running.app.request("http://localhost/promo", { headers: { accept: "text/html" } });
  running.dispose();
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("promo/1.0.0-");
  expect(lines).toEqual([expect.stringMatching(/sets\/00000002\.json is missing\. Release 1 is served instead\.$/)]);
});

it("serves no other store and no other stage than it was configured to, even when the whole store is replaced", async () => {
  const { production, openSite, copy, lines } = await twoEnvironments();
  const { storeId = "" } = (await production.publisher.log.newest()) ?? {};
  const running = openSite();
  const html = async (site = running) => (await site.document("/promo")).html;
  expect(await html()).toContain("promo/1.0.0-");
  copy("live", "documents", "assets", "sets");
  expect(await html()).toContain("promo/1.0.0-");
  for (const expected of [{ storeId }, { stage: "production" }])
    await expect(html(openSite(expected))).rejects.toThrow();
  expect(lines.at(-1)).toMatch(/for the stage "staging"; this site serves "production"\. Nothing is served\.$/);
});

it("opens the live release for a link of another environment, and for a link to a damaged release", async () => {
  const { staging, production, signer, openSite } = await twoEnvironments();
  await production.ship("1.1.0");
  const link = async ({ publisher }: typeof staging) => {
    const { storeId = "" } = (await publisher.log.newest()) ?? {};
    const until = new Date(Date.now() + 60_000);
    return signOpening({ generation: 1, variant: "live" }, { storeId, until, signer });
  };
  const html = async (parameter: string) => (await openSite().document("/promo", parameter)).html;
  expect(await html(await link(production))).toContain("promo/1.0.0-");
  expect(await html(await link(staging))).toContain("promo/1.1.0-");
  writeFileSync(path.join(production.folder, "live/00000001.json"), "{}");
  expect(await html(await link(production))).toContain("promo/1.1.0-");
});

it.each(["{}", "<html>", ""])("serves the previous release when the newest list is %j", async (content) => {
  const { production, openSite } = await twoEnvironments();
  const sites = [openSite(), openSite()];
  await sites[0]?.document("/promo");
  writeFileSync(path.join(production.folder, "live/00000002.json"), content);
  for (const site of sites) {
    expect((await site.document("/promo")).html).toContain("promo/1.0.0-");
    expect(await site.robots()).toContain("User-agent");
  }
});

it("explains that nothing was shipped yet", async () => {
  const response = await request("/loanDetail", { accept: "text/html" });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("pnpm ship --all");
});
