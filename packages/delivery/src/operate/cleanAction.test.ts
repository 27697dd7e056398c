import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import { createDirectoryStore } from "../releases/store/createDirectoryStore.ts";
import type { Store } from "../releases/store/Store.ts";
import { type Context, createReporter } from "../ship/Context.ts";
import { cleanAction } from "./cleanAction.ts";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-03-31T12:00:00Z");
const headers = { contentType: "text/plain; charset=utf-8", cacheControl: "no-store" };
const deployed = (version: string, digit: string) => ({ version, hash: digit.repeat(64) });
const folder = (version: string, digit: string) => `assets/loan/${version}-${digit.repeat(12)}`;

/** A release that was made this number of days ago, with this version of loan. */
const releaseOf = (generation: number, daysAgo: number, loan: ReturnType<typeof deployed>) =>
  ({
    hash: "",
    platformGeneration: generation,
    release: {
      generation,
      at: new Date(NOW - daysAgo * DAY_MS).toISOString(),
      shell: deployed("1.0.0", "5"),
      remotes: { loan },
      fallbacks: {},
    },
  }) as unknown as SignedRelease;
/** Live for 40 days, until 20 days ago, until yesterday, and now. */
const releases = [
  releaseOf(1, 60, deployed("0.1.0", "1")),
  releaseOf(2, 40, deployed("0.2.0", "2")),
  releaseOf(3, 20, deployed("0.3.0", "3")),
  releaseOf(4, 1, deployed("0.4.0", "4")),
];

