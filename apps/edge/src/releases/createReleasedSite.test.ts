import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import {
  createDirectoryStore,
  createLiveReader,
  type ExpectedStore,
  fileKey,
  integrityOf,
  type Store,
} from "@lending/delivery/live";
import {
  alterBuild,
  makeBuild,
  makePublisher,
  makeSigner,
  productionEnvironment,
  signOpening,
  writeSwitch,
} from "@lending/delivery/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createEdge } from "../createEdge.ts";
import { createDiskCache } from "../node/diskCache.ts";
import type { Site } from "../Site.ts";
import { createReleasedSite, type ReleasedSite, type ReleasedSiteOptions } from "./createReleasedSite.ts";
import { createReleaseCache } from "./releaseCache.ts";

const { signer, trust } = makeSigner();
let root: string;
let lines: string[];
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "releases-"));
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

const build = (name: string, version: string) => makeBuild({ name, version });

/** Opens a store with a publisher; `open` creates a server's site of it. */
function openStore(name: string, stage = "sandbox") {
  const folder = path.join(root, name);
  const store = createDirectoryStore(folder);
  const publisher = makePublisher({ store, signer, trust });
  const environment = stage === "sandbox" ? { stage } : { ...productionEnvironment, stage };
  return {
    folder,
    store,
    publisher,
    signer,
    trust,
    ship: (version: string) => publisher.shipWith(environment, build("shell", version), build("promo", version)),
    /** Returns the parameter that opens a release for some minutes. */
    async linkTo(generation: number, minutes = 1) {
      const { storeId = "" } = (await publisher.log.newest()) ?? {};
      const until = new Date(Date.now() + minutes * 60_000);
      return signOpening({ generation, variant: "live" }, { storeId, until, signer });
    },
    open: (options: Partial<ReleasedSiteOptions> = {}) =>
      createReleasedSite({
        store,
        trust,
        onProblem: ({ message }, release) => lines.push(`${message} ${release ?? "nothing"}`),
        ...options,
      }),
  };
}

const shipped = mkdtempSync(path.join(os.tmpdir(), "shipped-"));
beforeAll(async () => {
  const publisher = makePublisher({ store: createDirectoryStore(shipped), signer, trust });
  await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
});
afterAll(() => rmSync(shipped, { recursive: true }));

/** Opens a store with shell 1.0.0 and promo 1.0.0. */
function openShipped() {
  cpSync(shipped, path.join(root, "a"), { recursive: true });
  return openStore("a");
}

async function htmlOf(site: Site, opening?: string): Promise<string> {
  const { body } = await site.document("/promo", { opening });
  return new TextDecoder().decode((await body.read("identity")).bytes);
}
const versionOf = async (site: Site, opening?: string) =>
  /promo\/([\d.]+)-/.exec(await htmlOf(site, opening))?.[1] ?? "none";
