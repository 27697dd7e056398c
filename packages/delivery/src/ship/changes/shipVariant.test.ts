import { sha256 } from "@lending/releases/formats/names";
import type { Published } from "@lending/releases/log/createReleaseLog";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makeSigner } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { withVariants } from "@lending/releases/variants";
import { describe, expect, it } from "vitest";
import { makeGatedPublisher } from "../../testing/makeGatedPublisher.ts";
import { createSharedGate } from "../gates/manifestGates.ts";
import type { Gate } from "../Refusal.ts";
import { endVariants, promoteVariant, shipVariant } from "./shipVariant.ts";

const keys = makeSigner();
const folder = folderForEachTest();
const open = (gates: readonly Gate[] = []) =>
  makeGatedPublisher({ store: createFolderStore(folder()), ...keys, gates });

const shell = (version: string, host = "1.0.0") => makeBuild({ name: "shell", version, host });
const loan = (version: string, text = "", host = "^1.0.0") => makeBuild({ name: "loan", version, text, host });
const repay = (version: string) => makeBuild({ name: "repay", version });
const contentOf = ({ newest }: Published) => {
  if (!newest) throw new Error("There is no release.");
  return newest.release;
};
const idOf = (published: Published, index = 0) => contentOf(published).variants[index]?.id ?? "";

/** Creates a publisher of a store in which shell 1.0.0, loan 0.1.0 and repay 0.1.0 are live. */
async function begin() {
  const publisher = open();
  await publisher.ship(shell("1.0.0"), loan("0.1.0"), repay("0.1.0"));
  return publisher;
}

