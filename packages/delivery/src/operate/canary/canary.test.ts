import { describe, expect, it } from "vitest";
import { folderOf } from "../../releases/Release.ts";
import { createDirectoryStore } from "../../releases/store/createDirectoryStore.ts";
import { createOwnershipGate, createSharedGate } from "../../ship/gates/manifestGates.ts";
import type { Change } from "../../ship/publish/Change.ts";
import { type Published, publish } from "../../ship/publish/publish.ts";
import { endCanary, promoteCanary } from "../../ship/publish/shipCanary.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makeGate, makePublisher, makeSigner } from "../../testing/makePublisher.ts";

const keys = makeSigner();
const folder = folderForEachTest();

const shell = makeBuild({ name: "shell", version: "1.0.0" });
const loan = (version: string, words = "") => makeBuild({ name: "loan", version, words });
const repay = (version: string) => makeBuild({ name: "repay", version });

/** Creates a publisher of a store in which loan 0.1.0 and repay 0.1.0 are live. */
async function begin() {
  const publisher = makePublisher({ store: createDirectoryStore(folder()), ...keys });
  await publisher.ship(shell, loan("0.1.0"), repay("0.1.0"));
  return publisher;
}
const htmlOf = (pathname: string) => makePublisher({ store: createDirectoryStore(folder()), ...keys }).html(pathname);
const idOf = ({ release }: Published) => release?.release.canaries?.[0]?.id;
/** Opens the store with an empty cache. */
function stores() {
  const store = createDirectoryStore(folder());
  const { log, archive } = makePublisher({ store, ...keys });
  return { store, log, archive };
}
const json = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? "null");

