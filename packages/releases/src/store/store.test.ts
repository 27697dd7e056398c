import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { createFolderStore } from "./createFolderStore.ts";
import { probeStore, UnsafeStore } from "./openStore.ts";
import { headersOf } from "./Store.ts";

const root = folderForEachTest();
const bytes = (text: string) => new TextEncoder().encode(text);
const open = () => createFolderStore(root());

describe("a store in a folder", () => {
  it("creates an object once, whoever races", async () => {
    const won = await Promise.all(Array.from({ length: 8 }, (_, writer) => open().create("a/b", bytes(`${writer}`))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await open().read("a/b")).toEqual(Buffer.from(`${won.indexOf(true)}`));
    expect(await open().list()).toEqual(["a/b"]);
  });

  it("reads an object again only when it was replaced", async () => {
    const store = open();
    expect(await store.readIfChanged("a", undefined)).toBeUndefined();
    await store.replace("a", bytes("1"));
    const first = await store.readIfChanged("a", undefined);
    if (!first || first === "unchanged") throw new Error("It was not read.");
    expect(first.bytes).toEqual(Buffer.from("1"));
    expect(await store.readIfChanged("a", first.etag)).toBe("unchanged");
    await store.replace("a", bytes("2"));
    expect(await store.readIfChanged("a", first.etag)).toMatchObject({ bytes: Buffer.from("2") });
  });

  it("has no object where a device, a folder, a pipe or a loop of links is", async () => {
    symlinkSync("/dev/zero", path.join(root(), "endless"));
    mkdirSync(path.join(root(), "folder"));
    execFileSync("mkfifo", [path.join(root(), "pipe")]);
    symlinkSync("b", path.join(root(), "a"));
    symlinkSync("a", path.join(root(), "b"));
    for (const key of ["endless", "folder", "pipe", "a"]) expect(await open().read(key)).toBeUndefined();
  });

  it("reads no object that is longer than expected, however it came there", async () => {
    await open().create("a", bytes("1"));
    // A file with a hole: 4 GB that take no room.
    truncateSync(path.join(root(), "a"), 4_000_000_000);
    await expect(open().read("a")).rejects.toThrow("a is longer than 16000000 bytes.");
    await expect(open().readIfChanged("a", undefined, 10)).rejects.toThrow("a is longer than 10 bytes.");
  });

  it("writes and removes nothing through a link to another folder, and no key leaves it", async () => {
    const other = path.join(root(), "other");
    mkdirSync(other);
    mkdirSync(path.join(root(), "store"));
    symlinkSync(other, path.join(root(), "store/releases"));
    const store = createFolderStore(path.join(root(), "store"));
    await expect(store.create("releases/1", bytes("1"))).rejects.toThrow("remove that link from the store");
    await expect(store.remove("releases/1")).rejects.toThrow("remove that link from the store");
    for (const key of ["../a", "a/../../b", "/a", "a//b", "./a", ""])
      await expect(async () => store.read(key)).rejects.toThrow("is not a valid key");
  });
});

describe("the test of a store", () => {
  it("accepts a folder and leaves nothing in it", async () => {
    await probeStore(open());
    expect(await open().list()).toEqual([]);
  });

  it("refuses a store in which two writers overwrite each other", async () => {
    const store = open();
    const careless = {
      ...store,
      create: async (key: string, content: Uint8Array) => {
        await store.replace(key, content);
        return true;
      },
    };
    await expect(probeStore(careless)).rejects.toThrow(UnsafeStore);
  });
});

it.each([
  ["assets/loan/1-a/main.js.br", "text/javascript; charset=utf-8", "br", "public, max-age=31536000, immutable"],
  ["assets/loan/1-a/logo.png", "image/png", undefined, "public, max-age=31536000, immutable"],
  ["assets/loan/1-a/page.html", "application/octet-stream", undefined, "public, max-age=31536000, immutable"],
  ["HEAD.json", "application/json; charset=utf-8", undefined, "no-cache"],
])("stores %s in a bucket with the headers that a CDN sends", (key, contentType, contentEncoding, cacheControl) => {
  expect(headersOf(key)).toEqual({ contentType, cacheControl, ...(contentEncoding && { contentEncoding }) });
});
