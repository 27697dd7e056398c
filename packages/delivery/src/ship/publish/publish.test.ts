import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Build } from "../../releases/Build.ts";
import { fileKey } from "../../releases/createArchive.ts";
import type { SignedRelease } from "../../releases/createReleaseLog.ts";
import { writeDocuments } from "../../releases/documents.ts";
import { folderOf } from "../../releases/Release.ts";
import { seal } from "../../releases/signing/seal.ts";
import { createDirectoryStore } from "../../releases/store/createDirectoryStore.ts";
import type { Store } from "../../releases/store/Store.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild, productionEnvironment } from "../../testing/makeBuild.ts";
import { makeGate, makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { type Gate, publish } from "./publish.ts";
import { shipBuilds } from "./shipBuilds.ts";

const keys = makeSigner();
const folder = folderForEachTest();

const publisher = (gates: readonly Gate[] = []) =>
  makePublisher({ store: createDirectoryStore(folder()), ...keys, gates });
/** A publisher that does not wait for a failed one. */
const impatient = () => makePublisher({ store: createDirectoryStore(folder()), ...keys, patienceMs: 20 });
const shell = makeBuild({ name: "shell", version: "1.0.0" });
const loan = (version: string, words = "") => makeBuild({ name: "loan", version, words });
const repay = (version: string) => makeBuild({ name: "repay", version });
const liveHtml = (pathname: string) => publisher().html(pathname);

describe("publishing", () => {
  it("makes a release with documents that name exactly its files", async () => {
    const { ship, log } = publisher();
    const build = loan("0.1.0");
    const { release } = await ship(shell, build);
    expect(release?.release).toMatchObject({
      generation: 1,
      change: "shell 1.0.0, loan 0.1.0",
      remotes: { loan: build.deployed },
    });
    expect(await log.newest()).toEqual(release);
    expect(await liveHtml("/loan")).toContain(`/assets/${folderOf("loan", build.deployed)}/${build.manifest.entry}`);
    expect(await liveHtml("/loan/")).toBe(await liveHtml("/loan"));
    expect(await liveHtml("/none")).toBe(await liveHtml("/other"));
  });

  it("changes one remote and keeps the others", async () => {
    const { ship } = publisher();
    await ship(shell, loan("0.1.0"), repay("0.1.0"));
    const { release } = await ship(loan("0.2.0"));
    expect(release?.release.change).toBe("loan 0.1.0 -> 0.2.0");
    expect(release?.release.remotes.repay).toEqual(repay("0.1.0").deployed);
    expect(await liveHtml("/repay")).toContain("loan/0.2.0-");
  });

  it("rejects a first release without a shell", async () => {
    await expect(publisher().ship(loan("0.1.0"))).rejects.toThrow("a release needs a shell");
  });

  it("runs the gates again when another publisher was first", async () => {
    await publisher().ship(shell, loan("0.1.0"), repay("0.1.0"));
    const generations: number[] = [];
    const slow: Gate = async ({ base }) => {
      generations.push(base?.release.generation ?? 0);
      if (generations.length === 1) await publisher().ship(repay("0.2.0"));
      return "";
    };
    const { release } = await publisher([slow]).ship(loan("0.2.0"));
    expect(generations).toEqual([1, 2]);
    expect(release?.release).toMatchObject({ generation: 3, remotes: { repay: repay("0.2.0").deployed } });
  });

  it("rejects a version that another publisher shipped first", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    const slow = makeGate(async () => {
      await publisher().ship(loan("0.2.0", "theirs"));
      await publisher().ship(loan("0.3.0"));
    });
    await expect(publisher([slow]).ship(loan("0.2.0", "ours"))).rejects.toThrow(
      "shipped with different bytes in release 2",
    );
  });
});