describe("a canary", () => {
  it("is in the same documents as the live version", async () => {
    const { tryOut } = await begin();
    const { release } = await tryOut(10, loan("0.2.0"));
    expect(release?.release).toMatchObject({
      change: "canary loan 0.2.0 for 10 %",
      remotes: { loan: loan("0.1.0").deployed },
      canaries: [{ percent: 10, remotes: { loan: loan("0.2.0").deployed } }],
    });
    const html = await htmlOf("/loan");
    const own = `/assets/${folderOf("loan", loan("0.1.0").deployed)}/`;
    const other = `/assets/${folderOf("loan", loan("0.2.0").deployed)}/`;
    expect(json(html, "registry")).toMatchObject({
      release: 2,
      remotes: [{ name: "loan", variant: "live", base: own }, { name: "repay" }],
    });
    expect(json(html, "registry").remotes[1].variant).toBeUndefined();
    const [canary] = json(html, "canary");
    expect(canary).toMatchObject({
      id: release?.release.canaries?.[0]?.id,
      percent: 10,
      // The live version is the fallback of a broken canary.
      remotes: [{ name: "loan", variant: "canary", base: other, last: { base: own } }],
    });
    expect(json(html, "preloads").modules[0].href).toMatch(own);
    expect(canary.preloads.modules[0].href).toMatch(other);
    // The device chooses a variant first: only the shell, which both share, is preloaded.
    expect(html).not.toMatch(/rel="modulepreload"[^>]*\/(?:loan|repay)\//);
  });

  it("adds no script to the documents of other remotes", async () => {
    const { tryOut } = await begin();
    await tryOut(10, loan("0.2.0"));
    const html = await htmlOf("/repay");
    expect(html).toContain('rel="modulepreload"');
    expect(json(html, "preloads").modules).toBeUndefined();
    expect(json(html, "canary")[0].preloads).toBeUndefined();
  });

  it("keeps its id when its share grows, and gets a new id with other builds", async () => {
    const { tryOut } = await begin();
    const first = await tryOut(10, loan("0.2.0"));
    const more = await tryOut(50, loan("0.2.0"));
    expect(more.release?.release).toMatchObject({
      change: "canary loan 0.2.0 for 10 -> 50 %",
      canaries: [{ percent: 50 }],
    });
    expect(idOf(more)).toBe(idOf(first));
    expect(await tryOut(50, loan("0.2.0"))).toMatchObject({ isNew: false });
    const newer = await tryOut(50, loan("0.3.0"));
    expect(idOf(newer)).not.toBe(idOf(first));
  });

  it("continues while another remote goes live, and while that is rolled back", async () => {
    const { tryOut, ship, rollBack } = await begin();
    const first = await tryOut(10, loan("0.2.0"));
    const live = (await ship(repay("0.2.0"))).release?.release;
    expect(live?.canaries).toEqual(first.release?.release.canaries);
    const back = (await rollBack({ name: "repay" })).release?.release;
    expect(back).toMatchObject({ remotes: { repay: repay("0.1.0").deployed }, canaries: live?.canaries });
  });

  it("goes live on promotion, with the previous version as its fallback", async () => {
    const { tryOut, promote, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    const { release } = await promote();
    expect(release?.release).toMatchObject({
      change: "loan 0.1.0 -> 0.2.0 (was a canary for 10 %)",
      remotes: { loan: loan("0.2.0").deployed },
      fallbacks: { loan: loan("0.1.0").deployed },
    });
    expect(release?.release.canaries).toBeUndefined();
    // A rollback of the promotion restores the version before, without the canary.
    const back = await rollBack();
    expect(back.release?.release.remotes.loan).toEqual(loan("0.1.0").deployed);
    expect(back.release?.release.canaries).toBeUndefined();
  });

  it.each([{}, { name: "loan" }])("ends first on a rollback (%o), and everything else stays", async (options) => {
    const { tryOut, ship, rollBack } = await begin();
    const before = await htmlOf("/loan");
    await tryOut(10, loan("0.2.0"));
    await rollBack(options);
    expect((await htmlOf("/loan")).replace('"release":3', '"release":1')).toBe(before);
    await tryOut(10, loan("0.2.0"));
    await ship(repay("0.2.0"));
    const { release } = await rollBack(options);
    expect(release?.release).toMatchObject({
      change: "canary loan 0.2.0 ended",
      remotes: { loan: loan("0.1.0").deployed, repay: repay("0.2.0").deployed },
    });
    expect(release?.release.canaries).toBeUndefined();
  });
});

describe("two canaries", () => {
  it("are in the same documents, each with the preload list of its own paths, without a combination", async () => {
    const { tryOut } = await begin();
    await tryOut(10, loan("0.2.0"));
    const { release } = await tryOut(20, repay("0.2.0"));
    expect(release?.release.canaries).toMatchObject([
      { percent: 10, remotes: { loan: loan("0.2.0").deployed } },
      { percent: 20, remotes: { repay: repay("0.2.0").deployed } },
    ]);
    const canaries = async (path: string) =>
      json(await htmlOf(path), "canary").map(
        ({ remotes, preloads }: { remotes: { name: string }[]; preloads?: object }) => [
          ...remotes.map(({ name }) => name),
          preloads !== undefined,
        ],
      );
    expect(await canaries("/loan")).toEqual([
      ["loan", true],
      ["repay", false],
    ]);
    expect(await canaries("/repay")).toEqual([
      ["loan", false],
      ["repay", true],
    ]);
  });

  it("are decided separately, and only by name", async () => {
    const { tryOut, promote, store, log, archive } = { ...(await begin()), ...stores() };
    await tryOut(10, loan("0.2.0"));
    const two = await tryOut(20, repay("0.2.0"));
    await expect(promote()).rejects.toThrow(
      "There are several canaries: loan@0.2.0; repay@0.2.0. Name one: promote loan@0.2.0.",
    );
    const decide = (change: Change) => publish({ ...keys, store, log, archive, change, isStep: true });
    await expect(decide(promoteCanary(["repay@0.3.0"]))).rejects.toThrow(
      "The canary is loan@0.2.0; repay@0.2.0, not repay@0.3.0.",
    );
    const live = (await decide(promoteCanary(["repay@0.2.0"]))).release?.release;
    expect(live).toMatchObject({ remotes: { repay: repay("0.2.0").deployed, loan: loan("0.1.0").deployed } });
    expect(live?.canaries).toEqual([two.release?.release.canaries?.[0]]);
    const ended = (await decide(endCanary({ expected: ["loan@0.2.0"], why: "slow" }))).release?.release;
    expect(ended).toMatchObject({ change: "canary loan 0.2.0 ended: slow", remotes: { loan: loan("0.1.0").deployed } });
    expect(ended?.canaries).toBeUndefined();
  });

  it("both end on a rollback of everything, and one on that of its remote", async () => {
    const { tryOut, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    await tryOut(20, repay("0.2.0"));
    const one = (await rollBack({ name: "loan" })).release?.release;
    expect(one?.canaries).toMatchObject([{ remotes: { repay: {} } }]);
    await tryOut(10, loan("0.3.0"));
    const none = (await rollBack()).release?.release;
    expect([none?.change, none?.canaries]).toEqual(["canary repay 0.2.0, loan 0.3.0 ended", undefined]);
  });

  it("are refused by the ownership gate when both add one path", async () => {
    const { store, log, archive } = stores();
    const gates = [createOwnershipGate(archive), createSharedGate({ log, archive })];
    const gated = makePublisher({ store, ...keys, gates });
    await gated.ship(shell, loan("0.1.0"), repay("0.1.0"));
    const claiming = (name: string) => makeBuild({ name, version: "0.2.0", paths: [`/${name}`, "/new"] });
    await gated.tryOut(10, claiming("loan"));
    await expect(gated.tryOut(10, claiming("repay"))).rejects.toThrow("/new is claimed by loan 0.2.0 and repay 0.2.0");
  });
});

describe("a canary is rejected", () => {
  it("with a remote of another canary, and as the fifth", async () => {
    const { ship, tryOut } = await begin();
    await tryOut(10, loan("0.2.0"));
    await expect(tryOut(10, loan("0.2.0"), repay("0.2.0"))).rejects.toThrow(
      "loan 0.2.0 is a canary (10 %), and an app has one canary at a time",
    );
    const others = ["a", "b", "c", "d"];
    await ship(...others.map((name) => makeBuild({ name, version: "0.1.0" })));
    for (const name of others.slice(0, 3)) await tryOut(10, makeBuild({ name, version: "0.2.0" }));
    await expect(tryOut(10, makeBuild({ name: "d", version: "0.2.0" }))).rejects.toThrow("there are 4 at most");
  });

  it("of the live version", async () => {
    const { tryOut } = await begin();
    await expect(tryOut(10, loan("0.1.0"))).rejects.toThrow("loan 0.1.0 is live for everybody already");
  });

  it("of a version that was a canary with different bytes", async () => {
    const { tryOut, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    await rollBack();
    await expect(tryOut(10, loan("0.2.0", "other"))).rejects.toThrow(
      "loan 0.2.0 was shipped with different bytes in release 2",
    );
  });

  it("in an empty store", async () => {
    const { tryOut } = makePublisher({ store: createDirectoryStore(folder()), ...keys });
    await expect(tryOut(10, loan("0.1.0"))).rejects.toThrow("A canary needs a live release");
  });

  it("when the shell does not fit it, and so is a shell that does not fit the canary", async () => {
    const provides = (version: string, host: string) => makeBuild({ name: "shell", version, host });
    const needs = (version: string, host: string) => makeBuild({ name: "loan", version, host });
    const { store, log, archive } = stores();
    const gated = makePublisher({ store, ...keys, gates: [createSharedGate({ log, archive })] });
    await gated.ship(provides("1.0.0", "1.5.0"), needs("0.1.0", "^1.0.0"));
    await expect(gated.tryOut(10, needs("0.2.0", "^2.0.0"))).rejects.toThrow(
      "loan 0.2.0 needs the host contract ^2.0.0",
    );
    await gated.tryOut(10, needs("0.2.0", "^1.5.0"));
    await expect(gated.ship(provides("1.1.0", "1.4.0"))).rejects.toThrow(
      "loan 0.2.0 needs the host contract ^1.5.0, and shell 1.1.0 provides 1.4.0",
    );
  });
});

it("and so is an ordinary release of the same remote", async () => {
  const { tryOut, ship } = await begin();
  await tryOut(10, loan("0.2.0"));
  await expect(ship(loan("0.3.0"))).rejects.toThrow("loan 0.2.0 is a canary. Decide about it first");
});

it.each<["promote" | "rollBack", string, readonly ReturnType<typeof loan>[]]>([
  ["promote", "The canary was ended in the meantime.", []],
  ["promote", "Another canary was started in the meantime: loan 0.3.0.", [loan("0.3.0")]],
  ["rollBack", "Another canary was started in the meantime: loan 0.3.0.", [loan("0.3.0")]],
])("%s rejects when its canary has changed: %s", async (action, message, next) => {
  const { tryOut, ...other } = await begin();
  await tryOut(10, loan("0.2.0"));
  const slow = makeGate(async () => {
    await other.rollBack();
    for (const one of next) await tryOut(20, one);
  });
  const slowly = makePublisher({ store: createDirectoryStore(folder()), ...keys, gates: [slow] });
  await expect(slowly[action]()).rejects.toThrow(message);
  const newest = (await slowly.log.newest())?.release;
  expect(newest?.remotes.loan?.version).toBe("0.1.0");
  expect(newest?.canaries?.map(({ percent }) => percent)).toEqual(next.length > 0 ? [20] : undefined);
});