/** Returns the addresses of the files in a document of the site. */
const addressesOf = async (site: Site) =>
  [...(await htmlOf(site)).matchAll(/\/assets\/((?:shell|promo)\/[^"\s]+\.js)/g)].map(([, address = ""]) => address);

/** Returns the key of a file by its address, from the manifest in the folder of a store. */
function keyOf(folder: string, address: string): string {
  const [app = "", version = "", file = ""] = address.split("/");
  const { files } = JSON.parse(readFileSync(path.join(folder, `manifests/${app}/${version}.json`), "utf8"));
  return fileKey(app, files[file]);
}

describe("the release", () => {
  it("is the newest one, and a signed link opens another", async () => {
    const { publisher, linkTo, open } = openStore("a");
    await publisher.ship(build("shell", "1.0.0"), build("promo", "0.1.0"));
    const site = open();
    expect(await versionOf(site)).toBe("0.1.0");
    await publisher.ship(build("promo", "0.2.0"));
    const link = await linkTo(1, 5);
    expect(await versionOf(site)).toBe("0.2.0");
    expect(await versionOf(site, link)).toBe("0.1.0");
    for (const parameter of [await linkTo(1, -5), link.replace(/^1/, "2"), "1", ""])
      expect(await versionOf(site, parameter)).toBe("0.2.0");
  });

  it("keeps what is closed closed in a signed link, and opens the link's version of a remote at its previous one", async () => {
    const { publisher, store, linkTo, open } = openStore("a");
    await publisher.ship(build("shell", "1.0.0"), build("promo", "0.1.0"));
    for (const version of ["0.2.0", "0.3.0"]) await publisher.ship(build("promo", version));
    const { storeId = "" } = (await publisher.log.newest()) ?? {};
    const link = await linkTo(2);
    const parts = { store: storeId, target: "promo", because: "x", by: "ana" } as const;
    await writeSwitch({ ...parts, effect: "previous" }, { store, signer, minutes: 5 });
    expect(await versionOf(open(), link)).toBe("0.2.0");
    await writeSwitch({ ...parts, effect: "off" }, { store, signer, minutes: 5, now: Date.now() + 1 });
    expect(await htmlOf(open(), link)).toContain("This part is closed for now");
  });

  it("explains that nothing was shipped yet", async () => {
    const { status, body } = await openStore("a").open().document("/loanDetail");
    expect(status).toBe(503);
    expect(new TextDecoder().decode((await body.read("identity")).bytes)).toContain("pnpm ship --all");
  });

  it("is read in the background: no request waits for the store once there is a release", async () => {
    const { open, store, trust } = openShipped();
    let isHanging = false;
    const hang = () => new Promise<never>(() => undefined);
    const site = open({
      store: { ...store, list: (...named) => (isHanging ? hang() : store.list(...named)) },
      trust,
      everyMs: 1,
    });
    await site.refresh();
    isHanging = true;
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await versionOf(site)).toBe("1.0.0");
    expect(await versionOf(site)).toBe("1.0.0");
  });

  it("is one release for every request, however many are shipped meanwhile", async () => {
    const { ship, open } = openShipped();
    const site = open();
    const app = createEdge({ site, log: () => undefined });
    let isDone = false;
    const visits = (async () => {
      for (let turn = 0; turn < 500 && !isDone; turn += 1) {
        const response = await app.request("http://localhost/promo", { headers: { accept: "text/html" } });
        const html = await response.text();
        const [shell, promo] = ["shell", "promo"].map((name) => new RegExp(`${name}/([\\d.]+)-`).exec(html)?.[1]);
        expect(response.status).toBe(200);
        expect(shell).toMatch(/^1\./);
        expect(promo).toBe(shell);
      }
    })();
    for (const version of ["1.1.0", "1.2.0", "1.3.0"]) {
      await ship(version).finally(() => {
        isDone = version === "1.3.0";
      });
    }
    await visits;
    expect(await versionOf(site)).toBe("1.3.0");
  });
});

describe("a store with problems", () => {
  async function twoEnvironments() {
    const staging = openStore("staging", "staging");
    const production = openStore("production", "production");
    await production.ship("1.0.0");
    await staging.ship("2.0.0");
    await staging.ship("2.1.0");
    const copy = (...names: readonly string[]) => {
      for (const name of names)
        cpSync(path.join(staging.folder, name), path.join(production.folder, name), { recursive: true });
    };
    return { staging, production, copy, openSite: (expected: ExpectedStore = {}) => production.open(expected) };
  }

  it("serves no other store and no other stage than configured, even when the whole store is replaced", async () => {
    const { production, openSite, copy } = await twoEnvironments();
    const { storeId = "" } = (await production.publisher.log.newest()) ?? {};
    const running = openSite();
    expect(await versionOf(running)).toBe("1.0.0");
    copy("live", "documents", "files", "manifests", "releases");
    expect(await versionOf(running)).toBe("1.0.0");
    for (const expected of [{ storeId }, { stage: "production" }])
      expect((await openSite(expected).document("/promo")).status).toBe(503);
    expect(lines.at(-1)).toMatch(
      /for the stage "staging"; this site serves "production"\. None of the 2 newest releases .* nothing$/,
    );
  });

  it("opens the live release for a link of another environment, and for a link to a damaged release", async () => {
    const { staging, production, openSite } = await twoEnvironments();
    await production.ship("1.1.0");
    expect(await versionOf(openSite(), await production.linkTo(1))).toBe("1.0.0");
    expect(await versionOf(openSite(), await staging.linkTo(1))).toBe("1.1.0");
    writeFileSync(path.join(production.folder, "live/00000001.json"), "{}");
    expect(await versionOf(openSite(), await production.linkTo(1))).toBe("1.1.0");
  });

  it.each(["{}", "<html>"])("serves the previous release when the newest list is %j, and is stale", async (content) => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { ship, folder, open } = openShipped();
    const site = open();
    await site.refresh();
    await ship("1.1.0");
    writeFileSync(path.join(folder, "live/00000002.json"), content);
    for (const one of [site, open()]) {
      expect(await versionOf(one)).toBe("1.0.0");
      expect(await one.robots()).toContain("User-agent");
    }
    vi.advanceTimersByTime(30);
    await site.refresh();
    expect(site.status().staleSeconds).toBe(0.03);
    expect(lines, "each problem is reported once by each server").toHaveLength(2);
    await ship("1.2.0");
    expect(await versionOf(site)).toBe("1.2.0");
    expect(site.status().staleSeconds).toBe(0);
  });

  it("does not stay at a release whose list somebody has removed when a newer one is shipped", async () => {
    const { ship, folder, open } = openShipped();
    const site = open();
    await site.refresh();
    await ship("1.1.0");
    rmSync(path.join(folder, "live/00000001.json"));
    expect(await versionOf(site)).toBe("1.1.0");
    rmSync(path.join(folder, "live/00000002.json"));
    await site.refresh();
    expect(lines.at(-1)).toMatch(/live\/00000002\.json is missing\. 2$/);
    expect(await versionOf(site)).toBe("1.1.0");
  });

  it("is stale when its folder has disappeared, and recovers with it", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { folder, open } = openShipped();
    const site = open();
    await site.refresh();
    renameSync(folder, `${folder}-gone`);
    await site.refresh();
    expect(lines.at(-1)).toMatch(/live\/00000001\.json is missing\. 1$/);
    vi.advanceTimersByTime(30);
    expect(site.status().staleSeconds).toBe(0.03);
    expect(await versionOf(site)).toBe("1.0.0");
    renameSync(`${folder}-gone`, folder);
    await site.refresh();
    expect(site.status().staleSeconds).toBe(0);
  });
});

describe("a file", () => {
  /** Opens a store, with the address of a file of promo 1.0.0. */
  async function openPromo() {
    const one = openShipped();
    const [, promo = ""] = await addressesOf(one.open());
    return { ...one, promo };
  }

  it("is served compressed, with its manifest, to any origin and for ever", async () => {
    const { folder, open } = openShipped();
    const site = open();
    const [address = ""] = await addressesOf(site);
    const app = createEdge({ site, log: () => undefined });
    const response = await app.request(`http://localhost/assets/${address}`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("content-encoding")).toBe("br");
    const packed = new Uint8Array(await response.arrayBuffer());
    expect(brotliDecompressSync(packed)).toEqual(readFileSync(path.join(folder, keyOf(folder, address))));
    const manifest = `${address.split("/").slice(0, 2).join("/")}/${address.startsWith("shell") ? "shell" : "remote"}.json`;
    expect((await app.request(`http://localhost/assets/${manifest}`)).status).toBe(200);
  });

  it("of an earlier release is served to pages that are still open, also by a server that was started later", async () => {
    const { ship, open } = openShipped();
    const [first = ""] = await addressesOf(open());
    for (const version of ["1.1.0", "1.2.0"]) await ship(version);
    const later = open();
    expect(await versionOf(later)).toBe("1.2.0");
    expect(await later.asset(first)).toBeDefined();
  });

  it("that has not changed is in memory once for all versions", async () => {
    const { publisher, open } = openStore("a");
    const promo = build("promo", "1.0.0");
    await publisher.shipWith({ stage: "sandbox" }, build("shell", "1.0.0"), promo);
    const site = open();
    const [, before = ""] = await addressesOf(site);
    await publisher.ship(alterBuild(promo, { version: "1.0.1", edit: (_, text) => text }));
    await site.refresh();
    const [, after = ""] = await addressesOf(site);
    expect(after).not.toBe(before);
    expect(await site.asset(after)).toBe(await site.asset(before));
  });

  it("of a newer release than this server has read is served at once", async () => {
    const { ship, open } = openShipped();
    const behind = open({ everyMs: 60_000 });
    await behind.refresh();
    await ship("1.1.0");
    const [address = ""] = await addressesOf(open());
    expect(await behind.asset(address)).toBeDefined();
  });

  it.each(["", "tampered"])("is not served when its content is %j, and is reported by name", async (content) => {
    const { folder, open, promo } = await openPromo();
    const file = promo.split("/").slice(2).join("/");
    writeFileSync(path.join(folder, keyOf(folder, promo)), content);
    await expect(open().asset(promo)).rejects.toThrow("does not match the hash");
    expect(lines.at(-1)).toContain(`Requests for ${file} of promo 1.0.0 get the response 503: ${folder}/files/promo/`);
  });

  it("is reported with its version when the manifest is missing", async () => {
    const { folder, open, promo } = await openPromo();
    const version = promo.split("/").slice(0, 2).join("/");
    rmSync(path.join(folder, `manifests/${version}.json`));
    for (const file of ["main.js", "unknown.js"]) {
      await expect(open().asset(`${version}/${file}`)).rejects.toThrow();
      // One message for all addresses, because anyone can request any address.
      expect(lines.at(-1)).toBe(
        `Requests for files of promo 1.0.0 get the response 503: ${folder}/manifests/${version}.json is missing. 1`,
      );
    }
  });

  it("is compressed here: no compressed form of the store is read, because nothing has verified it", async () => {
    const { folder, store, open, promo } = await openPromo();
    const read = vi.fn(store.read);
    const asset = await open({ store: { ...store, read } }).asset(promo);
    for (const encoding of ["br", "gzip"] as const) await asset?.body.read(encoding);
    const [version = ""] = promo.split(/\/(?=main)/);
    const filesRead = read.mock.calls.flat().filter((key) => /^(files|manifests)/.test(key));
    expect(filesRead).toEqual([`manifests/${version}.json`, keyOf(folder, promo)]);
  });

  it("that no release names does not exist", async () => {
    const { folder, open } = openShipped();
    const site = open();
    const [known = ""] = await addressesOf(site);
    const added = fileKey("promo", integrityOf(Buffer.from("added by someone")));
    writeFileSync(path.join(folder, added), "added by someone");
    for (const address of [
      "promo/9.9.9-0123456789ab/main.js",
      "promo/main.js",
      "promo/../../keys/ship.key",
      "promo/..%2f..%2fsets/00000001.json",
      "%2e%2e/releases/00000001.json",
      "",
      `${known.slice(0, known.lastIndexOf("/"))}/added.js`,
    ])
      expect(await site.asset(address), address).toBeUndefined();
  });
});

describe("a cache", () => {
  const cacheOf = (trust: ReleasedSiteOptions["trust"], maxBytes = 1e9) =>
    createDiskCache({ folder: path.join(root, "cache"), maxBytes, trust });

  /** Starts a server with the cache, and waits until its release is in it. */
  async function start(
    { open, trust }: ReturnType<typeof openStore>,
    { maxBytes, ...options }: Partial<ReleasedSiteOptions> & { readonly maxBytes?: number } = {},
  ): Promise<ReleasedSite> {
    const site = open({ cache: cacheOf(options.trust ?? trust, maxBytes), everyMs: 60_000, ...options });
    await site.refresh();
    await site.prepared();
    return site;
  }

  it("is a floor: a restart serves no earlier release when the newest lists were removed, and reports it", async () => {
    const one = openShipped();
    await one.ship("1.1.0");
    await start(one);
    for (const folder of ["live", "releases"]) rmSync(path.join(one.folder, folder, "00000002.json"));
    const served: number[] = [];
    lines = [];
    const restarted = await start(one, { onRelease: (release) => served.push(release) });
    expect(served).toEqual([2]);
    expect(await versionOf(restarted)).toBe("1.1.0");
    expect(lines.join()).toContain("has release 1 as its newest, and this server has served release 2");
    await restarted.refresh();
    expect(lines.at(-1)).toContain("live/00000002.json is missing");
    expect(restarted.status().staleSeconds).toBeGreaterThan(0);
  });

  it("is a floor: a restart serves no release that a team's key wrote in place of the one that it has served", async () => {
    const one = openShipped();
    const { folder, store, ship } = one;
    const team = makeSigner(["promo"]);
    const trust = new Map([...one.trust, ...team.trust]);
    cpSync(folder, path.join(root, "first"), { recursive: true });
    await ship("1.1.0");
    const site = await start(one, { trust });
    rmSync(folder, { recursive: true });
    cpSync(path.join(root, "first"), folder, { recursive: true });
    for (const version of ["1.0.1", "1.0.2"])
      await makePublisher({ store, signer: team.signer, trust }).ship(build("promo", version));
    await site.refresh();
    expect(await versionOf(site)).toBe("1.1.0");
    lines = [];
    const restarted = await start(one, { trust });
    expect(await versionOf(restarted)).toBe("1.1.0");
    expect(lines.join()).toContain("release 3 does not follow release 2, which this server has served");
  });

  it("lets a server start without the store, with every file of the release", async () => {
    const one = openShipped();
    const addresses = await addressesOf(await start(one));
    rmSync(one.folder, { recursive: true });
    const restarted = await start(one);
    expect(await versionOf(restarted)).toBe("1.0.0");
    expect(restarted.status()).toMatchObject({ isReady: true, release: 1 });
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const asset = await restarted.asset(address);
      expect((await asset?.body.read("br"))?.encoding).toBe("br");
    }
  });

  const close = async ({ publisher, signer, store }: ReturnType<typeof openStore>) => {
    const { storeId = "" } = (await publisher.log.newest()) ?? {};
    const content = { store: storeId, target: "/promo", effect: "off", because: "wrong amounts", by: "ana" } as const;
    await writeSwitch(content, { store, signer, minutes: 30 });
  };
  /** Opens a store whose path /promo is closed. */
  async function openClosed() {
    const one = openShipped();
    await close(one);
    return one;
  }
  const isClosed = async (site: Site) => (await htmlOf(site)).includes("This part is closed for now");

  it("keeps a path closed while the store is emptied, and after a restart without the store", async () => {
    const one = await openClosed();
    const site = await start(one);
    expect(await isClosed(site)).toBe(true);
    rmSync(one.folder, { recursive: true });
    await site.refresh();
    expect(await isClosed(site), "removing its object ends no switch").toBe(true);
    const restarted = await start(one);
    expect(await isClosed(restarted)).toBe(true);
    await restarted.refresh();
    expect(await isClosed(restarted), "also after the store was read without success").toBe(true);
  });

  it("closes a path while the reading of other objects beside the releases takes long", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const one = openShipped();
    const read: Store["read"] = (key) =>
      key === "live/00000009.json" ? new Promise<undefined>(() => undefined) : one.store.read(key);
    const site = one.open({ store: { ...one.store, read }, everyMs: 60_000 });
    await site.refresh();
    writeFileSync(path.join(one.folder, "live/00000009.json"), "{}");
    void site.refresh();
    await close(one);
    vi.advanceTimersByTime(6_000);
    void site.refresh();
    await vi.waitFor(async () => expect(await isClosed(site)).toBe(true), { timeout: 5_000 });
  });

  it("makes and compresses the page of a closed path once for all visitors, until the switches change", async () => {
    const one = await openClosed();
    const site = one.open();
    const first = await site.document("/promo");
    expect(await site.document("/promo/")).toBe(first);
    expect(await isClosed(site)).toBe(true);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31 * 60_000);
    expect(await site.document("/promo")).not.toBe(first);
    expect(await isClosed(site)).toBe(false);
  });

  it("opens no closed path for the moment between the first documents and the first switches", async () => {
    const { store, open } = await openClosed();
    const list: Store["list"] = async (prefix, after) => {
      if (prefix === "switches/") await new Promise((resolve) => setTimeout(resolve, 300));
      return store.list(prefix, after);
    };
    const site = open({ store: { ...store, list }, everyMs: 60_000 });
    void site.refresh();
    await vi.waitFor(() => expect(site.status().isReady).toBe(true));
    expect(await isClosed(site)).toBe(true);
  });

  it("is stale when it cannot read the switches", async () => {
    const { store, open } = openShipped();
    const list: Store["list"] = (prefix, after) =>
      prefix === "switches/" ? Promise.reject(new Error("403 for switches/")) : store.list(prefix, after);
    const site = open({ store: { ...store, list } });
    await site.refresh();
    const before = site.status().staleSeconds;
    await site.refresh();
    expect(site.status().staleSeconds).toBeGreaterThan(before);
    expect(lines.filter((line) => line.startsWith("403 for switches/"))).toHaveLength(1);
  });

  it("reports each change of the active switches once", async () => {
    const one = await openClosed();
    const reported: string[][] = [];
    const site = one.open({ onSwitches: (active) => reported.push(active.map(({ target }) => target)) });
    await site.refresh();
    await site.refresh();
    expect(reported).toEqual([["/promo"]]);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31 * 60_000);
    await site.refresh();
    expect(reported).toEqual([["/promo"], []]);
  });

  it("closes no path by a switch in it that nobody trusted has signed", async () => {
    const one = openShipped();
    await start(one);
    const cached = createDirectoryStore(path.join(root, "cache"));
    await close({ ...one, signer: makeSigner().signer, store: cached });
    rmSync(one.folder, { recursive: true });
    const restarted = await start(one);
    expect(await versionOf(restarted)).toBe("1.0.0");
    expect(await isClosed(restarted)).toBe(false);
  });

  it("keeps the last verified release when the store is damaged before a restart", async () => {
    const one = openShipped();
    await one.ship("1.1.0");
    await start(one);
    for (const list of ["live/00000001.json", "live/00000002.json"]) writeFileSync(path.join(one.folder, list), "{}");
    const restarted = await start(one);
    expect(await versionOf(restarted)).toBe("1.1.0");
  });

  it("is not trusted: a changed file or list in it is never served", async () => {
    const one = openShipped();
    const [address = ""] = await addressesOf(await start(one));
    const change = () => {
      const entries = readdirSync(path.join(root, "cache"), { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((one) => one.isFile()))
        writeFileSync(path.join(entry.parentPath, entry.name), "x");
    };
    change();
    const restarted = await start(one);
    expect(await versionOf(restarted), "the store is intact").toBe("1.0.0");
    expect(await restarted.asset(address)).toBeDefined();
    rmSync(one.folder, { recursive: true });
    change();
    const alone = await start(one);
    expect(alone.status().isReady).toBe(false);
  });

  it("has every file once the release is prepared, also when copies are slow", async () => {
    const one = openShipped();
    const cache = cacheOf(one.trust);
    const { replace } = cache.store;
    const slow = {
      ...cache.store,
      replace: (...copy: Parameters<typeof replace>) => sleep(20).then(() => replace(...copy)),
    };
    const site = await start(one, { cache: { ...cache, store: slow } });
    for (const address of await addressesOf(site))
      expect(existsSync(path.join(root, "cache", keyOf(one.folder, address)))).toBe(true);
  });

  it("removes the oldest files above its limit, and none of the current release", async () => {
    const one = openShipped();
    const [old = ""] = await addressesOf(await start(one, { maxBytes: 1 }));
    await one.ship("1.1.0");
    const addresses = await addressesOf(await start(one, { maxBytes: 1 }));
    const cached = (address: string) => existsSync(path.join(root, "cache", keyOf(one.folder, address)));
    expect(cached(old)).toBe(false);
    expect(addresses.every(cached)).toBe(true);
  });

  it("keeps the copy of a release only if it verifies", async () => {
    const { store, trust } = openShipped();
    const reader = createLiveReader({ store, trust });
    const list = await reader.newest();
    if (!list) throw new Error("Nothing was shipped.");
    const release = await reader.release(list);
    const copies = createDirectoryStore(path.join(root, "cache"));
    const { save } = createReleaseCache({ store: copies, trust, limit: async () => undefined });
    const storeWith = (documents: Uint8Array | undefined): Store => ({
      ...store,
      read: async (key) => (key === list.documents.key ? documents : store.read(key)),
    });
    const tampered = storeWith(new TextEncoder().encode("<script>"));
    await expect(save(list, release, storeWith(undefined))).rejects.toThrow("is missing");
    await expect(save(list, release, tampered)).rejects.toThrow("does not verify");
    expect(await copies.list("live/")).toEqual([]);
    await save(list, release, store);
    expect(await copies.list("live/")).toHaveLength(1);
    await save(list, release, storeWith(undefined));
  });
});
