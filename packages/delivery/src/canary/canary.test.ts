import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSharedGate } from "../gates/manifestGates.ts";
import type { Gate } from "../publish/publish.ts";
import { folderOf } from "../releases/Release.ts";
import { createDirectoryStore } from "../store/createDirectoryStore.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../testing/makePublisher.ts";

const keys = makeSigner();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "canary-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shell = makeBuild({ name: "shell", version: "1.0.0" });
const loan = (version: string, words = "") => makeBuild({ name: "loan", version, words });
const repay = (version: string) => makeBuild({ name: "repay", version });

/** Creates a publisher of a store in which loan 0.1.0 and repay 0.1.0 are live. */
async function begin() {
  const publisher = makePublisher({ store: createDirectoryStore(folder), ...keys });
  await publisher.ship(shell, loan("0.1.0"), repay("0.1.0"));
  return publisher;
}
const htmlOf = async (pathname: string) => {
  const { reader } = makePublisher({ store: createDirectoryStore(folder), ...keys });
  const live = await reader.newest();
  if (!live) throw new Error("There is no live release.");
  return (await reader.document(live, pathname)).html;
};
const json = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? "null");

describe("a canary", () => {
  it("is in the same documents as the live version", async () => {
    const { tryOut } = await begin();
    const { release } = await tryOut(10, loan("0.2.0"));
    expect(release?.release).toMatchObject({
      change: "canary loan 0.2.0 for 10 %",
      remotes: { loan: loan("0.1.0").deployed },
      canary: { percent: 10, remotes: { loan: loan("0.2.0").deployed } },
    });
    const html = await htmlOf("/loan");
    const own = `/assets/${folderOf("loan", loan("0.1.0").deployed)}/`;
    const other = `/assets/${folderOf("loan", loan("0.2.0").deployed)}/`;
    expect(json(html, "canary")).toEqual({ id: release?.release.canary?.id, percent: 10 });
    expect(json(html, "registry")).toMatchObject({
      release: 2,
      variant: "live",
      remotes: [{ name: "loan", base: own }, { name: "repay" }],
    });
    // The live version is the fallback of a broken canary.
    expect(json(html, "registry-canary")).toMatchObject({
      release: 2,
      variant: "canary",
      remotes: [{ name: "loan", base: other, last: { base: own } }, { name: "repay" }],
    });
    expect(json(html, "preloads").modules[0].href).toMatch(own);
    expect(json(html, "preloads-canary").modules[0].href).toMatch(other);
    // The device chooses a variant first: only the shell, which both share, is preloaded.
    expect(html).not.toMatch(/rel="modulepreload"[^>]*\/(?:loan|repay)\//);
  });

  it("adds no script to the documents of other remotes", async () => {
    const { tryOut } = await begin();
    await tryOut(10, loan("0.2.0"));
    const html = await htmlOf("/repay");
    expect(html).toContain('rel="modulepreload"');
    expect(json(html, "preloads").modules).toBeUndefined();
    expect(html).not.toContain("preloads-canary");
  });

  it("adds nothing to a document after its end", async () => {
    const { tryOut, rollBack } = await begin();
    const before = await htmlOf("/loan");
    await tryOut(10, loan("0.2.0"));
    await rollBack();
    expect((await htmlOf("/loan")).replace('"release":3', '"release":1')).toBe(before);
  });

  it("keeps its id when its share grows, and gets a new id with other builds", async () => {
    const { tryOut } = await begin();
    const first = await tryOut(10, loan("0.2.0"));
    const more = await tryOut(50, loan("0.2.0"));
    expect(more.release?.release).toMatchObject({
      change: "canary loan 0.2.0 for 10 -> 50 %",
      canary: { percent: 50 },
    });
    expect(more.release?.release.canary?.id).toBe(first.release?.release.canary?.id);
    expect(await tryOut(50, loan("0.2.0"))).toMatchObject({ isNew: false });
    const newer = await tryOut(50, loan("0.3.0"));
    expect(newer.release?.release.canary?.id).not.toBe(first.release?.release.canary?.id);
  });

  it("continues while another remote goes live", async () => {
    const { tryOut, ship } = await begin();
    const first = await tryOut(10, loan("0.2.0"));
    const { release } = await ship(repay("0.2.0"));
    expect(release?.release.canary).toEqual(first.release?.release.canary);
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
    expect(release?.release.canary).toBeUndefined();
    // A rollback of the promotion restores the version before, without the canary.
    const back = await rollBack();
    expect(back.release?.release.remotes.loan).toEqual(loan("0.1.0").deployed);
    expect(back.release?.release.canary).toBeUndefined();
  });

  it.each([{}, { name: "loan" }])("ends first on a rollback (%o), and everything else stays", async (options) => {
    const { tryOut, ship, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    await ship(repay("0.2.0"));
    const { release } = await rollBack(options);
    expect(release?.release).toMatchObject({
      change: "canary loan 0.2.0 ended",
      remotes: { loan: loan("0.1.0").deployed, repay: repay("0.2.0").deployed },
    });
    expect(release?.release.canary).toBeUndefined();
  });

  it("continues while another remote is rolled back", async () => {
    const { tryOut, ship, rollBack } = await begin();
    await ship(repay("0.2.0"));
    const first = await tryOut(10, loan("0.2.0"));
    const { release } = await rollBack({ name: "repay" });
    expect(release?.release.remotes.repay).toEqual(repay("0.1.0").deployed);
    expect(release?.release.canary).toEqual(first.release?.release.canary);
  });
});

describe("a canary is rejected", () => {
  it("of the shell", async () => {
    const { tryOut } = await begin();
    await expect(tryOut(10, makeBuild({ name: "shell", version: "1.1.0" }))).rejects.toThrow(
      "The shell goes live for everybody",
    );
  });

  it("while there is another canary", async () => {
    const { tryOut } = await begin();
    await tryOut(10, loan("0.2.0"));
    await expect(tryOut(10, repay("0.2.0"))).rejects.toThrow(
      "loan 0.2.0 is a canary (10 %), and there is one canary at a time",
    );
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
    const { tryOut } = makePublisher({ store: createDirectoryStore(folder), ...keys });
    await expect(tryOut(10, loan("0.1.0"))).rejects.toThrow("A canary needs a live release");
  });

  it("when the shell does not fit it, and so is a shell that does not fit the canary", async () => {
    const provides = (version: string, host: string) => makeBuild({ name: "shell", version, host });
    const needs = (version: string, host: string) => makeBuild({ name: "loan", version, host });
    const store = createDirectoryStore(folder);
    const { log, archive } = makePublisher({ store, ...keys });
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

it("and so is a promotion after the canary was ended", async () => {
  const { tryOut } = await begin();
  await tryOut(10, loan("0.2.0"));
  const store = createDirectoryStore(folder);
  let isFirst = true;
  const slow: Gate = {
    name: "slow",
    async check() {
      if (isFirst) await makePublisher({ store, ...keys }).rollBack();
      isFirst = false;
      return "";
    },
  };
  const { promote, log } = makePublisher({ store, ...keys, gates: [slow] });
  await expect(promote()).rejects.toThrow("The canary was ended in the meantime.");
  expect((await log.newest())?.release.remotes.loan?.version).toBe("0.1.0");
});

it.each(["promote", "rollBack"] as const)("%s rejects a canary that started after the command", async (action) => {
  const { tryOut } = await begin();
  await tryOut(10, loan("0.2.0"));
  const store = createDirectoryStore(folder);
  let isFirst = true;
  const slow: Gate = {
    name: "slow",
    async check() {
      if (!isFirst) return "";
      isFirst = false;
      const other = makePublisher({ store, ...keys });
      await other.rollBack();
      await other.tryOut(20, repay("0.2.0"));
      return "";
    },
  };
  const slowly = makePublisher({ store, ...keys, gates: [slow] });
  await expect(slowly[action]()).rejects.toThrow("Another canary was started in the meantime: repay 0.2.0.");
  expect((await slowly.log.newest())?.release.canary).toMatchObject({ percent: 20, remotes: { repay: {} } });
});

it("and so is a promotion without a canary", async () => {
  const { promote } = await begin();
  await expect(promote()).rejects.toThrow("There is no canary.");
});
