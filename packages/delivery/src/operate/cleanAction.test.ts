import { beforeEach, describe, expect, it } from "vitest";
import type { Build } from "../releases/Build.ts";
import { type Archive, createArchive, fileKey, manifestKey, mapKey } from "../releases/createArchive.ts";
import type { ReleaseLog, SignedRelease } from "../releases/createReleaseLog.ts";
import { type Deployed, reachableIn } from "../releases/Release.ts";
import { Untrusted } from "../releases/signing/seal.ts";
import { createDirectoryStore } from "../releases/store/createDirectoryStore.ts";
import type { Store } from "../releases/store/Store.ts";
import { type Context, createReporter } from "../ship/Context.ts";
import { rollBack } from "../ship/publish/rollBack.ts";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { alterBuild, makeBuild } from "../testing/makeBuild.ts";
import { cleanAction } from "./cleanAction.ts";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-03-31T12:00:00Z");
const shell = makeBuild({ name: "shell", version: "1.0.0" });
/** Versions of loan. That of release 3 has the script of release 2, so only its manifest is new. */
const first = makeBuild({ name: "loan", version: "0.1.0" });
const second = makeBuild({ name: "loan", version: "0.2.0" });
const third = alterBuild(second, { version: "0.3.0", edit: (_, text) => text });
const fourth = makeBuild({ name: "loan", version: "0.4.0" });
const builds = [first, second, third, fourth];
const filesOf = (...wanted: readonly Build[]) =>
  [
    ...new Set(wanted.flatMap(({ manifest }) => Object.values(manifest.files).map((hash) => fileKey("loan", hash)))),
  ].sort();

interface Others {
  readonly remotes?: Readonly<Record<string, Deployed>>;
  readonly fallbacks?: Readonly<Record<string, Deployed>>;
}

/** A release that was made this number of days ago, with this version of loan. */
const releaseOf = (generation: number, daysAgo: number, loan: Build, { remotes, fallbacks = {} }: Others = {}) =>
  ({
    hash: "",
    platformGeneration: generation,
    release: {
      generation,
      at: new Date(NOW - daysAgo * DAY_MS).toISOString(),
      shell: shell.deployed,
      change: "",
      remotes: { loan: loan.deployed, ...remotes },
      fallbacks,
    },
  }) as unknown as SignedRelease;
/** Live for 40 days, until 20 days ago, until yesterday, and now. */
const releases = [releaseOf(1, 60, first), releaseOf(2, 40, second), releaseOf(3, 20, third), releaseOf(4, 1, fourth)];

const root = folderForEachTest();
let store: Store;
let archive: Archive;
/** What each reading of a release throws. */
let fault: Error | undefined;
beforeEach(async () => {
  fault = undefined;
  store = createDirectoryStore(root());
  archive = createArchive(store);
  for (const build of [shell, ...builds]) await archive.add(build);
});

/** Removes what `ship clean` would remove of the builds. */
const removeUnused = () => Promise.all(filesOf(first).map(store.remove));

/** Cleans a store with these keys and all builds; returns the removed ones in order, and the output. */
async function clean(
  keys: readonly string[],
  options: { readonly days?: number; readonly dryRun?: boolean } = {},
  log: readonly SignedRelease[] = releases,
  newest = log.at(-1),
) {
  for (const key of keys) await store.create(key, new Uint8Array());
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
    archive,
    log: {
      newest: async () => newest,
      verified: async () => log,
      async read(generation: number) {
        if (fault) throw fault;
        const found = log.find(({ release }) => release.generation === generation);
        if (!found) throw new Untrusted("Its key was replaced.");
        return found;
      },
    },
    reporter,
  } as unknown as Context;
  await cleanAction(context, { days: 30, ...options }, NOW);
  return { removed, out, facts: reporter.facts() };
}

