import { beforeEach, expect, it } from "vitest";
import type { SignedRelease } from "../../releases/createReleaseLog.ts";
import type { ReleaseContent } from "../../releases/Release.ts";
import { createDirectoryStore } from "../../releases/store/createDirectoryStore.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { affectedPages } from "./createPagesGate.ts";

const folder = folderForEachTest();
let publisher: ReturnType<typeof makePublisher>;
let base: SignedRelease;
beforeEach(async () => {
  publisher = makePublisher({ store: createDirectoryStore(folder()), ...makeSigner() });
  const { release } = await publisher.ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    makeBuild({ name: "loan", version: "0.1.0", paths: ["/order", "/offer"] }),
    makeBuild({ name: "repay", version: "0.1.0", nextPaths: ["/offer"] }),
    makeBuild({ name: "promo", version: "0.1.0" }),
  );
  if (!release) throw new Error("Release 1 is missing.");
  base = release;
});

const add = async (name: string, version: string) => {
  const build = makeBuild({ name, version, ...(name === "loan" && { paths: ["/order", "/new"] }) });
  await publisher.archive.add(build);
  return build.deployed;
};
const affected = async (change: Partial<ReleaseContent>, from: SignedRelease | undefined = base) => {
  const pages = await affectedPages({ content: { ...base.release, ...change }, base: from }, publisher.archive);
  return pages.map(({ pathname, variant }) => `${pathname} ${variant}`);
};
const everything = ["/order live", "/offer live", "/repay live", "/promo live"];

it("opens the paths of a changed remote and those that navigate to its earlier or later paths", async () => {
  const remotes = { ...base.release.remotes, loan: await add("loan", "0.2.0") };
  expect(await affected({ remotes })).toEqual(["/order live", "/new live", "/repay live"]);
  const { loan: _, ...others } = base.release.remotes;
  expect(await affected({ remotes: others })).toEqual(["/repay live"]);
});

it("opens both variants of a remote with a new canary, and when it ends the live one", async () => {
  const canaries = [{ id: "12345678", percent: 10, remotes: { promo: await add("promo", "0.2.0") } }];
  expect(await affected({ canaries })).toEqual(["/promo live", "/promo canary"]);
  expect(await affected({}, { ...base, release: { ...base.release, canaries } })).toEqual(["/promo live"]);
});

it("opens everything for a new shell, another environment, other assets, and in the first release", async () => {
  expect(await affected({ shell: await add("shell", "1.1.0") })).toEqual(everything);
  expect(await affected({ environment: { stage: "staging" } })).toEqual(everything);
  expect(await affected({ assets: "https://cdn.test/" })).toEqual(everything);
  const first = await affectedPages({ content: base.release, base: undefined }, publisher.archive);
  expect(first).toHaveLength(4);
});
