import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild, productionEnvironment } from "../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../testing/makePublisher.ts";
import { createLiveReader, type ExpectedStore } from "./createLiveReader.ts";
import { storeDocuments } from "./documents.ts";
import { seal } from "./signing/seal.ts";
import { createDirectoryStore } from "./store/createDirectoryStore.ts";
import type { Store } from "./store/Store.ts";

const { signer, trust } = makeSigner();
const bytes = (text: string) => new TextEncoder().encode(text);

const root = folderForEachTest();
let store: Store;
let requests: string[] = [];
beforeEach(() => {
  requests = [];
  const folder = createDirectoryStore(root());
  store = {
    ...folder,
    read: (key) => {
      requests.push(key);
      return folder.read(key);
    },
  };
});

const ship = (version: string) =>
  makePublisher({ store, signer, trust }).ship(
    makeBuild({ name: "shell", version }),
    makeBuild({ name: "loan", version }),
  );
async function live() {
  const reader = createLiveReader({ store, trust });
  const list = await reader.newest();
  if (!list) throw new Error("Nothing is live.");
  return { reader, list };
}

describe("the live release", () => {
  it("is undefined in an empty store, then the newest list, and reads each list once", async () => {
    const reader = createLiveReader({ store, trust });
    expect(await reader.newest()).toBeUndefined();
    await ship("1.0.0");
    requests = [];
    const first = await reader.newest();
    expect(first).toMatchObject({ kind: "live documents", generation: 1 });
    if (!first) throw new Error("Nothing is live.");
    expect(await reader.newest()).toBe(first);
    const { key } = first.documents;
    expect(requests).toEqual(["live/00000001.json", "releases/00000001.json", key]);
    expect([...(await reader.documents(first)).keys()].sort()).toEqual(["", "/loan"]);
    await ship("1.1.0");
    expect(await reader.newest()).toMatchObject({ generation: 2 });
    expect(await reader.at(1)).toEqual(first);
    requests = [];
    await reader.document(first, "/loan");
    expect(requests, "drops the documents of an earlier list").toEqual([key]);
    expect(await reader.at(3)).toBeUndefined();
  });

  it("shares one listing of the store among simultaneous requests", async () => {
    await ship("1.0.0");
    requests = [];
    const reader = createLiveReader({ store, trust });
    await Promise.all([reader.newest(), reader.newest(), reader.newest()]);
    expect(requests.filter((key) => key.startsWith("live/"))).toHaveLength(1);
  });

  it("returns a document for every address, reads it once and adds the signed headers", async () => {
    await ship("1.0.0");
    const { reader, list } = await live();
    const loan = await reader.document(list, "/loan");
    expect(loan.html).toMatch(/^<!doctype html>.*<\/html>$/is);
    expect(loan.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(await reader.document(list, "/loan/")).toEqual(loan);
    const other = await reader.document(list, "/nowhere");
    expect(other.html).not.toBe(loan.html);
    // Every object inherits this name; it must not count as a path.
    expect(await reader.document(list, "/constructor")).toEqual(other);
    expect(await reader.document(list, "constructor")).toEqual(other);
    requests = [];
    await reader.document(list, "/loan");
    expect(requests).toEqual([]);
  });

  it("rejects documents that are missing or changed, and retries on the next request", async () => {
    await ship("1.0.0");
    const reader = createLiveReader({ store, trust });
    const list = await reader.at(1);
    if (!list) throw new Error("Nothing is live.");
    const { key } = list.documents;
    const whole = (await store.read(key)) ?? bytes("");
    await store.remove(key);
    await expect(reader.document(list, "/loan")).rejects.toThrow(`${key} is missing.`);
    await store.replace(key, bytes("other"));
    await expect(reader.document(list, "/loan")).rejects.toThrow(`${key} does not match the hash in its list.`);
    await store.replace(key, whole);
    expect((await reader.document(list, "/loan")).html).toContain("</html>");
    const documents = await storeDocuments(new Map(), "documents/00000009/", store);
    await expect(reader.document({ ...list, documents }, "/loan")).rejects.toThrow(
      "release 1 has no document for unknown paths.",
    );
  });
});

describe("a reader of a damaged store", () => {
  /** Opens a reader that collects the problems it reports. */
  function watch(options: ExpectedStore = {}) {
    const problems: string[] = [];
    const onProblem = ({ message }: Error, served: number | undefined) =>
      problems.push(`${message.replace(`${root()}/`, "")} (${served})`);
    return { reader: createLiveReader({ store, trust, onProblem, ...options }), problems };
  }
  const overwrite = (key: string, content: Uint8Array) => store.replace(key, content);

  it.each([
    ["without a signature", "{}", "live/00000002.json has no signature."],
    ["that is not JSON", "<html>", "live/00000002.json is not JSON."],
  ])("keeps the last release when a list %s appears, and reports it once", async (_, content, problem) => {
    await ship("1.0.0");
    const running = watch();
    await running.reader.newest();
    await store.create("live/readme.txt", bytes("not a list"));
    await store.create("live/00000002.json", bytes(content));
    const restarted = watch();
    for (const { reader, problems } of [running, restarted]) {
      expect(await reader.newest()).toMatchObject({ generation: 1 });
      const list = await reader.newest();
      expect(list && (await reader.document(list, "/loan")).html).toContain("</html>");
      expect(problems).toEqual([`${problem} (1)`]);
    }
  });

  it("does not read a list that is longer than any valid one", async () => {
    await ship("1.0.0");
    await store.create("live/00000002.json", new Uint8Array(5_000_001));
    const read = vi.spyOn(store, "read");
    const { reader, problems } = watch();
    expect(await reader.newest()).toMatchObject({ generation: 1 });
    expect(read).not.toHaveBeenCalledWith("live/00000002.json");
    expect(problems).toEqual(["live/00000002.json has 5000001 bytes, at most 5000000 are read. (1)"]);
  });

  it("rejects a list stored under another generation", async () => {
    await ship("1.0.0");
    const { list } = await live();
    await store.create("live/00000007.json", seal(list, signer));
    const { reader, problems } = watch();
    expect(await reader.newest()).toMatchObject({ generation: 1 });
    expect(problems).toEqual(["live/00000007.json holds generation 1. (1)"]);
  });

  it("serves the next valid release, and reports a problem again when it returns", async () => {
    await ship("1.0.0");
    await store.create("live/00000009.json", bytes("{}"));
    const { reader, problems } = watch();
    expect(await reader.newest()).toMatchObject({ generation: 1 });
    await ship("1.1.0");
    expect(await reader.newest()).toMatchObject({ generation: 2 });
    await store.remove("live/00000009.json");
    await reader.newest();
    expect(problems).toHaveLength(1);
    await store.create("live/00000009.json", bytes("{}"));
    await reader.newest();
    expect(problems).toEqual(["live/00000009.json has no signature. (1)", "live/00000009.json has no signature. (2)"]);
  });

  it("finds the next release before any number of unsigned objects above it, and reads each of those once", async () => {
    await ship("1.0.0");
    const junkFrom = (first: number) =>
      Array.from({ length: 2000 }, (_, index) => `live/${String(first + index)}.json`);
    let junk = junkFrom(90_000_000);
    const folder = store;
    const list: Store["list"] = async (prefix, after) => [
      ...(await folder.list(prefix, after)),
      ...(prefix === "live/" ? junk : []),
    ];
    store = {
      ...folder,
      list,
      read: async (key) => {
        requests.push(key);
        return key.startsWith("live/9") ? bytes("{}") : folder.read(key);
      },
      size: async (key) => (key.startsWith("live/9") ? 2 : folder.size(key)),
    };
    const { reader } = watch();
    expect(await reader.newest()).toMatchObject({ generation: 1 });
    requests = [];
    await reader.newest();
    expect(requests.length).toBeLessThan(100);
    for (let turn = 0; turn < 50; turn += 1) await reader.newest();
    expect(requests).toHaveLength(junk.length);
    // New names, which have not been read yet, as an attacker may add them all the time.
    junk = [];
    await ship("1.1.0");
    junk = junkFrom(95_000_000);
    requests = [];
    expect(await reader.newest()).toMatchObject({ generation: 2 });
    expect(requests[0]).toBe("live/00000002.json");
    junk = [];
    requests = [];
    for (let turn = 0; turn < 3; turn += 1) await reader.newest();
    expect(requests).toEqual([]);
  });

  it("serves a complete release instead of a newer one with missing or changed documents", async () => {
    await ship("1.0.0");
    await ship("1.1.0");
    const key = (await createLiveReader({ store, trust }).at(2))?.documents.key ?? "";
    const whole = (await store.read(key)) ?? bytes("");
    const { reader, problems } = watch();
    await overwrite(key, bytes("other"));
    expect(await reader.newest()).toMatchObject({ generation: 1 });
    await store.remove(key);
    expect(await reader.newest()).toMatchObject({ generation: 1 });
    expect(problems).toEqual([`${key} does not match the hash in its list. (1)`, `${key} is missing. (1)`]);
    await overwrite(key, whole);
    expect(await reader.newest()).toMatchObject({ generation: 2 });
  });

  it("serves from memory while the store fails", async () => {
    await ship("1.0.0");
    let isDown = false;
    const fail = async () => {
      throw new Error("The bucket does not respond.");
    };
    const failing: Store = {
      ...store,
      list: (...request) => (isDown ? fail() : store.list(...request)),
      read: (key) => (isDown ? fail() : store.read(key)),
    };
    const problems: string[] = [];
    const reader = createLiveReader({ store: failing, trust, onProblem: ({ message }) => problems.push(message) });
    const before = await reader.newest();
    isDown = true;
    const list = await reader.newest();
    expect(list).toBe(before);
    expect(list && (await reader.document(list, "/loan")).html).toContain("</html>");
    expect(problems).toEqual(["The bucket does not respond."]);
  });

  it("fails only when no release is valid", async () => {
    await store.create("live/00000001.json", bytes("{}"));
    const { reader, problems } = watch();
    await expect(reader.newest()).rejects.toThrow("live/00000001.json has no signature.");
    expect(problems).toEqual(["live/00000001.json has no signature. (undefined)"]);
  });

  describe("with a release copied from another environment that has the same key", () => {
    let other = "";
    beforeEach(async () => {
      other = mkdtempSync(path.join(tmpdir(), "staging-"));
      const staging = makePublisher({ store: createDirectoryStore(other), signer, trust });
      const shell = makeBuild({ name: "shell", version: "1.0.0" });
      await staging.shipWith(
        { ...productionEnvironment, stage: "staging" },
        shell,
        makeBuild({ name: "loan", version: "2.0.0" }),
      );
      await staging.ship(makeBuild({ name: "loan", version: "2.1.0" }));
      await makePublisher({ store, signer, trust }).shipWith(
        productionEnvironment,
        shell,
        makeBuild({ name: "loan", version: "1.0.0" }),
      );
    });
    afterEach(() => rmSync(other, { recursive: true, force: true }));
    const copy = (...keys: readonly string[]) => {
      for (const key of keys) cpSync(path.join(other, key), path.join(root(), key), { recursive: true });
    };

    it.each([
      ["its list and documents", ["live/00000002.json"], "releases/00000002.json is missing. (1)"],
      [
        "its release as well",
        ["live/00000002.json", "releases/00000002.json"],
        "releases/00000002.json belongs to another store. (1)",
      ],
    ])("serves this store's release when the copy contains %s", async (_, keys, problem) => {
      copy("documents", "files", "manifests", ...keys);
      const { reader, problems } = watch();
      const list = await reader.newest();
      expect(list).toMatchObject({ generation: 1 });
      expect(list && (await reader.document(list, "/loan")).html).toContain("/loan/1.0.0-");
      expect(problems).toEqual([problem]);
      await expect(reader.at(2)).rejects.toThrow("releases/00000002.json");
    });

    it("rejects a list with the same number", async () => {
      await makePublisher({ store, signer, trust }).ship(makeBuild({ name: "loan", version: "1.1.0" }));
      copy("documents", "live/00000002.json");
      const { reader, problems } = watch();
      expect(await reader.newest()).toMatchObject({ generation: 1 });
      expect(problems).toEqual(["live/00000002.json does not list the documents of this store's release. (1)"]);
    });

    it("rejects a copy of the whole store by its id, its stage and the releases served before", async () => {
      const { log } = makePublisher({ store, signer, trust });
      const storeId = (await log.newest())?.storeId ?? "";
      const running = watch();
      await running.reader.newest();
      copy("documents", "files", "manifests", "live", "releases");
      expect(await running.reader.newest()).toMatchObject({ generation: 1 });
      expect(running.problems).toEqual(["releases/00000002.json belongs to another store. (1)"]);
      await expect(watch({ storeId }).reader.newest()).rejects.toThrow(`${storeId} is expected here.`);
      const foreign = watch({ storeId });
      await foreign.reader.newest().catch(() => undefined);
      expect(foreign.problems, "one problem, however many releases there are").toEqual([
        expect.stringMatching(
          /is expected here\. None of the 2 newest releases can be used, the newest one for this reason\. /,
        ),
      ]);
      await expect(watch({ stage: "production" }).reader.newest()).rejects.toThrow(
        'live/00000002.json is for the stage "staging"; this site serves "production".',
      );
      expect(await watch({ stage: "staging" }).reader.newest()).toMatchObject({ generation: 2 });
    });
  });
});
