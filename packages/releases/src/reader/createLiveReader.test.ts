import { describe, expect, it, vi } from "vitest";
import { assetKey, HEAD_KEY, releaseKey } from "../formats/names.ts";
import { createFolderStore } from "../store/createFolderStore.ts";
import type { Store } from "../store/Store.ts";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../testing/makePublisher.ts";
import { createLiveReader } from "./createLiveReader.ts";

const folder = folderForEachTest();
const platform = makeSigner();
const shell = makeBuild({ name: "shell", version: "1.0.0" });
const loan = (version: string) => makeBuild({ name: "loan", version });

/** Opens a store with a count of its reads, a publisher, and a reader with a clock that the test sets. */
function open(options: Partial<Parameters<typeof createLiveReader>[0]> = {}) {
  const folderStore = createFolderStore(`${folder()}/store`);
  let [reads, elapsed, isDown] = [0, 0, false];
  const count = <Result>(result: () => Promise<Result>) => {
    reads += 1;
    return isDown ? Promise.reject(new Error("store down")) : result();
  };
  const store: Store = {
    ...folderStore,
    read: (key, max) => count(() => folderStore.read(key, max)),
    readIfChanged: (key, etag, max) => count(() => folderStore.readIfChanged(key, etag, max)),
  };
  const onProblem = vi.fn<(problem: Error, number: number | undefined) => void>();
  const elapsedMs = () => elapsed;
  const reader = createLiveReader({ store, trust: platform.trust, onProblem, elapsedMs, ...options });
  return {
    ...{ store: folderStore, reader, onProblem, publisher: makePublisher({ store: folderStore, ...platform }) },
    reads: () => reads,
    pass: (milliseconds: number) => {
      elapsed += milliseconds;
    },
    setDown: (value: boolean) => {
      isDown = value;
    },
    messages: () => onProblem.mock.calls.map(([{ message }]) => message),
  };
}

const cacheOf = () => createFolderStore(`${folder()}/cache`);

describe("the live reader", () => {
  it("has the release with its manifests, and reads HEAD alone while nothing changes", async () => {
    const { reader, publisher, reads } = open();
    await publisher.ship(shell, loan("0.1.0"));
    await reader.refresh();
    expect(reader.current()?.release.number).toBe(1);
    expect(reader.current()?.manifest("loan", loan("0.1.0").deployed).version).toBe("0.1.0");
    const before = reads();
    await reader.refresh();
    expect(reads() - before).toBe(1);
    await publisher.ship(loan("0.2.0"));
    await reader.refresh();
    expect(reader.current()?.release.number).toBe(2);
  });

  it("starts with as many reads after a hundred releases as after one", async () => {
    const first = open();
    await first.publisher.ship(shell, loan("0.1.0"));
    await first.reader.refresh();
    for (let turn = 0; turn < 100; turn += 1) await first.publisher.change({});
    const later = open();
    await later.reader.refresh();
    expect(later.reader.current()?.release.number).toBe(101);
    expect(later.reads()).toBe(first.reads());
  });

  it("finds a release that HEAD does not name within 30 seconds", async () => {
    const { reader, publisher, store, pass } = open();
    await publisher.ship(shell);
    await reader.refresh();
    const broken = { ...store, replace: () => Promise.reject(new Error("killed")) };
    await expect(makePublisher({ store: broken, ...platform }).change({})).rejects.toThrow("killed");
    await reader.refresh();
    expect(reader.current()?.release.number).toBe(1);
    pass(30_000);
    await reader.refresh();
    expect(reader.current()?.release.number).toBe(2);
  });

  it("keeps its release while the store is down or invalid, reports each problem once, and states its age", async () => {
    const { reader, publisher, store, setDown, pass, messages } = open();
    await publisher.ship(shell);
    await reader.refresh();
    pass(5000);
    setDown(true);
    await reader.refresh();
    await reader.refresh();
    setDown(false);
    await store.replace(HEAD_KEY, new TextEncoder().encode("junk"));
    await reader.refresh();
    expect(messages()).toEqual(["store down", expect.stringContaining("HEAD.json has no signature")]);
    expect(reader.current()?.release.number).toBe(1);
    expect(reader.staleSeconds()).toBe(5);
    await publisher.change({});
    await reader.refresh();
    expect(reader.staleSeconds()).toBe(0);
  });

  it("needs no HEAD that names the newest release: of two writers, the slower one may write it last", async () => {
    const { reader, publisher, store, messages } = open();
    await publisher.ship(shell);
    const old = (await store.read(HEAD_KEY)) ?? new Uint8Array();
    await publisher.change({});
    await reader.refresh();
    await store.replace(HEAD_KEY, old);
    await reader.refresh();
    const other = open();
    await other.reader.refresh();
    expect([reader, other.reader].map((one) => one.current()?.release.number)).toEqual([2, 2]);
    expect(messages()).toEqual([]);
  });

  it("follows a publisher whose clock is decades ahead, and then one whose clock is decades behind", async () => {
    const { reader, store, messages } = open();
    const at = (year: number) => makePublisher({ store, ...platform, now: () => new Date(Date.UTC(year)) });
    for (const [year, version] of [
      [2099, "0.1.0"],
      [1999, "0.2.0"],
      [2099, "0.3.0"],
    ] as const) {
      await at(year).ship(shell, loan(version));
      await reader.refresh();
      expect(reader.current()?.release.remotes.loan?.version).toBe(version);
    }
    expect(messages()).toEqual([]);
  });

  it("serves no release below the one that it has served", async () => {
    const { reader, publisher, store, messages } = open();
    await publisher.ship(shell);
    const old = (await store.read(HEAD_KEY)) ?? new Uint8Array();
    await publisher.change({});
    await reader.refresh();
    await store.remove(releaseKey(2));
    await store.replace(HEAD_KEY, old);
    await reader.refresh();
    expect(reader.current()?.release.number).toBe(2);
    expect(messages()).toEqual([expect.stringMatching(/names release 1, and this server has served release 2/)]);
  });

  it("serves no release with a manifest that was changed, or of another stage", async () => {
    const { reader, publisher, store, messages } = open({ stage: "sandbox" });
    await publisher.ship(shell, loan("0.1.0"));
    await reader.refresh();
    await publisher.change({ environment: { stage: "staging" } });
    await reader.refresh();
    await publisher.ship(loan("0.2.0"));
    const key = assetKey("loan", loan("0.2.0").deployed, "remote.json");
    await store.replace(key, loan("0.1.0").manifestBytes);
    await publisher.change({ environment: { stage: "sandbox" } });
    await reader.refresh();
    expect(reader.current()?.release.number).toBe(1);
    expect(messages()).toEqual([
      expect.stringContaining('is of the stage "staging"; "sandbox" is expected here'),
      expect.stringContaining("does not match the hash in its release"),
    ]);
  });

  it("serves no shell that reads another form of documents, and the next one that reads its own", async () => {
    const { reader, publisher, messages } = open();
    await publisher.ship(makeBuild({ name: "shell", version: "0.9.0", documentForm: 0 }), loan("0.1.0"));
    await reader.refresh();
    expect([reader.current(), messages()]).toEqual([
      undefined,
      [expect.stringContaining("shell 0.9.0 reads documents of form 0; this server composes form 1.")],
    ]);
    await publisher.ship(shell);
    await reader.refresh();
    expect(reader.current()?.release.shell.version).toBe("1.0.0");
  });

  it("accepts no release of a key that it was not given", async () => {
    const { reader, messages, store } = open();
    await makePublisher({ store, ...makeSigner() }).ship(shell);
    await reader.refresh();
    expect(reader.current()).toBeUndefined();
    expect(messages()).toEqual([expect.stringContaining("which is not a trusted key")]);
  });

  it("sends 4,700 requests an hour at most, with a release and twelve signatures of HEAD", async () => {
    const { reader, publisher, reads, pass } = open();
    await publisher.ship(shell, loan("0.1.0"));
    await reader.refresh();
    const before = reads();
    for (let round = 1; round <= 4500; round += 1) {
      pass(800);
      if (round % 375 === 0) await publisher.log.announce(platform.signer);
      if (round === 2000) await publisher.ship(loan("0.2.0"));
      await reader.refresh();
    }
    expect(reader.current()?.release.number).toBe(2);
    expect(reads() - before).toBeGreaterThan(4600);
    expect(reads() - before).toBeLessThanOrEqual(4700);
  });

  it("has the files that documents contain, verified", async () => {
    const { reader, publisher } = open();
    const build = makeBuild({
      name: "loan",
      version: "0.1.0",
      path: { facts: "facts.js" },
      files: { "facts.js": "1" },
    });
    await publisher.ship(shell, build);
    await reader.refresh();
    expect(reader.current()?.file("loan", build.deployed, "facts.js")).toEqual(build.read("facts.js"));
    expect(reader.current()?.file("loan", build.deployed, build.manifest.entry)).toBeUndefined();
  });
});