describe("reading back a published release", () => {
  const problem = /^Release 2 is not live: visitors get release 1\. .*live\/00000002\.json has no signature\. Repair/;
  const occupy = (key: string) => createDirectoryStore(folder()).create(key, new TextEncoder().encode("{}"));

  it("fails while another object is in the place of the list, and finishes once it is removed", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    await occupy("live/00000002.json");
    await expect(publisher().ship(loan("0.2.0"))).rejects.toThrow(problem);
    // The release is in the log by now, so there is nothing to change, but the command must still fail.
    await expect(publisher().ship(loan("0.2.0"))).rejects.toThrow(problem);
    await createDirectoryStore(folder()).remove("live/00000002.json");
    expect(await impatient().ship(loan("0.2.0"))).toMatchObject({ isNew: false });
    expect(await liveHtml("/loan")).toContain("loan/0.2.0-");
  });

  it("fails while another object is in the place of a document", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    const store = createDirectoryStore(folder());
    const spoiling: Store = {
      ...store,
      create: (key, content) =>
        store.create(key, key.startsWith("documents/") ? new TextEncoder().encode("other") : content),
    };
    const { ship } = makePublisher({ store: spoiling, ...keys });
    await expect(ship(loan("0.2.0"))).rejects.toThrow(
      /^Release 2 is not live: .* does not match the hash in its list\./,
    );
    expect(await liveHtml("/loan")).toContain("loan/0.1.0-");
  });

  it("reports that visitors get nothing when no release is valid, and keeps the fault as the cause", async () => {
    await occupy("live/00000001.json");
    const failed = publisher().ship(shell, loan("0.1.0"));
    await expect(failed).rejects.toThrow("Release 1 is not live: visitors get nothing. ");
    await expect(failed).rejects.toMatchObject({ cause: { name: "Untrusted" } });
  });

  it("succeeds when a later release is live by then", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    const store = createDirectoryStore(folder());
    let isFirst = true;
    const slow: Store = {
      ...store,
      async create(key, ...request) {
        const isOwn = isFirst && key === "live/00000002.json";
        if (!isOwn) return store.create(key, ...request);
        isFirst = false;
        await occupy(key);
        await publisher().ship(loan("0.3.0"));
        return false;
      },
    };
    expect(await makePublisher({ store: slow, ...keys }).ship(loan("0.2.0"))).toMatchObject({ isNew: true });
    expect(await liveHtml("/loan")).toContain("loan/0.3.0-");
  });
});

const scriptOf = ({ name, manifest }: Build) => fileKey(name, manifest.files[manifest.entry] ?? "");

describe("shipping the live release again", () => {
  const store = () => createDirectoryStore(folder());
  const garbage = new TextEncoder().encode("garbage");

  it("fails while another app of the release is incomplete, and succeeds once that is shipped again", async () => {
    const build = repay("0.1.0");
    await publisher().ship(shell, loan("0.1.0"), build);
    await store().remove(scriptOf(build));
    await expect(publisher().ship(loan("0.1.0"))).rejects.toThrow(
      `repay 0.1.0 is incomplete. Missing files: 1, for example ${build.manifest.entry}.`,
    );
    expect(await publisher().ship(build)).toMatchObject({ isNew: false });
    expect(await publisher().ship(loan("0.1.0"))).toMatchObject({ isNew: false });
  });

  it("writes missing documents, and corrupt ones after they are removed", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    const keysBefore = await store().list("");
    const [key = ""] = await store().list("documents/");
    const before = await store().read(key);
    await store().replace(key, garbage);
    await expect(publisher().ship(loan("0.1.0"))).rejects.toThrow(`${key} does not match the hash in its list.`);
    await store().remove(key);
    expect(await publisher().ship(loan("0.1.0"))).toMatchObject({ isNew: false });
    expect(await store().list("")).toEqual(keysBefore);
    expect(await store().read(key)).toEqual(before);
  });

  it("writes missing documents of a staged release", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    await publisher().tryOut(10, makeBuild({ name: "shell", version: "1.1.0" }));
    const key = (await publisher().reader.newest())?.staged?.documents.key ?? "";
    await store().remove(key);
    await publisher().ship(loan("0.1.0"));
    expect(await store().size(key)).toBeGreaterThan(0);
  });

  it("names the list to remove when documents cannot be composed as it was", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    const list = await publisher().reader.newest();
    const other = { key: "documents/00000001/000000000000.json.br", hash: "0".repeat(64) };
    const changed = seal({ ...list, documents: other }, keys.signer);
    await store().replace("live/00000001.json", changed);
    const keysBefore = await store().list("");
    await expect(publisher().ship(loan("0.1.0"))).rejects.toThrow(
      `${other.key} is missing, and composing it again gives other content. Remove live/00000001.json, then run`,
    );
    expect(await store().list("")).toEqual(keysBefore);
    await store().remove("live/00000001.json");
    expect(await impatient().ship(loan("0.1.0"))).toMatchObject({ isNew: false });
    expect(await liveHtml("/loan")).toContain("loan/0.1.0-");
  });

  it("writes nothing in a dry run", async () => {
    const build = loan("0.1.0");
    const { log, archive, ship } = publisher();
    await ship(shell, build);
    for (const key of await store().list("documents/")) await store().remove(key);
    const keysBefore = await store().list("");
    const change = shipBuilds({ builds: new Map([["loan", build.deployed]]), log, archive });
    await publish({ store: store(), log, archive, ...keys, change, isDryRun: true });
    expect(await store().list("")).toEqual(keysBefore);
  });
});

