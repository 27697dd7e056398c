import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createArchive } from "../releases/createArchive.ts";
import { createLiveReader } from "../releases/createLiveReader.ts";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import { deployedOf, folderOf, versionIn } from "../releases/Release.ts";
import { createDirectoryStore } from "../releases/store/createDirectoryStore.ts";
import { openStore } from "../releases/store/openStore.ts";
import type { Store } from "../releases/store/Store.ts";
import { createOverlayStore } from "../releases/store/Store.ts";
import { folderForEachTest } from "./folderForEachTest.ts";
import { makeBuild } from "./makeBuild.ts";
import { makePublisher, makeSigner } from "./makePublisher.ts";
import { type ObjectStorage, startObjectStorage } from "./startObjectStorage.ts";

// Each publisher has separate caches and shares the store alone, as a process has them. CHAOS_PUBLISHERS sets their number;
// CHAOS_STORE names an empty bucket to use as well, with the variables of any S3 tool.
const PUBLISHERS = Number(process.env.CHAOS_PUBLISHERS ?? 24);
const { CHAOS_STORE } = process.env;
/** Generous, so that a busy machine does not fail a test. */
const SLOW_MS = 180_000 + PUBLISHERS * 2_000;
const remotes = ["loan", "repay", "promo", "complaints", "bank-binding", "official-site"];
const keys = makeSigner();
const folder = folderForEachTest();
let storage: ObjectStorage;
beforeAll(async () => {
  storage = await startObjectStorage();
});
afterAll(() => storage.stop());

const first = [
  makeBuild({ name: "shell", version: "1.0.0" }),
  ...remotes.map((name) => makeBuild({ name, version: "0.0.0" })),
];

/** A version that a publisher reported as live. */
interface PublishedVersion {
  readonly name: string;
  readonly version: string;
  readonly generation: number;
}

/**
 * Compares a release log with what its publishers reported: each publisher has one release that changes only its app, and no
 * release loses a version of the one before. Throws otherwise.
 */
function checkReleaseLog(releases: readonly SignedRelease[], published: readonly PublishedVersion[]): void {
  const generations = new Set(published.map(({ generation }) => generation));
  if (generations.size !== published.length) throw new Error("Two publishers reported the same generation.");
  for (const { name, version, generation } of published) {
    const [before, after] = [releases[generation - 2]?.release, releases[generation - 1]?.release];
    if (versionIn(after, name)?.version !== version) throw new Error(`${name} ${version} is not in ${generation}.`);
    for (const [other, { hash }] of before ? deployedOf(before) : [])
      if (other !== name && versionIn(after, other)?.hash !== hash) throw new Error(`${generation} lost ${other}.`);
  }
}

/**
 * Creates a visitor of a store, who remembers the last release, as a server does. Each look returns the live generation, and
 * throws when a document is missing, damaged, of another release than the others, or references a missing file.
 */
function createVisitor(store: Store) {
  let problem: Error | undefined;
  const reader = createLiveReader({
    ...{ store, trust: keys.trust },
    onProblem: (found) => {
      problem = found;
    },
  });
  const archive = createArchive(store);
  const checked = new Set<string>();
  let last = 0;
  return async function look(): Promise<number> {
    const live = await reader.newest();
    // The reader reports a problem when it falls back to an earlier release. An intact store never causes that.
    if (problem) throw problem;
    if ((live?.generation ?? 0) < last || !live) throw new Error(`Release ${last} disappeared.`);
    last = live.generation;
    const { release } = await reader.release(live);
    const folders = new Map(deployedOf(release).map((one) => [folderOf(...one), one] as const));
    for (const [pathname, { html }] of await reader.documents(live)) {
      if (!html.endsWith("</html>")) throw new Error(`The document of ${pathname} is incomplete.`);
      for (const [address, name = "", file = ""] of html.matchAll(
        /\/assets\/([\w-]+\/[\w.-]+)\/([\w.-]+\.(?:js|css))/g,
      )) {
        const named = folders.get(name);
        if (!named) throw new Error(`The document of ${pathname} contains files of another release: ${name}.`);
        if (!checked.has(address)) await archive.read(...named, file);
        checked.add(address);
      }
    }
    return last;
  };
}

let buckets = 0;
const kinds: readonly [string, () => Store][] = [
  ["a folder", () => createDirectoryStore(folder())],
  [
    "a bucket",
    () => {
      buckets += 1;
      return openStore(`s3://chaos-${buckets}`, storage.writer);
    },
  ],
  ...(CHAOS_STORE ? [[CHAOS_STORE, () => openStore(CHAOS_STORE)] as [string, () => Store]] : []),
];