describe("the copies of a server", () => {
  it("start it while the store is down, and set the lowest release that it serves", async () => {
    const before = open({ cache: cacheOf() });
    await before.publisher.ship(shell, loan("0.1.0"));
    const old = (await before.store.read(HEAD_KEY)) ?? new Uint8Array();
    await before.publisher.ship(loan("0.2.0"));
    await before.reader.refresh();

    const after = open({ cache: cacheOf() });
    after.setDown(true);
    await after.reader.refresh();
    expect(after.reader.current()?.release.number).toBe(2);
    expect(after.reader.current()?.manifest("loan", loan("0.2.0").deployed).version).toBe("0.2.0");

    after.setDown(false);
    await after.store.remove(releaseKey(2));
    await after.store.replace(HEAD_KEY, old);
    await after.reader.refresh();
    expect(after.reader.current()?.release.number).toBe(2);
  });

  it("are verified, and read from the store when they are damaged", async () => {
    const before = open({ cache: cacheOf() });
    await before.publisher.ship(shell, loan("0.1.0"));
    await before.reader.refresh();
    const key = assetKey("loan", loan("0.1.0").deployed, "remote.json");
    await cacheOf().replace(key, loan("0.2.0").manifestBytes);

    const after = open({ cache: cacheOf() });
    await after.reader.refresh();
    expect(after.reader.current()?.manifest("loan", loan("0.1.0").deployed).version).toBe("0.1.0");
  });

  it("contain the current release only", async () => {
    const { reader, publisher } = open({ cache: cacheOf() });
    await publisher.ship(shell);
    for (const version of ["0.1.0", "0.2.0", "0.3.0"]) {
      await publisher.ship(loan(version));
      await reader.refresh();
    }
    expect(await cacheOf().list()).toEqual([
      assetKey("loan", loan("0.2.0").deployed, "remote.json"),
      assetKey("loan", loan("0.3.0").deployed, "remote.json"),
      assetKey("shell", shell.deployed, "shell.json"),
      "current.txt",
      releaseKey(4),
    ]);
  });
});
