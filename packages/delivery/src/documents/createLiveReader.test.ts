import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seal } from "../keys/seal.ts";
import { createDirectoryStore } from "../stores/createDirectoryStore.ts";
import type { Store } from "../stores/Store.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makePublisher } from "../testing/makePublisher.ts";
import { makeSigner } from "../testing/makeSigner.ts";
import { createLiveReader } from "./createLiveReader.ts";

const { signer, trust } = makeSigner();
const headers = { contentType: "text/plain; charset=utf-8", cacheControl: "no-store" };
const bytes = (text: string) => new TextEncoder().encode(text);

let root = "";
let store: Store;
let asked: string[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "live-"));
  asked = [];
  const folder = createDirectoryStore(root);
  store = {
    ...folder,
    read: (key) => {
      asked.push(key);
      return folder.read(key);
    },
  };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

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

describe("what is live", () => {
  it("is nothing, then the newest list, each read once", async () => {
    const reader = createLiveReader({ store, trust });
    expect(await reader.newest()).toBeUndefined();
    await ship("1.0.0");
    asked = [];
    const first = await reader.newest();
    expect(first).toMatchObject({ kind: "live documents", generation: 1 });
    expect(Object.keys(first?.paths ?? {}).sort()).toEqual(["", "/loan"]);
    expect(await reader.newest()).toBe(first);
    expect(asked).toEqual(["live/00000001.json"]);
    await ship("1.1.0");
    expect(await reader.newest()).toMatchObject({ generation: 2 });
    expect(await reader.at(1)).toEqual(first);
    expect(await reader.at(3)).toBeUndefined();
  });

  it("stays what it was when a list that nobody has signed comes after it", async () => {
    await ship("1.0.0");
    const { reader } = await live();
    await store.create("live/readme.txt", bytes("not a list"), headers);
    expect(await reader.newest()).toMatchObject({ generation: 1 });
    await store.create("live/00000002.json", bytes("{}"), headers);
    await expect(reader.newest()).rejects.toThrow("live/00000002.json carries no signature");
  });

  it("is no list in another one's place", async () => {
    await ship("1.0.0");
    const { list } = await live();
    await store.create("live/00000007.json", seal(list, signer), headers);
    await expect(createLiveReader({ store, trust }).newest()).rejects.toThrow("live/00000007.json holds generation 1.");
  });

  it("has a document for every address, read once, with the headers that were signed", async () => {
    await ship("1.0.0");
    const { reader, list } = await live();
    const loan = await reader.document(list, "/loan");
    expect(loan.html).toMatch(/^<!doctype html>.*<\/html>$/is);
    expect(loan.headers).toEqual(list.paths["/loan"]?.headers);
    expect(loan.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(await reader.document(list, "/loan/")).toEqual(loan);
    const other = await reader.document(list, "/nowhere");
    expect(other.html).not.toBe(loan.html);
    // A name that every object has is no path.
    expect(await reader.document(list, "/constructor")).toEqual(other);
    expect(await reader.document(list, "constructor")).toEqual(other);
    expect(asked.filter((key) => key === list.paths["/loan"]?.key)).toHaveLength(1);
  });

  it("gives out no document that is missing or changed, and looks again the next time", async () => {
    await ship("1.0.0");
    const { reader, list } = await live();
    const { key = "" } = list.paths["/loan"] ?? {};
    const whole = (await store.read(key)) ?? bytes("");
    await store.remove(key);
    await expect(reader.document(list, "/loan")).rejects.toThrow(`${key} is missing.`);
    await store.replace(key, bytes("other"), headers);
    await expect(reader.document(list, "/loan")).rejects.toThrow(`${key} is not what its list names.`);
    await store.replace(key, whole, headers);
    expect((await reader.document(list, "/loan")).html).toContain("</html>");
    await expect(reader.document({ ...list, paths: {} }, "/loan")).rejects.toThrow(
      "the documents of set 1 have none for other addresses.",
    );
  });
});
