import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { createDirectoryStore } from "./createDirectoryStore.ts";
import { readBounded } from "./Store.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const root = folderForEachTest();

describe("a store in a folder", () => {
  it("has no object where a device or a folder is, which could be read without end", async () => {
    symlinkSync("/dev/zero", path.join(root(), "endless.json"));
    mkdirSync(path.join(root(), "folder.json"));
    const store = createDirectoryStore(root());
    expect([await store.size("endless.json"), await store.size("folder.json")]).toEqual([undefined, undefined]);
    expect(await readBounded(store, "endless.json")).toBeUndefined();
  });

  it("reads no object that is longer than any of a release, however it came there", async () => {
    const store = createDirectoryStore(root());
    await store.create("a", bytes("1"));
    // A file with a hole: 4 GB that take no room.
    truncateSync(path.join(root(), "a"), 4_000_000_000);
    await expect(store.read("a")).rejects.toThrow("a is longer than 16000000 bytes.");
  });

  it("has no object where links lead to each other: a fault there would stop the publisher", async () => {
    symlinkSync("b.json", path.join(root(), "a.json"));
    symlinkSync("a.json", path.join(root(), "b.json"));
    const store = createDirectoryStore(root());
    expect([await store.size("a.json"), await store.read("a.json")]).toEqual([undefined, undefined]);
  });

  it("does not wait for the writer of a pipe", async () => {
    execFileSync("mkfifo", [path.join(root(), "pipe.json")]);
    expect(await createDirectoryStore(root()).read("pipe.json")).toBeUndefined();
  });

  it("opens no folder that the prefix excludes", async () => {
    const store = createDirectoryStore(root());
    await store.create("releases/1.json", bytes("1"));
    // A loop of links is unreadable.
    mkdirSync(path.join(root(), "assets"));
    symlinkSync("loop", path.join(root(), "assets/loop"));
    expect(await store.list("releases/")).toEqual(["releases/1.json"]);
    await expect(store.list("assets/loop/")).rejects.toMatchObject({ code: "ELOOP" });
  });

  it("lists what is beside a folder that is too deep to open, or closed to everybody", async () => {
    const store = createDirectoryStore(root());
    await store.create("switches/1.json", bytes("1"));
    const deep = (name: string) => path.join(root(), name, ...Array<string>(15).fill("d".repeat(200)));
    for (const name of ["switches/deep", "other"]) mkdirSync(deep(name), { recursive: true });
    // Together they are longer than a path may be.
    renameSync(path.join(root(), "other"), path.join(deep("switches/deep"), "other"));
    expect(await store.list("switches/")).toEqual(["switches/1.json"]);
    renameSync(path.join(deep("switches/deep"), "other"), path.join(root(), "other"));
    // The administrator of this machine may open it, and lists nothing in it.
    mkdirSync(path.join(root(), "switches/closed"), { mode: 0 });
    expect(await store.list("switches/")).toEqual(["switches/1.json"]);
  });

  it("neither writes nor removes a file through a link to another folder", async () => {
    const other = mkdtempSync(path.join(tmpdir(), "other-"));
    writeFileSync(path.join(other, "a"), "");
    for (const name of ["assets", ".writing"]) symlinkSync(other, path.join(root(), name));
    const store = createDirectoryStore(root());
    await expect(store.remove("assets/a")).rejects.toThrow(`leads to ${other}`);
    await expect(store.create("live/1.json", bytes("1"))).rejects.toThrow(`.writing leads to ${other}`);
    rmSync(path.join(root(), ".writing"));
    for (const write of [store.create, store.replace])
      await expect(write("assets/b", bytes("1"))).rejects.toThrow(`assets leads to ${other}`);
    expect(readdirSync(other)).toEqual(["a"]);
    await store.remove("missing/a");
    rmSync(other, { recursive: true });
  });

  it("distinguishes a file from a folder", async () => {
    const store = createDirectoryStore(root());
    await store.create("a/b", bytes("1"));
    expect(await store.list("a/b/")).toEqual([]);
    expect(await store.read("a/b/c")).toBeUndefined();
    expect(await store.size("a/b/c")).toBeUndefined();
    expect(await store.read("a")).toBeUndefined();
  });

  it("throws errors of the disk", async () => {
    const long = "a".repeat(300);
    const store = createDirectoryStore(root());
    await expect(store.read(long)).rejects.toMatchObject({ code: "ENAMETOOLONG" });
    await expect(store.size(long)).rejects.toMatchObject({ code: "ENAMETOOLONG" });
  });

  it("hides temporary files, but no object with such a name in a subfolder", async () => {
    const store = createDirectoryStore(root());
    await store.create("a/.writing/1", bytes("1"));
    writeFileSync(path.join(root(), ".writing/left-over"), "");
    expect(await store.list("")).toEqual(["a/.writing/1"]);
  });
});
