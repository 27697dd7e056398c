import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createDirectoryStore, createLiveReader, type Store } from "@lending/delivery/live";
import { makeBuild, makePublisher, makeSigner } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { createReleaseCache } from "./releaseCache.ts";

it("keeps the copy of a release only if it verifies", async ({ onTestFinished }) => {
  const root = mkdtempSync(path.join(os.tmpdir(), "cache-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { signer, trust } = makeSigner();
  const store = createDirectoryStore(path.join(root, "store"));
  await makePublisher({ store, signer, trust }).shipWith(
    { stage: "sandbox" },
    makeBuild({ name: "shell", version: "1.0.0" }),
    makeBuild({ name: "promo", version: "1.0.0" }),
  );
  const reader = createLiveReader({ store, trust });
  const list = await reader.newest();
  if (!list) throw new Error("Nothing was shipped.");
  const release = await reader.release(list);
  const copies = createDirectoryStore(path.join(root, "cache"));
  const cache = createReleaseCache({ store: copies, trust, limit: async () => undefined });
  const without = (read: (key: string) => Uint8Array | undefined): Store => ({
    ...store,
    read: async (key) => (key === list.documents.key ? read(key) : store.read(key)),
  });

  await expect(
    cache.save(
      list,
      release,
      without(() => undefined),
    ),
  ).rejects.toThrow("is missing");
  const tampered = new TextEncoder().encode("<script>");
  await expect(
    cache.save(
      list,
      release,
      without(() => tampered),
    ),
  ).rejects.toThrow("does not verify");
  expect(await copies.list("live/")).toEqual([]);
  await cache.save(list, release, store);
  expect(await copies.list("live/")).toHaveLength(1);
  await cache.save(
    list,
    release,
    without(() => undefined),
  );
});