describe("the stage of a store", () => {
  const environmentOf = (stage: string | undefined) => (stage ? { ...productionEnvironment, stage } : {});

  it.each([
    ["production", "staging", 'This store serves the stage "production", and the environment states "staging"'],
    ["production", undefined, 'This store serves the stage "production"'],
    ["staging", "production", 'This store serves the stage "staging", and the environment states "production"'],
  ])("never changes from %s to %s", async (before, after, message) => {
    await publisher().shipWith(environmentOf(before), shell, loan("0.1.0"));
    const changed = publisher().shipWith(environmentOf(after), loan("0.2.0"));
    await expect(changed).rejects.toThrow(message);
    await expect(changed).rejects.toMatchObject({ by: "environment" });
    expect((await publisher().shipWith({ ...environmentOf(before), brandName: "New" }, loan("0.2.0"))).isNew).toBe(
      true,
    );
  });

  it("may change from sandbox to production, and not back", async () => {
    await publisher().shipWith({ stage: "sandbox" }, shell, loan("0.1.0"));
    expect((await publisher().shipWith(productionEnvironment, loan("0.2.0"))).isNew).toBe(true);
    await expect(publisher().rollBack()).rejects.toThrow('This store serves the stage "production"');
    expect((await publisher().rollBack({ name: "loan" })).release?.release.environment).toEqual(productionEnvironment);
  });
});