describe("a canary", () => {
  it("is a variant beside the live version, which is its fallback", async () => {
    const { tryOut } = await begin();
    const published = await tryOut(10, loan("0.2.0"));
    const release = contentOf(published);
    expect(release).toMatchObject({
      change: "canary loan 0.2.0 for 10 %",
      remotes: { loan: loan("0.1.0").deployed },
      variants: [{ percent: 10, remotes: { loan: loan("0.2.0").deployed }, by: "test" }],
    });
    expect(withVariants(release, [idOf(published)])).toMatchObject({
      remotes: { loan: loan("0.2.0").deployed },
      fallbacks: { loan: loan("0.1.0").deployed },
    });
  });

  it("keeps its id when its share grows, and gets a new id with other builds", async () => {
    const { tryOut } = await begin();
    const first = await tryOut(10, loan("0.2.0"));
    const more = await tryOut(50, loan("0.2.0"));
    expect(contentOf(more)).toMatchObject({ change: "canary loan 0.2.0 for 10 -> 50 %", variants: [{ percent: 50 }] });
    expect(idOf(more)).toBe(idOf(first));
    expect(await tryOut(50, loan("0.2.0"))).toMatchObject({ isNew: false });
    expect(idOf(await tryOut(50, loan("0.3.0")))).not.toBe(idOf(first));
  });

  it("continues while another remote goes live, and while that is rolled back", async () => {
    const { tryOut, ship, rollBack } = await begin();
    const { variants } = contentOf(await tryOut(10, loan("0.2.0")));
    expect(contentOf(await ship(repay("0.2.0"))).variants).toEqual(variants);
    const back = contentOf(await rollBack({ name: "repay" }));
    expect(back).toMatchObject({ remotes: { repay: repay("0.1.0").deployed }, variants });
  });

  it("goes live on promotion, with the previous version as its fallback, and a rollback restores that", async () => {
    const { tryOut, promote, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    expect(contentOf(await promote())).toMatchObject({
      change: "loan 0.1.0 -> 0.2.0 (was a canary for 10 %)",
      remotes: { loan: loan("0.2.0").deployed },
      fallbacks: { loan: loan("0.1.0").deployed },
      variants: [],
    });
    expect(contentOf(await rollBack())).toMatchObject({ remotes: { loan: loan("0.1.0").deployed }, variants: [] });
  });

  it.each([{}, { name: "loan" }])("ends first on a rollback (%o), and everything else stays", async (options) => {
    const { tryOut, ship, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    await ship(repay("0.2.0"));
    expect(contentOf(await rollBack(options))).toMatchObject({
      change: "canary loan 0.2.0 ended",
      remotes: { loan: loan("0.1.0").deployed, repay: repay("0.2.0").deployed },
      variants: [],
    });
  });

  it("of a shell and a remote changes both, and that of an environment only this", async () => {
    const { tryOut, publish, ship, shipWith, promote } = await begin();
    const both = contentOf(await tryOut(10, shell("1.1.0"), loan("0.2.0")));
    expect(both.change).toBe("canary shell 1.1.0, loan 0.2.0 for 10 %");
    await expect(ship(loan("0.3.0"))).rejects.toThrow("shell 1.1.0, loan 0.2.0 is a canary. Decide about it first");
    expect(contentOf(await promote())).toMatchObject({
      shell: shell("1.1.0").deployed,
      remotes: { loan: loan("0.2.0").deployed },
    });
    const environment = { stage: "sandbox", brandName: "Araw" };
    const staged = await publish(shipVariant({ added: [], environment, reach: { percent: 10 }, by: "test" }));
    expect(contentOf(staged).change).toBe("canary environment for 10 %");
    expect(withVariants(contentOf(staged), [idOf(staged)]).environment).toEqual(environment);
    await expect(shipWith({ brandName: "Buwan" })).rejects.toThrow("Another environment is a canary.");
    expect(contentOf(await promote())).toMatchObject({ change: "environment (was a canary for 10 %)", environment });
  });
});

describe("several canaries", () => {
  it("run side by side, any number of them, and are decided separately, only by name", async () => {
    const { tryOut, promote, publish, ship } = await begin();
    await tryOut(10, loan("0.2.0"));
    await tryOut(20, repay("0.2.0"));
    const others = ["a", "b", "c", "d"];
    await ship(...others.map((name) => makeBuild({ name, version: "0.1.0" })));
    for (const name of others) await tryOut(10, makeBuild({ name, version: "0.2.0" }));
    await tryOut(5, shell("1.1.0"));
    await expect(promote()).rejects.toThrow("There are several canaries: loan@0.2.0; repay@0.2.0; a@0.2.0");
    await expect(promote(["repay@0.3.0"])).rejects.toThrow(/^The canary is loan@0\.2\.0; .*, not repay@0\.3\.0\.$/);
    const live = contentOf(await promote(["repay@0.2.0"]));
    expect(live).toMatchObject({ remotes: { repay: repay("0.2.0").deployed, loan: loan("0.1.0").deployed } });
    const ended = contentOf(await publish(endVariants({ expected: ["loan@0.2.0"], why: "slow" })));
    expect([ended.change, ended.variants.length]).toEqual(["canary loan 0.2.0 ended: slow", 5]);
  });

  it("cannot both claim a new path", async () => {
    const { tryOut } = await begin();
    const claiming = (name: string) => makeBuild({ name, version: "0.2.0", paths: [`/${name}`, "/new"] });
    await tryOut(10, claiming("loan"));
    await expect(tryOut(10, claiming("repay"))).rejects.toThrow("repay 0.2.0 claims /new, which belongs to loan 0.1.0");
  });
});

describe("a preview", () => {
  const link = { hash: sha256("secret"), until: "2030-01-01T00:00:00.000Z" };
  const preview = (build: ReturnType<typeof loan>) => shipVariant({ added: [build], reach: { link }, by: "test" });

  it("runs beside a canary of the same remote and stops no release of it", async () => {
    const { upload, tryOut, publish, ship, promote } = await begin();
    await tryOut(10, loan("0.2.0"));
    await upload(loan("0.3.0"));
    const release = contentOf(await publish(preview(loan("0.3.0"))));
    expect(release.change).toBe("preview loan 0.3.0 until 2030-01-01T00:00");
    expect(release.variants).toMatchObject([{ percent: 10 }, { link }]);
    await promote();
    await ship(loan("0.4.0"));
    expect(contentOf(await publish(endVariants({ expected: ["loan@0.3.0"] }))).variants).toEqual([]);
  });

  it("stays when the canary ends by a rollback", async () => {
    const { upload, tryOut, publish, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    await upload(loan("0.3.0"));
    await publish(preview(loan("0.3.0")));
    expect(contentOf(await rollBack()).variants).toMatchObject([{ link }]);
  });
});

describe("a variant is rejected", () => {
  it("as the eleventh preview of an app", async () => {
    let release = contentOf(await (await begin()).publish((base) => base && { ...base, because: "" }));
    const preview = (number: number) => {
      const link = { hash: sha256(`${number}`), until: "2030-01-01T00:00:00.000Z" };
      return shipVariant({ added: [loan("0.2.0")], reach: { link }, by: "test" })(release);
    };
    for (let number = 1; number <= 10; number += 1) release = { ...release, ...(await preview(number)) };
    expect(release.variants).toHaveLength(10);
    expect(() => preview(11)).toThrow(
      "loan has 10 previews, which is the most. End one: pnpm ship rollback loan@0.2.0",
    );
  });

  it("with more paths than an app may own, those of ended previews included", async () => {
    const release = contentOf(await (await begin()).publish((base) => base && { ...base, because: "" }));
    const preview = (at: string) => {
      const paths = Array.from({ length: 40 }, (_, index) => `/${at}${index}`);
      const build = makeBuild({ name: "loan", version: "0.2.0", paths });
      return shipVariant({ added: [build], reach: { link: { hash: sha256(at), until: at } }, by: "test" });
    };
    const ended = { ...release, ...(await preview("a")(release)), variants: [] };
    expect(Object.keys(ended.paths)).toHaveLength(42);
    expect(() => preview("b")(ended)).toThrow("loan 0.2.0 would own 81 paths, and an app may own 80");
  });

  it("with a remote of another canary, of the live version, and in an empty store", async () => {
    const { tryOut } = await begin();
    await tryOut(10, loan("0.2.0"));
    await expect(tryOut(10, loan("0.2.0"), repay("0.2.0"))).rejects.toThrow(
      "loan 0.2.0 is a canary (10 %), and an app has one canary at a time",
    );
    await expect(tryOut(10, repay("0.1.0"))).rejects.toThrow("repay 0.1.0 is live for everybody already");
    const empty = shipVariant({ added: [], reach: { percent: 1 }, by: "test" });
    expect(() => empty(undefined)).toThrow("A canary needs a live release");
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["of another stage", { stage: "staging", locale: "en-PH", mobilePattern: "^0" }, "has the stage of"],
    ["that is live", { stage: "sandbox" }, "This environment is live for everybody already"],
  ])("with an environment %s", async (_, environment, message) => {
    const { publish } = await begin();
    await expect(publish(shipVariant({ added: [], environment, reach: { percent: 1 }, by: "test" }))).rejects.toThrow(
      message,
    );
  });

  it("when a shell that a device may get with it does not fit, and so is a shell that does not fit it", async () => {
    const { log, artefacts, ship } = open();
    const gated = open([createSharedGate({ log, artefacts })]);
    await ship(shell("1.0.0", "1.5.0"), loan("0.1.0"));
    await expect(gated.tryOut(10, loan("0.2.0", "", "^2.0.0"))).rejects.toThrow(
      "loan 0.2.0 needs the host contract ^2.0.0",
    );
    await gated.tryOut(10, loan("0.2.0", "", "^1.5.0"));
    const misfit = "loan 0.2.0 needs the host contract ^1.5.0, and shell 1.1.0 provides 1.4.0";
    await expect(gated.ship(shell("1.1.0", "1.4.0"))).rejects.toThrow(misfit);
    // A device may be in both canaries.
    await expect(gated.tryOut(10, shell("1.1.0", "1.4.0"))).rejects.toThrow(misfit);
  });
});

it.each<["promote" | "rollBack", string, readonly ReturnType<typeof loan>[]]>([
  ["promote", "The canary was ended in the meantime.", []],
  ["promote", "Another canary was started in the meantime: loan 0.3.0.", [loan("0.3.0")]],
  ["rollBack", "Another canary was started in the meantime: loan 0.3.0.", [loan("0.3.0")]],
])("%s rejects when its canary has changed: %s", async (action, message, next) => {
  const { tryOut, ...other } = await begin();
  await tryOut(10, loan("0.2.0"));
  let isFirst = true;
  const slow: Gate = async () => {
    if (isFirst) {
      isFirst = false;
      await other.rollBack();
      for (const one of next) await tryOut(20, one);
    }
    return "";
  };
  await expect(open([slow])[action]()).rejects.toThrow(message);
  const newest = (await other.log.newest())?.release;
  expect(newest?.remotes.loan?.version).toBe("0.1.0");
  expect(newest?.variants.map(({ percent }) => percent)).toEqual(next.length > 0 ? [20] : []);
});

it("does not promote with an older publisher, which may end a canary", async () => {
  const { tryOut, log } = await begin();
  await tryOut(10, loan("0.2.0"));
  const release = (await log.newest())?.release;
  const newer = release && { ...release, delivery: "99.0.0" };
  expect(() => promoteVariant()(newer)).toThrow("Release 2 was made with @lending/delivery 99.0.0");
  expect(endVariants({ expected: ["loan@0.2.0"] })(newer)).toMatchObject({ change: "canary loan 0.2.0 ended" });
});