let root = "";
let store: Store;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "clean-"));
  store = createDirectoryStore(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Cleans a store with these keys; returns the removed ones in order, and the output. */
async function clean(
  keys: readonly string[],
  options: { readonly days?: number; readonly dryRun?: boolean } = {},
  log: readonly SignedRelease[] = releases,
  newest = log.at(-1),
) {
  for (const key of keys) await store.create(key, new Uint8Array(), headers);
  const removed: string[] = [];
  let out = "";
  const reporter = createReporter({ write: (text) => (out += text), isJson: false, isTerminal: true });
  const context = {
    store: {
      ...store,
      remove: (key: string) => {
        removed.push(key);
        return store.remove(key);
      },
    },
    log: {
      newest: async () => newest,
      verified: async () => log,
      read: async (generation: number) => log.find(({ release }) => release.generation === generation),
    },
    reporter,
  } as unknown as Context;
  await cleanAction(context, { days: 30, ...options }, NOW);
  return { removed, out, facts: reporter.facts() };
}

describe("ship clean", () => {
  it("removes the files of versions in no retained release, but keeps their manifests", async () => {
    const files = releases.flatMap(({ release }) => {
      const { version, hash } = release.remotes.loan ?? deployed("", "");
      return [`${folder(version, hash.slice(0, 1))}/remote.json`, `${folder(version, hash.slice(0, 1))}/main.js`];
    });
    // 30 days: release 2 was live when they began.
    expect((await clean(files)).removed).toEqual([`${folder("0.1.0", "1")}/main.js`]);
    const older = [`${folder("0.1.0", "1")}/main.js`, `${folder("0.2.0", "2")}/main.js`];
    expect((await clean(files, { days: 10 })).removed).toEqual(older);
    // The release that a rollback restores is always retained.
    expect((await clean(files, { days: 0 })).removed).toEqual(older);
  });

  it("retains the release that a rollback restores, before a canary that was started and ended", async () => {
    const canary = [5, 6].map((generation) => releaseOf(generation, 1, deployed("0.4.0", "4")));
    const files = releases.map(({ release }) => {
      const { version, hash } = release.remotes.loan ?? deployed("", "");
      return `${folder(version, hash.slice(0, 1))}/main.js`;
    });
    const { removed } = await clean(files, { days: 0 }, [...releases, ...canary]);
    expect(removed).toEqual([`${folder("0.1.0", "1")}/main.js`, `${folder("0.2.0", "2")}/main.js`]);
  });

  it("keeps the manifests that releases of a replaced key may contain, and their files for the days", async () => {
    const [third, fourth] = releases.slice(2) as [SignedRelease, SignedRelease];
    const files = ["remote.json", "main.js"].map((file) => `${folder("0.1.0", "1")}/${file}`);
    expect((await clean(files, { days: 30 }, [third, fourth])).removed).toEqual([]);
    expect((await clean(files, { days: 10 }, [third, fourth])).removed).toEqual([files[1]]);
  });

  it("stops when a release was published in the meantime, which may contain the files", async () => {
    const files = [`${folder("0.1.0", "1")}/main.js`];
    const later = releaseOf(5, 0, deployed("0.1.0", "1"));
    const cleaned = clean(files, {}, releases, later);
    await expect(cleaned).rejects.toThrow("A release was published in the meantime.");
    expect(await store.list("")).toEqual(files);
  });

  it("removes a version in no release completely, unless it is above the live one", async () => {
    const { removed } = await clean([
      `${folder("0.3.9", "a")}/remote.json`,
      `${folder("0.4.0", "b")}/remote.json`,
      `${folder("0.4.1", "c")}/remote.json`,
      `assets/savings/0.0.1-${"d".repeat(12)}/remote.json`,
    ]);
    expect(removed).toEqual([`${folder("0.3.9", "a")}/remote.json`, `${folder("0.4.0", "b")}/remote.json`]);
  });

  it("keeps keys that it cannot interpret", async () => {
    const unknownKeys = [
      "assets/loan/0.1.0/main.js",
      "assets/loan/0.1.0-11111111111/main.js",
      `assets/loan/unknown-${"1".repeat(12)}/main.js`,
      "assets/readme.txt",
      `assets/old/${folder("0.1.0", "1")}/main.js`,
      "documents/readme.txt",
      "documents/1/loan.html",
      "documents/old/documents/00000001/loan.html",
      "live/readme.txt",
      "live/old/00000001.json",
    ];
    expect((await clean(unknownKeys)).removed).toEqual([]);
  });

  it("removes the documents of earlier releases, their lists first", async () => {
    const keys = releases.flatMap(({ release: { generation } }) => [
      `documents/0000000${generation}/loan.html`,
      `live/0000000${generation}.json`,
    ]);
    const { removed, facts } = await clean(keys, { days: 10 });
    expect(removed).toEqual([
      "live/00000001.json",
      "live/00000002.json",
      "documents/00000001/loan.html",
      "documents/00000002/loan.html",
    ]);
    expect(facts).toEqual({ store: root, removed: 4, found: 4, keptFrom: 3, days: 10 });
  });

  it("keeps the documents since the platform's last release, which servers compare with those of a team", async () => {
    const keys = releases.map(({ release: { generation } }) => `documents/0000000${generation}/loan.html`);
    const newest = { ...releases[3], platformGeneration: 2 } as SignedRelease;
    const { removed } = await clean(keys, { days: 10 }, [...releases.slice(0, 3), newest]);
    expect(removed).toEqual(["documents/00000001/loan.html"]);
  });

  it("removes expired overrides", async () => {
    const over = `overrides/${Math.floor(NOW / 1000) - 1}-0123456789abcdef/override.json`;
    const open = `overrides/${Math.floor(NOW / 1000) + 1}-0123456789abcdef/override.json`;
    const last = `overrides/${Math.floor(NOW / 1000)}-0123456789abcdef/override.json`;
    expect((await clean([over, open, last, "overrides/odd/a"])).removed).toEqual([over, "overrides/odd/a"]);
  });

  it("reports progress, and removes nothing in a dry run", async () => {
    const keys = ["documents/00000001/a.html", "documents/00000001/b.html", "documents/00000004/a.html"];
    const dry = await clean(keys, { dryRun: true });
    expect(dry.removed).toEqual([]);
    expect(dry.out).toBe("2 files could be removed; 1 retained, for releases 2 to 4 (30 days)\n");
    expect(dry.facts).toMatchObject({ removed: 0, found: 2, keptFrom: 2 });
    const { out } = await clean(keys);
    expect(out).toContain("\r\u001b[K  1 of 2\r\u001b[K  2 of 2\r\u001b[K2 files were removed; 1 retained");
  });

  it("removes nothing from an empty store", async () => {
    const { removed, out } = await clean([`${folder("0.1.0", "1")}/main.js`], {}, []);
    expect(removed).toEqual([]);
    expect(out).toBe("0 files were removed; 1 retained, for releases 1 to 0 (30 days)\n");
  });
});
