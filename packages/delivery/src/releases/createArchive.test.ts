import { brotliCompressSync, constants } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { alterBuild, makeBuild } from "../testing/makeBuild.ts";
import { createArchive, fileKey, manifestKey, mapKey } from "./createArchive.ts";
import { createDirectoryStore } from "./store/createDirectoryStore.ts";
import type { Store } from "./store/Store.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const loan = makeBuild({ name: "loan", version: "0.1.0" });
const script = loan.manifest.entry;
const manifest = manifestKey("loan", loan.deployed);
const keyOf = (file: string) => fileKey("loan", loan.manifest.files[file] ?? "");

const root = folderForEachTest();
let store: Store;
let archive: ReturnType<typeof createArchive>;
beforeEach(() => {
  store = createDirectoryStore(root());
  archive = createArchive(store, { quality: 4 });
});

describe("createArchive", () => {
  it("stores each file of a build once and uncompressed, the manifest first", async () => {
    const create = vi.spyOn(store, "create");
    expect(await archive.add(loan)).toBe(2);
    const written = create.mock.calls.map(([key]) => key);
    expect(written[0]).toBe(manifest);
    expect(written.slice(1).toSorted()).toEqual(["integrity.json", script].map(keyOf).toSorted());
    expect(await store.read(keyOf(script))).toEqual(Buffer.from(loan.read(script)));
    expect(await archive.add(loan)).toBe(0);
    expect(await store.list("")).toHaveLength(3);
  });

  it("stores only what has changed since another version, and one source map for equal scripts", async () => {
    const readMap = (file: string) => (file === script ? bytes(`{"file":"${file}"}`) : undefined);
    await archive.add({ ...loan, readMap });
    const before = await store.list("");
    expect(before).toContain(mapKey("loan", loan.manifest.files[script] ?? ""));
    const same = alterBuild(loan, { version: "0.1.1", edit: (_, text) => text });
    expect(await archive.add({ ...same, readMap })).toBe(0);
    expect((await store.list("")).filter((key) => !before.includes(key))).toEqual([manifestKey("loan", same.deployed)]);
    expect(await archive.missing("loan", same.deployed)).toEqual([]);
    expect(await archive.readMap(`loan/0.1.1-${same.deployed.hash.slice(0, 12)}`, script)).toEqual({ file: script });
    const next = alterBuild(loan, { version: "0.1.2", edit: (_, text) => `${text}// next` });
    expect(await archive.add(next)).toBe(2);
    expect(await archive.read("loan", loan.deployed, script)).toEqual(Buffer.from(loan.read(script)));
  });

  it("writes only the missing object of a stored build again", async () => {
    await archive.add(loan);
    const key = keyOf(script);
    const whole = await store.read(key);
    const all = await store.list("");
    // As after an interrupted upload.
    for (const one of [key, manifest]) await store.remove(one);
    expect(await archive.add(loan)).toBe(1);
    expect(await store.read(key)).toEqual(whole);
    expect(await store.list("")).toEqual(all);
    expect(await archive.add(loan)).toBe(0);
  });

  it.each([
    ["a script", keyOf(script)],
    ["a manifest", manifest],
  ])("names the corrupt object when %s has other content, and never overwrites it", async (_, key) => {
    await archive.add(loan);
    const size = (await store.size(key)) ?? 0;
    for (const content of ["garbage", "x".repeat(size), ""]) {
      await store.replace(key, bytes(content));
      await expect(archive.add(loan)).rejects.toThrow(
        `Objects in ${store.address} differ from the build of loan 0.1.0: ${key}. Remove them from the store, then run the command again`,
      );
      expect(await store.read(key)).toEqual(Buffer.from(content));
    }
    await store.remove(key);
    await archive.add(loan);
    expect(await archive.missing("loan", loan.deployed)).toEqual([]);
    expect(await archive.add(loan)).toBe(0);
  });

  it("writes the missing files while another file is corrupt", async () => {
    await store.create(keyOf(script), bytes("garbage"));
    await expect(archive.add(loan)).rejects.toThrow(`0.1.0: ${keyOf(script)}. Remove`);
    expect(await store.list("")).toEqual([manifest, ...["integrity.json", script].map(keyOf)].toSorted());
  });

  it("verifies an object that another publisher creates at the same moment", async () => {
    const racing: Store = {
      ...store,
      async create(key, content) {
        if (key === keyOf(script)) await store.create(key, bytes("garbage"));
        return store.create(key, content);
      },
    };
    await expect(createArchive(racing, { quality: 4 }).add(loan)).rejects.toThrow(`${keyOf(script)}. Remove`);
  });

  it("lists the files of the app once and reads nothing when it stores a new build", async () => {
    const [list, read] = [vi.spyOn(store, "list"), vi.spyOn(store, "read")];
    await archive.add(loan);
    expect(list.mock.calls).toEqual([["files/loan/"]]);
    expect(read).not.toHaveBeenCalled();
  });

  it("rejects a build without an integrity manifest, or with files that changed after the build", async () => {
    const { "integrity.json": _, ...files } = loan.manifest.files;
    await expect(archive.add({ ...loan, manifest: { ...loan.manifest, files } })).rejects.toThrow(
      "loan has no integrity.json. Build again.",
    );
    await expect(archive.add({ ...loan, read: () => bytes("other") })).rejects.toThrow(
      /^loan: .* has changed since its build wrote the manifest\. Build again\.$/,
    );
    expect(await store.list("")).toEqual([]);
  });

  it("rejects a file or a manifest with another hash", async () => {
    await archive.add(loan);
    expect(await archive.read("loan", loan.deployed, script)).toEqual(Buffer.from(loan.read(script)));
    await store.replace(keyOf(script), bytes("other"));
    await expect(archive.read("loan", loan.deployed, script)).rejects.toThrow(
      `${keyOf(script)} does not match the hash in its manifest: ${script} of loan 0.1.0.`,
    );
    await store.remove(keyOf(script));
    await expect(archive.read("loan", loan.deployed, script)).rejects.toThrow(
      `${keyOf(script)} is missing: ${script} of loan 0.1.0.`,
    );
    await store.replace(manifest, bytes("{}"));
    await expect(createArchive(store).manifest("loan", loan.deployed)).rejects.toThrow(
      "does not match the hash in its release",
    );
  });

  it("reads a manifest once, and retries when it was missing", async () => {
    await expect(archive.manifest("loan", loan.deployed)).rejects.toThrow(`${manifest} is missing.`);
    await archive.add(loan);
    const read = await archive.manifest("loan", loan.deployed);
    expect(read).toEqual(loan.manifest);
    await store.remove(manifest);
    expect(await archive.manifest("loan", loan.deployed)).toBe(read);
  });

  it("lists the missing files of a version", async () => {
    expect(await archive.missing("loan", loan.deployed)).toEqual(["remote.json"]);
    await archive.add(loan);
    expect(await archive.missing("loan", loan.deployed)).toEqual([]);
    await store.remove(keyOf(script));
    expect(await archive.missing("loan", loan.deployed)).toEqual([script]);
  });

  it("returns the compressed size that a browser downloads", async () => {
    await archive.add(loan);
    const packed = brotliCompressSync(loan.read(script), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    expect(await archive.compressedSize("loan", loan.deployed, script)).toBe(packed.byteLength);
    expect(await archive.compressedSize("loan", loan.deployed, "integrity.json")).toBe(
      loan.read("integrity.json").byteLength,
    );
    await expect(archive.compressedSize("loan", loan.deployed, "none.js")).rejects.toThrow(
      "the manifest has no none.js of loan 0.1.0.",
    );
  });

  it("measures a file once, because files never change, and never one with other content", async () => {
    await archive.add(loan);
    const read = vi.spyOn(store, "read");
    const first = await archive.compressedSize("loan", loan.deployed, script);
    expect(await archive.compressedSize("loan", loan.deployed, script)).toBe(first);
    expect(read.mock.calls).toEqual([[manifest], [keyOf(script)]]);
    await store.replace(keyOf(script), bytes("garbage"));
    await expect(createArchive(store).compressedSize("loan", loan.deployed, script)).rejects.toThrow("does not match");
  });

  it("finds every build of a version, and ignores longer versions and malformed names", async () => {
    for (const name of [
      "0.1.0-0123456789ab",
      "0.1.0-beta.0-0123456789ab",
      "0.1.0-0123456789abc",
      "0.1.0-0123456789AB",
    ]) {
      await store.create(`manifests/loan/${name}.json`, bytes(""));
    }
    await archive.add(loan);
    expect(await archive.foldersOf("loan", "0.1.0")).toEqual(
      ["0123456789ab", loan.deployed.hash.slice(0, 12)].toSorted(),
    );
    expect(await archive.foldersOf("loan", "0.2.0")).toEqual([]);
  });
});
