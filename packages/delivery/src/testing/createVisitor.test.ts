import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDirectoryStore } from "../releases/store/createDirectoryStore.ts";
import type { Store } from "../releases/store/Store.ts";
import { createVisitor } from "./createVisitor.ts";
import { makeBuild } from "./makeBuild.ts";
import { makePublisher, makeSigner } from "./makePublisher.ts";

const { signer, trust } = makeSigner();
let root = "";
let store: Store;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "visitor-"));
  store = createDirectoryStore(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ship = (version: string) =>
  makePublisher({ store, signer, trust }).ship(
    makeBuild({ name: "shell", version }),
    makeBuild({ name: "bank-binding", version }),
  );

describe("the visitor of the chaos test", () => {
  it("finds no release at first, and later reads every document of the live release", async () => {
    const { look } = createVisitor({ store, trust });
    expect(await look()).toEqual({ generation: 0, documents: 0 });
    await ship("1.0.0");
    expect(await look()).toEqual({ generation: 1, documents: 2 });
    await ship("1.1.0");
    expect(await look()).toEqual({ generation: 2, documents: 2 });
  });

  it.each(["shell", "bank-binding"])("reports a missing file of %s that a document references", async (name) => {
    await ship("1.0.0");
    for (const key of await store.list(`files/${name}/`)) await store.remove(key);
    await expect(createVisitor({ store, trust }).look()).rejects.toThrow(
      new RegExp(`files/${name}/\\w+ is missing: main\\.\\w+\\.js of ${name} 1\\.0\\.0\\.`),
    );
  });
});