describe("ship clean", () => {
  it("removes the files of versions in no retained release, but keeps their manifests", async () => {
    const map = mapKey("loan", first.manifest.files[first.manifest.entry] ?? "");
    // 30 days: release 2 was live when they began.
    expect((await clean([map])).removed.toSorted()).toEqual([...filesOf(first), map].toSorted());
    expect(await archive.missing("loan", second.deployed)).toEqual([]);
    expect((await store.list("manifests/loan/")).length).toBe(builds.length);
  });

  it.each([10, 0])(
    "keeps the files that a live version or that of a rollback shares with older ones: %j days",
    async (days) => {
      // Only release 2 is older than 20 days, and release 3 has its script.
      await clean([], { days });
      for (const { deployed } of [third, fourth]) expect(await archive.missing("loan", deployed)).toEqual([]);
      expect(await archive.read("loan", third.deployed, third.manifest.entry)).toBeDefined();
    },
  );

  it("removes nothing when it cannot read what a retained version needs", async () => {
    await store.remove(manifestKey("loan", third.deployed));
    await expect(clean([])).rejects.toThrow(`${manifestKey("loan", third.deployed)} is missing.`);
    expect(await archive.missing("loan", first.deployed)).toEqual([]);
  });

  it("removes nothing when the store fails while it looks for what a rollback restores", async () => {
    fault = new Error("The store does not respond.");
    await expect(clean([], { days: 0 })).rejects.toThrow(fault);
    expect(await archive.missing("loan", first.deployed)).toEqual([]);
  });

  it("retains the release that a rollback restores, before a canary that was started and ended", async () => {
    const canary = [5, 6].map((generation) => releaseOf(generation, 1, fourth));
    const { removed } = await clean([], { days: 0 }, [...releases, ...canary]);
    expect(removed.toSorted()).toEqual(filesOf(first));
  });

  describe("when a later release changed another remote", () => {
    const repay = makeBuild({ name: "repay", version: "0.1.0" });
    const nextRepay = makeBuild({ name: "repay", version: "0.2.0" });
    beforeEach(async () => {
      for (const build of [repay, nextRepay]) await archive.add(build);
    });

    /** Lists the versions with missing files in the release that a rollback of one app would publish. */
    async function missingAfterRollback(log: readonly SignedRelease[], name: string) {
      const read = async (generation: number) => log[generation - 1];
      const content = await rollBack({ log: { read } as unknown as ReleaseLog, name })(log.at(-1));
      const incomplete: string[] = [];
      for (const [app, deployed] of content ? reachableIn(content) : [])
        if ((await archive.missing(app, deployed)).length > 0) incomplete.push(`${app} ${deployed.version}`);
      return { change: content?.change, incomplete };
    }

    it("keeps what a rollback of one remote restores, with its fallback", async () => {
      const loanBefore = { loan: second.deployed };
      const log = [
        releaseOf(1, 4, first, { remotes: { repay: repay.deployed } }),
        releaseOf(2, 3, second, { remotes: { repay: repay.deployed }, fallbacks: { loan: first.deployed } }),
        releaseOf(3, 2, fourth, { remotes: { repay: repay.deployed }, fallbacks: loanBefore }),
        releaseOf(4, 1, fourth, {
          remotes: { repay: nextRepay.deployed },
          fallbacks: { ...loanBefore, repay: repay.deployed },
        }),
      ];
      await clean([], { days: 0 }, log);
      expect(await missingAfterRollback(log, "loan")).toEqual({ change: "loan 0.4.0 -> 0.2.0 (back)", incomplete: [] });
      expect(await missingAfterRollback(log, "repay")).toMatchObject({ incomplete: [] });
    });

    it("keeps a removed remote, which a rollback restores, with its fallback", async () => {
      const log = [
        releaseOf(1, 5, first, { remotes: { repay: repay.deployed } }),
        releaseOf(2, 4, first, { remotes: { repay: nextRepay.deployed }, fallbacks: { repay: repay.deployed } }),
        releaseOf(3, 3, first),
        releaseOf(4, 2, second),
        releaseOf(5, 2, third),
        releaseOf(6, 1, fourth),
      ];
      const { removed } = await clean([], { days: 0 }, log);
      expect(removed.toSorted()).toEqual(filesOf(first));
      expect(await missingAfterRollback(log, "repay")).toEqual({ change: "repay 0.2.0 (back)", incomplete: [] });
    });
  });

  it("keeps the manifests that releases of a replaced key may contain, and their files for the days", async () => {
    expect((await clean([], { days: 30 }, releases.slice(2))).removed).toEqual([]);
    expect((await clean([], { days: 10 }, releases.slice(2))).removed.toSorted()).toEqual(filesOf(first));
  });

  it("stops when a release was published in the meantime, which may contain the files", async () => {
    const cleaned = clean([], {}, releases, releaseOf(5, 0, first));
    await expect(cleaned).rejects.toThrow("A release was published in the meantime.");
    expect(await archive.missing("loan", first.deployed)).toEqual([]);
  });

  it("stops when a build is uploaded in the meantime, which may share a file with an old version", async () => {
    const next = alterBuild(first, { version: "0.5.0", edit: (_, text) => text });
    const { list } = store;
    store = {
      ...store,
      async list(prefix, ...rest) {
        const keys = await list(prefix, ...rest);
        if (prefix === "overrides/") await archive.add(next);
        return keys;
      },
    };
    await expect(clean([])).rejects.toThrow("Run the command again.");
    expect(await archive.missing("loan", next.deployed)).toEqual([]);
  });

  it("removes a version in no release completely, unless it is above the live one", async () => {
    const make = (version: string) => makeBuild({ name: "loan", version, words: "in no release" });
    const savings = makeBuild({ name: "savings", version: "0.0.1" });
    const later = make("0.4.1");
    const older = [make("0.3.9"), make("0.4.0")];
    for (const build of [savings, later, ...older]) await archive.add(build);
    const { removed } = await clean([]);
    const gone = [...filesOf(first, ...older), ...older.map(({ deployed }) => manifestKey("loan", deployed))];
    expect(removed.toSorted()).toEqual(gone.toSorted());
    expect(await archive.missing("loan", later.deployed)).toEqual([]);
    expect(await archive.missing("savings", savings.deployed)).toEqual([]);
  });

  it("keeps keys that it cannot interpret", async () => {
    const unknownKeys = [
      "files/loan/main.js",
      `files/loan/${"1".repeat(63)}`,
      `files/old/loan/${"1".repeat(64)}`,
      `maps/loan/${"1".repeat(64)}.json`,
      "manifests/loan/0.1.0-11111111111.json",
      `manifests/loan/unknown-${"1".repeat(12)}.json`,
      "manifests/readme.txt",
      "documents/readme.txt",
      "documents/1/loan.html",
      "documents/old/documents/00000001/loan.html",
      "live/readme.txt",
      "live/old/00000001.json",
    ];
    expect((await clean(unknownKeys)).removed.toSorted()).toEqual(filesOf(first));
  });

  it("removes the documents of earlier releases, their lists first", async () => {
    await removeUnused();
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
    expect(facts).toEqual({ store: root(), removed: 4, found: 4, keptFrom: 3, days: 10 });
  });

  it("keeps the documents since the platform's last release, which servers compare with those of a team", async () => {
    await removeUnused();
    const keys = releases.map(({ release: { generation } }) => `documents/0000000${generation}/loan.html`);
    const newest = { ...releases[3], platformGeneration: 2 } as SignedRelease;
    const { removed } = await clean(keys, { days: 10 }, [...releases.slice(0, 3), newest]);
    expect(removed).toEqual(["documents/00000001/loan.html"]);
  });

  it("removes expired overrides", async () => {
    await removeUnused();
    const over = `overrides/${Math.floor(NOW / 1000) - 1}-0123456789abcdef/override.json`;
    const open = `overrides/${Math.floor(NOW / 1000) + 1}-0123456789abcdef/override.json`;
    const last = `overrides/${Math.floor(NOW / 1000)}-0123456789abcdef/override.json`;
    expect((await clean([over, open, last, "overrides/odd/a"])).removed).toEqual([over, "overrides/odd/a"]);
  });

  it("reports progress, and removes nothing in a dry run", async () => {
    await removeUnused();
    const keys = ["documents/00000001/a.html", "documents/00000001/b.html", "documents/00000004/a.html"];
    const dry = await clean(keys, { dryRun: true });
    expect(dry.removed).toEqual([]);
    expect(dry.out).toBe("2 files could be removed; 12 retained, for releases 2 to 4 (30 days)\n");
    expect(dry.facts).toMatchObject({ removed: 0, found: 2, keptFrom: 2 });
    const { out } = await clean(keys);
    expect(out).toContain("\r\u001b[K  1 of 2\r\u001b[K  2 of 2\r\u001b[K2 files were removed; 12 retained");
  });

  it("removes nothing from a store without releases", async () => {
    const { removed, out } = await clean([], {}, []);
    expect(removed).toEqual([]);
    expect(out).toBe("0 files were removed; 13 retained, for releases 1 to 0 (30 days)\n");
  });
});
