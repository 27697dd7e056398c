import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDirectoryStore } from "../releases/store/createDirectoryStore.ts";
import { createOverlayStore } from "../releases/store/createOverlayStore.ts";
import { createS3Store } from "../releases/store/createS3Store.ts";
import type { Store } from "../releases/store/Store.ts";
import { Crash, createCrashingStore } from "./createCrashingStore.ts";
import { checkReleaseLog, createVisitor } from "./createVisitor.ts";
import { makeBuild } from "./makeBuild.ts";
import { makePublisher, makeSigner } from "./makePublisher.ts";
import { type ObjectStorage, startObjectStorage } from "./startObjectStorage.ts";

const PUBLISHERS = 24;
/** Generous, so that a busy machine does not fail a test. */
const SLOW_MS = 180_000;
const remotes = ["loan", "repay", "promo", "complaints", "bank-binding", "official-site"];
const keys = makeSigner();
const folders: string[] = [];
let storage: ObjectStorage;
let buckets = 0;

beforeAll(async () => {
  storage = await startObjectStorage();
});
afterAll(async () => {
  await storage.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const kinds: readonly [string, () => Store][] = [
  [
    "a folder",
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), "chaos-"));
      folders.push(folder);
      return createDirectoryStore(folder);
    },
  ],
  [
    "a bucket",
    () => {
      buckets += 1;
      const access = { region: "us-east-1", accessKeyId: "key", secretAccessKey: "secret" };
      return createS3Store({ endpoint: storage.endpoint, bucket: `chaos-${buckets}`, ...access });
    },
  ],
];

const first = [
  makeBuild({ name: "shell", version: "1.0.0" }),
  ...remotes.map((name) => makeBuild({ name, version: "0.0.0" })),
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
    const visitor = createVisitor({ store, trust: keys.trust });
    const visits = (async () => {
      let readCount = 0;
      for (; !isOver; readCount += 1) await visitor.look();
      return readCount;
    })();
    const published = await Promise.all(
      Array.from({ length: PUBLISHERS }, async (_, index) => {
        const name = remotes[index % remotes.length] ?? "";
        const version = `0.1.${index}`;
        const { release } = await makePublisher({ store, ...keys }).put(makeBuild({ name, version }));
        return { name, version, generation: release?.release.generation ?? 0 };
      }),
    );
    isOver = true;
    expect(await visits).toBeGreaterThan(0);
    const { log } = makePublisher({ store, ...keys });
    checkReleaseLog(await log.between(1, PUBLISHERS + 1), published);
    expect((await createVisitor({ store, trust: keys.trust }).look()).generation).toBe(PUBLISHERS + 1);
  });
});

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
        const dying = createCrashingStore(store, at, moment);
        died = await makePublisher({ store: dying.store, ...keys })
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
        outcomes.add((await createVisitor({ store, trust: keys.trust }).look()).generation);
        const next = await makePublisher({ store, ...keys }).ship(makeBuild({ name: "repay", version: "0.1.0" }));
        const after = await createVisitor({ store, trust: keys.trust }).look();
        expect(after.generation).toBe(next.release?.release.generation);
        expect(at).toBeLessThan(100);
      }
      expect([...outcomes]).toEqual([1, 2]);
    },
  );
});
