import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeSigner } from "../testing/makePublisher.ts";
import { createReleaseLog } from "./createReleaseLog.ts";
import { folderOf, type ReleaseContent, readGenerationKey, releaseSchema } from "./Release.ts";
import { openSealed, seal } from "./signing/seal.ts";
import { createDirectoryStore } from "./store/createDirectoryStore.ts";
import type { Store } from "./store/Store.ts";

const { signer, trust } = makeSigner();
const deployed = (digit: string, version = "1.0.0") => ({ version, hash: digit.repeat(64) });
const content = (change: string): ReleaseContent => ({
  change,
  shell: deployed("a"),
  remotes: { loan: deployed("b", "0.1.0") },
  fallbacks: {},
  assets: "/assets/",
  environment: { brandName: "Sandbox Lending" },
});

const folder = folderForEachTest();

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const open = () => createReleaseLog({ store: createDirectoryStore(folder()), trust, by: "test" });
const fileOf = (generation: number) => path.join(folder(), `releases/0000000${generation}.json`);

async function fill(...changes: readonly string[]) {
  const log = open();
  for (const change of changes) await log.append(await log.newest(), content(change), signer);
}

describe("the release log", () => {
  it("starts empty and grows by one", async () => {
    const log = open();
    expect(await log.newest()).toBeUndefined();
    const first = await log.append(undefined, content("first"), signer);
    const second = await log.append(first, content("second"), signer);
    expect(second?.release).toMatchObject({ generation: 2, previous: first?.hash, change: "second", by: "test" });
    expect(await open().newest()).toEqual(second);
  });

  it("keeps the highest version of the publishers, so that none after a rollback is too old", async () => {
    const first = await open().append(undefined, content("first"), signer);
    if (!first) throw new Error("There is no first release.");
    const later = { ...first, release: { ...first.release, delivery: "99.0.0" } };
    expect((await open().append(later, content("second"), signer))?.release.delivery).toBe("99.0.0");
    const earlier = { ...first, release: { ...first.release, delivery: "0.0.1" } };
    expect((await open().append(earlier, content("third"), signer)) === undefined).toBe(true);
    expect(first.release.delivery).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("lists the releases after the last one that no trusted key signed", async () => {
    await fill("first", "second", "third", "fourth", "fifth");
    const changes = async () => (await open().verified()).map(({ release }) => release.change);
    expect(await changes()).toEqual(["first", "second", "third", "fourth", "fifth"]);
    const good = readFileSync(fileOf(2), "utf8");
    writeFileSync(fileOf(2), good.replace("second", "changed"));
    expect(await changes()).toEqual(["third", "fourth", "fifth"]);
    writeFileSync(fileOf(2), good);
    // A signed release that does not follow the one before it.
    const { content: third } = openSealed(readFileSync(fileOf(3)), { schema: releaseSchema, trust, name: "3" });
    writeFileSync(fileOf(3), seal({ ...third, change: "other" }, signer));
    await expect(open().verified()).rejects.toThrow("release 4 does not follow the release before it");
    expect(
      await createReleaseLog({ store: createDirectoryStore(path.join(folder(), "none")), trust }).verified(),
    ).toEqual([]);
  });

  it("recognises its release when the store's response was lost", async () => {
    const store = createDirectoryStore(folder());
    const forgetful = {
      ...store,
      create: async (...request: Parameters<typeof store.create>) => (await store.create(...request)) && false,
    };
    const log = createReleaseLog({ store: forgetful, trust });
    expect((await log.append(undefined, content("first"), signer))?.release.generation).toBe(1);
  });

  it.each([
    [
      "its content",
      (text: string) => text.replace('"change":"second"', '"change":"better"'),
      /00000002\.json has an invalid signature/,
    ],
    [
      "its signature",
      (text: string) => text.replace(/"signature": ".{8}/, '"signature": "AAAAAAAA'),
      /has an invalid signature/,
    ],
    [
      "its key",
      (text: string) => text.replace(/"key": "\w+"/, '"key": "0123"'),
      /is signed by 0123, which is not a trusted key/,
    ],
    [
      "its format",
      () => text(seal({ ...content("second"), format: 2 }, signer)),
      /does not match the schema of this version/,
    ],
    ["everything", () => "{}", /has no signature/],
    ["its form", () => "<html>", /is not JSON/],
    ["its place", () => readFileSync(fileOf(1), "utf8"), /holds generation 1/],
  ])("reports a release when %s was changed", async (_, change, message) => {
    await fill("first", "second");
    writeFileSync(fileOf(2), change(readFileSync(fileOf(2), "utf8")));
    await expect(open().newest()).rejects.toThrow(message);
  });

  it("reports a replaced release, even with a valid signature", async () => {
    await fill("first", "second", "third");
    const other = mkdtempSync(path.join(tmpdir(), "row-"));
    const log = createReleaseLog({ store: createDirectoryStore(other), trust });
    await log.append(undefined, content("another first"), signer);
    writeFileSync(fileOf(1), readFileSync(path.join(other, "releases/00000001.json")));
    rmSync(other, { recursive: true });
    await expect(open().newest()).rejects.toThrow("belongs to another store");
    await expect(open().between(1, 3)).rejects.toThrow("belongs to another store");
  });

  it("reports a release replaced by another one of the same store", async () => {
    await fill("first", "second", "third");
    const name = fileOf(2);
    const { content: release } = openSealed(readFileSync(name), { schema: releaseSchema, trust, name });
    writeFileSync(name, seal({ ...release, change: "another second" }, signer));
    await expect(open().between(1, 3)).rejects.toThrow("release 3 does not follow the release before it");
  });

  it("rejects a release that names no store", async () => {
    await fill("first", "second");
    const name = fileOf(2);
    const { content: second } = openSealed(readFileSync(name), { schema: releaseSchema, trust, name });
    const { store: _, ...nameless } = second;
    writeFileSync(name, seal(nameless, signer));
    await expect(open().newest()).rejects.toThrow("00000002.json belongs to another store");
  });

  it("stays with the store that it read first when the whole store is replaced", async () => {
    await fill("first");
    const log = open();
    const first = await log.newest();
    rmSync(path.join(folder(), "releases"), { recursive: true });
    await fill("another first", "another second");
    await expect(log.newest()).rejects.toThrow("00000002.json belongs to another store");
    expect((await log.read(1)).hash).toBe(first?.storeId);
  });

  it("opens only the store with the given id", async () => {
    await expect(
      createReleaseLog({ store: createDirectoryStore(folder()), trust, storeId: "0".repeat(64) }).newest(),
    ).rejects.toThrow(`is empty; the store ${"0".repeat(64)} is expected here`);
    await fill("first", "second");
    const storeId = (await open().newest())?.storeId ?? "";
    const opened = (id: string) =>
      createReleaseLog({ store: createDirectoryStore(folder()), trust, storeId: id }).newest();
    expect(await opened(storeId)).toMatchObject({ storeId, release: { generation: 2, format: 1, store: storeId } });
    await expect(opened("0".repeat(64))).rejects.toThrow(`the store ${storeId}; ${"0".repeat(64)} is expected here`);
  });

  it("reads newer releases of the given id when release 1 is damaged", async () => {
    await fill("first", "second", "third");
    const storeId = (await open().newest())?.storeId ?? "";
    writeFileSync(fileOf(1), "{");
    const log = createReleaseLog({ store: createDirectoryStore(folder()), trust, storeId });
    expect(await log.newest()).toMatchObject({ storeId, release: { generation: 3 } });
    await expect(open().newest()).rejects.toThrow("releases/00000001.json");
  });

  it("writes no release that readers reject", async () => {
    await fill("first");
    const log = open();
    const base = await log.newest();
    await expect(log.append(base, { ...content("second"), assets: "https://cdn.test" }, signer)).rejects.toThrow();
    expect((await open().newest())?.release.generation).toBe(1);
  });
});

it("names a folder after version and content, and reads a generation from its key", () => {
  expect(folderOf("loan", deployed("b", "0.1.0"))).toBe("loan/0.1.0-bbbbbbbbbbbb");
  expect(
    ["releases/00000012.json", "live/00000007.json", "releases/12.json", "releases/x.json"].map(readGenerationKey),
  ).toEqual([12, 7, undefined, undefined]);
});

describe("objects that others put above the newest release", () => {
  it("are skipped and named, and do not block the next release or a rollback", async () => {
    await fill("first", "second");
    for (const [number, junk] of [
      ["99999999", "{}"],
      ["00000077", readFileSync(fileOf(1), "utf8")],
    ])
      writeFileSync(path.join(folder(), `releases/${number}.json`), junk ?? "");
    const skipped: string[] = [];
    const onSkipped = ({ message }: Error) => skipped.push(message);
    const log = createReleaseLog({ store: createDirectoryStore(folder()), trust, onSkipped });
    const newest = await log.newest();
    expect(newest?.release.generation).toBe(2);
    expect((await log.append(newest, content("third"), signer))?.release.generation).toBe(3);
    expect((await log.newest())?.release.generation).toBe(3);
    expect((await log.verified()).map(({ release }) => release.generation)).toEqual([1, 2, 3]);
    expect(skipped).toEqual([
      expect.stringMatching(/releases\/99999999\.json has no signature/),
      expect.stringMatching(/releases\/00000077\.json holds generation 1/),
    ]);
  });

  it("cannot write to the publisher's terminal by what they contain", async () => {
    await fill("first");
    const junk = { content: {}, key: "\u001b[2Jall is well", signature: "\u001b[2J" };
    writeFileSync(fileOf(7), JSON.stringify(junk));
    const skipped: string[] = [];
    const onSkipped = ({ message }: Error) => skipped.push(message);
    await createReleaseLog({ store: createDirectoryStore(folder()), trust, onSkipped }).newest();
    expect(skipped).toEqual([expect.stringMatching(/releases\/00000007\.json has no signature/)]);
  });

  it("delay neither when there are ten thousand: several are read at a time, and each once", async () => {
    await fill("first");
    const folderStore = createDirectoryStore(folder());
    const junk = Array.from({ length: 10_000 }, (_, index) => `releases/${90_000_000 + index}.json`);
    let rounds = 0;
    let waiting: Promise<void> | undefined;
    const store: Store = {
      ...folderStore,
      list: async (prefix, after) => [...(await folderStore.list(prefix, after)), ...junk],
      size: async (key) => (key.startsWith("releases/9") ? 2 : folderStore.size(key)),
      async read(key) {
        if (!key.startsWith("releases/9")) return folderStore.read(key);
        // A distant store: requests of the same moment wait together.
        waiting ??= new Promise((resolve) =>
          setImmediate(() => {
            rounds += 1;
            waiting = undefined;
            resolve();
          }),
        );
        await waiting;
        return new TextEncoder().encode("{}");
      },
    };
    const log = createReleaseLog({ store, trust });
    expect((await log.newest())?.release.generation).toBe(1);
    expect(rounds).toBeLessThan(1000);
    rounds = 0;
    expect((await log.newest())?.release.generation).toBe(1);
    expect(rounds).toBe(0);
  });

  it("are named by the number that the next release would get", async () => {
    await fill("first");
    writeFileSync(fileOf(2), "{}");
    writeFileSync(path.join(folder(), "releases/99999999.json"), "{}");
    await expect(open().newest()).rejects.toThrow(/releases\/00000002\.json has no signature/);
  });
});