describe.each(kinds)("in %s", (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = open();
    await makePublisher({ store, ...keys }).ship(...first);
  }, SLOW_MS);

  it("keeps every update of simultaneous publishers, and a visitor always receives one complete release", {
    timeout: SLOW_MS,
  }, async () => {
    let isOver = false;
    const look = createVisitor(store);
    const visits = (async () => {
      let readCount = 0;
      for (; !isOver; readCount += 1) await look();
      return readCount;
    })();
    const published = await Promise.all(
      Array.from({ length: PUBLISHERS }, async (_, index): Promise<PublishedVersion> => {
        const name = remotes[index % remotes.length] ?? "";
        const version = `0.1.${index}`;
        const { release } = await makePublisher({ store, ...keys }).put(makeBuild({ name, version }));
        return { name, version, generation: release?.release.generation ?? 0 };
      }),
    );
    isOver = true;
    expect(await visits).toBeGreaterThan(0);
    const { log } = makePublisher({ store, ...keys });
    const releases = await log.between(1, PUBLISHERS + 1);
    checkReleaseLog(releases, published);
    expect(await createVisitor(store)()).toBe(PUBLISHERS + 1);

    // The checks themselves find what must not happen.
    const [one, other] = published as [PublishedVersion, PublishedVersion];
    const { generation } = other;
    expect(() => checkReleaseLog(releases, [one, { ...other, generation: one.generation }])).toThrow("the same");
    expect(() => checkReleaseLog(releases, [{ ...other, version: "9.0.0" }])).toThrow("is not in");
    const lost = releases.map((signed) => ({ ...signed, release: { ...signed.release } }));
    const { release } = lost[generation - 1] as SignedRelease;
    Object.assign(release, { remotes: { [other.name]: release.remotes[other.name] } });
    expect(() => checkReleaseLog(lost, [other])).toThrow("lost");
    for (const key of await store.list("files/bank-binding/")) await store.remove(key);
    await expect(createVisitor(store)()).rejects.toThrow(/files\/bank-binding\/\w+ is missing/);
  });
});

/** Thrown by every operation after the crash of the publisher. */
class Crash extends Error {}

/** Creates a store that crashes its publisher before or after one of its operations: that one and all later ones throw. */
function createCrashingStore(store: Store, at: number, moment: "before" | "after"): Store {
  let count = 0;
  const guard =
    <Request extends unknown[], Result>(work: (...request: Request) => Promise<Result>) =>
    async (...request: Request): Promise<Result> => {
      count += 1;
      const own = count;
      if (own > at || (own === at && moment === "before")) throw new Crash();
      const result = await work(...request);
      if (own >= at || count > at) throw new Crash();
      return result;
    };
  return {
    address: store.address,
    read: guard(store.read),
    size: guard(store.size),
    create: guard(store.create),
    replace: guard(store.replace),
    list: guard(store.list),
    remove: guard(store.remove),
  };
}

describe("a publisher that is killed", () => {
  it.each(["before", "after"] as const)(
    "%s any step leaves the old or the new release live and complete",
    { timeout: SLOW_MS },
    async (moment) => {
      const base = createOverlayStore(createDirectoryStore("/nowhere"));
      await makePublisher({ store: base, ...keys }).ship(...first.slice(0, 3));
      const outcomes = new Set<number>();
      for (let at = 1, died = true; died; at += 1) {
        const store = createOverlayStore(base);
        died = await makePublisher({ store: createCrashingStore(store, at, moment), ...keys })
          .ship(makeBuild({ name: "loan", version: "0.1.0" }))
          .then(
            () => false,
            (fault: unknown) => {
              // When a publisher is killed while it reads back, it reports the release as not live, with the crash as the cause.
              let cause = fault;
              while (cause instanceof Error && !(cause instanceof Crash)) cause = cause.cause;
              expect(cause).toBeInstanceOf(Crash);
              return true;
            },
          );
        outcomes.add(await createVisitor(store)());
        const next = await makePublisher({ store, ...keys }).ship(makeBuild({ name: "repay", version: "0.1.0" }));
        expect(await createVisitor(store)()).toBe(next.release?.release.generation);
        expect(at).toBeLessThan(100);
      }
      expect([...outcomes]).toEqual([1, 2]);
    },
  );
});