describe("repeating a command that failed before its release was live", () => {
  const live = async () => {
    const { reader, log } = publisher();
    const [served, newest] = [await reader.newest(), await log.newest()];
    return {
      served: served?.generation,
      newest: newest?.release.generation,
      loan: newest?.release.remotes.loan?.version,
    };
  };
  /** A publisher with a store that fails when it writes documents. */
  const failing = () => {
    const store = createDirectoryStore(folder());
    const create: Store["create"] = async (key, ...request) => {
      if (key.startsWith("documents/")) throw new Error("The store is down.");
      return store.create(key, ...request);
    };
    return makePublisher({ store: { ...store, create }, ...keys });
  };
  type Publisher = ReturnType<typeof publisher>;

  it.each<[string, (one: Publisher) => Promise<unknown>, string | undefined]>([
    ["rollback of one remote", ({ rollBack }) => rollBack({ name: "loan" }), "0.1.0"],
    ["rollback", ({ rollBack }) => rollBack(), "0.1.0"],
    ["removal", ({ remove }) => remove("loan"), undefined],
  ])("finishes a %s, and goes no further", async (_, command, expected) => {
    await publisher().ship(shell, loan("0.1.0"), repay("0.1.0"));
    await publisher().ship(loan("0.2.0"));
    await expect(command(failing())).rejects.toThrow("The store is down.");
    expect(await live()).toEqual({ served: 2, newest: 3, loan: expected });
    await expect(command(impatient())).rejects.toThrow(
      /^Release 3 \(.*\), by test, was not live yet, and is live now\./,
    );
    expect(await live()).toEqual({ served: 3, newest: 3, loan: expected });
  });

  it("finishes the start of a canary before it is ended, and a promotion", async () => {
    await publisher().ship(shell, loan("0.1.0"), repay("0.1.0"));
    await expect(failing().tryOut(10, loan("0.2.0"))).rejects.toThrow("The store is down.");
    await expect(impatient().promote()).rejects.toThrow("Release 2 (canary loan 0.2.0 for 10 %)");
    expect(await live()).toEqual({ served: 2, newest: 2, loan: "0.1.0" });
    await expect(failing().promote()).rejects.toThrow("The store is down.");
    await expect(impatient().promote()).rejects.toThrow("was not live yet, and is live now");
    expect(await live()).toEqual({ served: 3, newest: 3, loan: "0.2.0" });
    await expect(impatient().promote()).rejects.toThrow("There is no canary.");
  });

  it("waits for a release that another publisher is finishing", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    await publisher().ship(loan("0.2.0"));
    await expect(failing().ship(loan("0.3.0"))).rejects.toThrow("The store is down.");
    const { log, archive } = publisher();
    const finish = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const newest = (await log.newest()) as SignedRelease;
      await writeDocuments(newest, { store: createDirectoryStore(folder()), archive, ...keys });
    };
    await Promise.all([publisher().rollBack({ name: "loan" }), finish()]);
    expect(await live()).toEqual({ served: 4, newest: 4, loan: "0.2.0" });
  });

  it("says in a dry run that there is something to finish, and writes nothing", async () => {
    await publisher().ship(shell, loan("0.1.0"));
    await expect(failing().ship(loan("0.2.0"))).rejects.toThrow("The store is down.");
    const store = createDirectoryStore(folder());
    const before = await store.list("");
    const { log, archive } = publisher();
    const change = async () => undefined;
    const dryRun = publish({ store, log, archive, ...keys, change, isStep: true, isDryRun: true });
    await expect(dryRun).rejects.toThrow("Release 2 (loan 0.1.0 -> 0.2.0), by test, was not live yet. ");
    expect(await store.list("")).toEqual(before);
  });
});

