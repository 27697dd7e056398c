import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createDirectoryStore } from "@lending/delivery/live";
import { makeBuild, makePublisher, makeSigner, signOpening } from "@lending/delivery/testing";
import { numberInCanary } from "@lending/federation/startup";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createEdge } from "../createEdge.ts";
import { createReleasedSite } from "./createReleasedSite.ts";
import { createReleaseCache } from "./releaseCache.ts";

const keys = makeSigner();
let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "staged-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const shell = (version: string) => makeBuild({ name: "shell", version });
const promo = (version: string) => makeBuild({ name: "promo", version });

/** Serves a store with shell 1.0.0 live and shell 1.1.0 for half of the devices. */
async function begin() {
  const store = createDirectoryStore(root);
  const publisher = makePublisher({ store, ...keys });
  await publisher.ship(shell("1.0.0"), promo("0.1.0"));
  const { release } = await publisher.tryOut(50, shell("1.1.0"));
  const id = release?.release.canaries?.[0]?.id ?? "";
  const edge = createEdge({ site: createReleasedSite({ store, trust: keys.trust }), log: () => undefined });
  const open = async (query = "", cookie?: string) => {
    const headers = { accept: "text/html", ...(cookie && { cookie }) };
    const response = await edge.request(`http://site.test/promo${query}`, { headers });
    const html = await response.text();
    return {
      shell: /shell\/([\d.]+)-/.exec(html)?.[1],
      html,
      cookie: response.headers.get("set-cookie")?.split(";")[0],
      cache: response.headers.get("cache-control") ?? "",
      etag: response.headers.get("etag"),
    };
  };
  const devices = Array.from({ length: 40 }, (_, index) => `d-${index}`);
  const inside = devices.find((device) => numberInCanary(id, device) < 50) ?? "";
  const outside = devices.find((device) => numberInCanary(id, device) >= 50) ?? "";
  return { publisher, store, id, open, devices, inside, outside };
}

it("serves two devices two shells with tokens of their side, and a shared cache may hold the live one", async () => {
  const { id, open, inside, outside } = await begin();
  const staged = await open(`?deviceId=${inside}`);
  const live = await open(`?deviceId=${outside}`);
  expect([staged.shell, live.shell]).toEqual(["1.1.0", "1.0.0"]);
  expect([staged.cookie, live.cookie]).toEqual([`staged=${id}`, undefined]);
  expect([staged.cache, live.cache]).toEqual(["private, no-cache", expect.stringMatching(/^public, .*s-maxage=1,/)]);
  expect(staged.etag).not.toBe(live.etag);
  expect(staged.html).toMatch(/"variant":"canary","token":"[\w-]{22}"/);
  expect(live.html).toMatch(/"variant":"live","token":"[\w-]{22}"/);
});

it("keeps the side of a device without a device id in the address", async () => {
  const { open, inside } = await begin();
  const staged = await open(`?deviceId=${inside}`);
  expect((await open("", staged.cookie)).shell).toBe("1.1.0");
  expect((await open()).shell).toBe("1.0.0");
  expect((await open("?deviceId=", staged.cookie)).shell).toBe("1.0.0");
});

it("follows a variant in the address, and a signed link", async () => {
  const { publisher, open, inside } = await begin();
  expect((await open("?variant=canary")).shell).toBe("1.1.0");
  expect((await open(`?deviceId=${inside}&variant=live`)).shell).toBe("1.0.0");
  const { storeId = "" } = (await publisher.log.newest()) ?? {};
  await publisher.rollBack();
  const versions = { canary: "1.1.0", live: "1.0.0" };
  for (const variant of ["canary", "live"] as const) {
    const until = new Date(Date.now() + 60_000);
    const opening = signOpening({ generation: 2, variant }, { storeId, until, signer: keys.signer });
    expect((await open(`?release=${opening}`)).shell).toBe(versions[variant]);
  }
});

it("has no device on the other side once it has ended, and removes its cookie", async () => {
  const { publisher, open, devices, id } = await begin();
  await publisher.rollBack();
  for (const device of devices) expect((await open(`?deviceId=${device}`)).shell).toBe("1.0.0");
  const left = await open("", `staged=${id}`);
  expect([left.shell, left.cookie, left.cache]).toEqual(["1.0.0", "staged=", "private, no-cache"]);
});

it("grows without moving a device back", async () => {
  const { publisher, open, devices } = await begin();
  const chosen = async () => {
    const sides = await Promise.all(devices.map((one) => open(`?deviceId=${one}`)));
    return devices.filter((_, index) => sides[index]?.shell === "1.1.0");
  };
  const before = await chosen();
  await publisher.tryOut(90, shell("1.1.0"));
  const after = await chosen();
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after.length).toBeGreaterThan(before.length);
});

it("is in a server's own cache, for a start without the store", async () => {
  const { store, inside } = await begin();
  const { trust } = keys;
  const copies = createDirectoryStore(path.join(root, "cache"));
  const cache = createReleaseCache({ store: copies, trust, limit: async () => undefined });
  const options = { trust, cache, everyMs: 60_000 };
  const first = createReleasedSite({ ...options, store });
  await first.refresh();
  await first.prepared();
  const restarted = createReleasedSite({ ...options, store: createDirectoryStore(path.join(root, "nowhere")) });
  await restarted.refresh();
  const { body } = await restarted.document("/promo", { search: `?deviceId=${inside}` });
  expect(new TextDecoder().decode((await body.read("identity")).bytes)).toContain("shell/1.1.0-");
});

it("obeys a switch on both sides", async () => {
  const { publisher, open, inside, outside } = await begin();
  await publisher.close("/promo");
  for (const device of [inside, outside]) expect((await open(`?deviceId=${device}`)).shell).toBeUndefined();
});
