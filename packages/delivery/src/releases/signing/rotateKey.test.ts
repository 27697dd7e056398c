import { expect, it } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { createLiveReader } from "../createLiveReader.ts";
import { createReleaseLog } from "../createReleaseLog.ts";
import { createDirectoryStore } from "../store/createDirectoryStore.ts";
import { createSigner, createTrust } from "./seal.ts";

const folder = folderForEachTest();

it("serves and ships with a new key alone after two releases, when the store's id is configured", async () => {
  const store = createDirectoryStore(folder());
  const [leaked, next] = [makeSigner(), makeSigner()];
  const trust = createTrust([leaked.publicPem, next.publicPem]);
  const both = (pem: string) => makePublisher({ store, signer: createSigner(pem), trust });
  const loan = (version: string) => makeBuild({ name: "loan", version });

  const first = await both(leaked.pem).ship(makeBuild({ name: "shell", version: "1.0.0" }), loan("1.0.0"));
  const storeId = first.release?.storeId ?? "";
  const newest = () => createReleaseLog({ store, trust: next.trust, storeId }).newest();
  const live = () => createLiveReader({ store, trust: next.trust, storeId }).newest();
  await expect(live()).rejects.toThrow();

  await both(next.pem).ship(loan("1.1.0"));
  expect((await live())?.generation).toBe(2);
  // A publisher also verifies the release before the newest one.
  await expect(newest()).rejects.toThrow();
  await both(next.pem).ship(loan("1.2.0"));
  expect((await newest())?.release.generation).toBe(3);
  expect((await live())?.generation).toBe(3);
  const { verified } = createReleaseLog({ store, trust: next.trust, storeId });
  expect((await verified()).map(({ release }) => release.generation)).toEqual([2, 3]);
});