describe("rolling back", () => {
  it("restores the environment and assets with the whole release, and keeps the current ones with one remote", async () => {
    const { shipWith, rollBack, log, archive } = publisher();
    await shipWith({ stage: "sandbox", brandName: "Before" }, shell, loan("0.1.0"), repay("0.1.0"));
    const today = { environment: { stage: "sandbox", brandName: "Today" }, assets: "https://cdn.test/" };
    await archive.add(loan("0.2.0"));
    const change = shipBuilds({ builds: new Map([["loan", loan("0.2.0").deployed]]), log, archive, ...today });
    await publish({ store: createDirectoryStore(folder()), log, archive, ...keys, change });
    expect((await rollBack({ name: "loan" })).release?.release).toMatchObject(today);
    const before = { environment: { stage: "sandbox", brandName: "Before" }, assets: "/assets/" };
    expect((await rollBack({ to: 1 })).release?.release).toMatchObject(before);
    expect(await liveHtml("/loan")).toContain('"brandName":"Before"');
  });

  it("makes the previous release the newest, and the next rollback goes one step further", async () => {
    const { ship, rollBack } = publisher();
    await ship(shell, loan("0.1.0"));
    await ship(loan("0.2.0"));
    await ship(loan("0.3.0"));
    const once = await rollBack();
    expect(once.release?.release).toMatchObject({
      generation: 4,
      restores: 2,
      change: "back to release 2 (loan 0.1.0 -> 0.2.0)",
    });
    const twice = await rollBack();
    expect(twice.release?.release).toMatchObject({
      generation: 5,
      restores: 1,
      remotes: { loan: loan("0.1.0").deployed },
    });
    expect(await liveHtml("/loan")).toContain("loan/0.1.0-");
    await expect(rollBack()).rejects.toThrow("no earlier version");
  });

  it("restores one remote and keeps later changes of the others", async () => {
    const { ship, rollBack } = publisher();
    await ship(shell, loan("0.1.0"), repay("0.1.0"));
    await ship(loan("0.2.0"));
    await ship(repay("0.2.0"));
    const { release } = await rollBack({ name: "loan" });
    expect(release?.release.change).toBe("loan 0.2.0 -> 0.1.0 (back)");
    expect(release?.release.remotes.repay).toEqual(repay("0.2.0").deployed);
  });

  it("restores the given generation", async () => {
    const { ship, rollBack } = publisher();
    await ship(shell, loan("0.1.0"));
    await ship(loan("0.2.0"));
    await ship(loan("0.3.0"));
    expect((await rollBack({ to: 1 })).release?.release.remotes.loan?.version).toBe("0.1.0");
    expect((await rollBack({ name: "loan", to: 2 })).release?.release.remotes.loan?.version).toBe("0.2.0");
    await expect(rollBack({ to: 9 })).rejects.toThrow("There is no earlier release 9");
    await expect(rollBack({ name: "promo", to: 1 })).rejects.toThrow("Release 1 has no promo");
  });

  it("rejects a rollback without an earlier release", async () => {
    const { ship, rollBack } = publisher();
    await expect(rollBack()).rejects.toThrow("Nothing has been shipped here yet.");
    await ship(shell, loan("0.1.0"));
    await expect(rollBack()).rejects.toThrow("The release has no earlier version.");
    await expect(rollBack({ name: "loan" })).rejects.toThrow("loan has no earlier version.");
    await expect(rollBack({ name: "laon" })).rejects.toThrow("No release contains laon. Live: shell, loan.");
    for (const to of [0, 1]) await expect(rollBack({ to })).rejects.toThrow(`There is no earlier release ${to}`);
  });

  it("rejects a rollback when another publisher was first", async () => {
    await publisher().ship(shell, loan("0.1.0"), repay("0.1.0"));
    await publisher().ship(loan("0.2.0"));
    const slow = makeGate(() => publisher().ship(repay("0.2.0")));
    await expect(publisher([slow]).rollBack()).rejects.toThrow(
      "Release 3 (repay 0.1.0 -> 0.2.0) was published in the meantime",
    );
  });
});

describe("the fallback of a remote", () => {
  const fallback = async () => /"last":\{"base":"\/assets\/loan\/([\d.]+)-/.exec(await liveHtml("/repay"))?.[1];

  it("is the version that was live before, in every document, with the hash of its integrity manifest", async () => {
    const { ship } = publisher();
    await ship(shell, loan("0.1.0"), repay("0.1.0"));
    expect(await fallback()).toBeUndefined();
    await ship(loan("0.2.0"));
    expect(await fallback()).toBe("0.1.0");
    await ship(repay("0.2.0"));
    expect(await fallback()).toBe("0.1.0");
    await ship(loan("0.3.0"));
    expect(await fallback()).toBe("0.2.0");
    expect(await liveHtml("/repay")).toMatch(/"last":\{[^}]*"integrity":"sha256-/);
  });

  it("is never a version that was rolled back", async () => {
    const { ship, rollBack } = publisher();
    await ship(shell, loan("0.1.0"), repay("0.1.0"));
    await ship(loan("0.2.0"));
    await ship(loan("0.3.0"));
    await rollBack({ name: "loan" });
    expect(await fallback()).toBe("0.1.0");
    await rollBack({ to: 1 });
    expect(await fallback()).toBeUndefined();
  });
});

it("rolls back beside unsigned objects far above the newest release and its list", async () => {
  await publisher().ship(shell, loan("0.1.0"));
  await publisher().ship(loan("0.2.0"));
  for (const key of ["releases/99999999.json", "live/99999999.json"]) writeFileSync(path.join(folder(), key), "{}");
  const { release } = await publisher().rollBack();
  expect(release?.release).toMatchObject({ generation: 3, restores: 1 });
  expect(await liveHtml("/loan")).toContain("loan/0.1.0-");
});
