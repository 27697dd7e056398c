import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { HEAD_KEY, releaseKey } from "@lending/releases/formats/names";
import { makeBuild } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { describe, expect, it } from "vitest";
import { exit, publisherIn, runLine, storeIn } from "../cli/testing/runLine.ts";
import { readVersions } from "./statusAction.ts";

const repository = folderForEachTest();

const run = (line: string, variables: Readonly<Record<string, string>> = {}) =>
  runLine(repository(), line, { variables });

/** Ships shell and loan to a store of this name, signed with the keys of this folder. */
async function ship(store = "releases", keys = ".ship") {
  await run("keys", { SHIP_KEYS: keys });
  const publisher = publisherIn(repository(), store, keys);
  await publisher.ship(makeBuild({ name: "shell", version: "1.0.0" }), makeBuild({ name: "loan", version: "0.1.0" }));
  return publisher;
}

describe("the commands that read a store", () => {
  it("read the store in --store, else in the variable", async () => {
    await ship("one");
    for (const name of ["releases", "two"]) mkdirSync(path.join(repository(), name));
    expect((await run("status")).out).toBe(`${repository()}/releases: nothing has been shipped here yet\n`);
    expect((await run("status", { SHIP_STORE: "one" })).out).toContain("release 1, ");
    expect((await run("status --store one", { SHIP_STORE: "two" })).out).toContain("release 1, ");
    expect((await run("status --store two", { SHIP_STORE: "one" })).out).toContain("two: nothing has been shipped");
  });

  it("accept only the keys of the given folder", async () => {
    await ship("releases", "other-keys");
    expect((await run("status", { SHIP_KEYS: "other-keys" })).code).toBe(0);
    expect(await run("status")).toEqual(exit(1, "which is not a trusted key"));
  });

  it("print everything as JSON for a program", async () => {
    mkdirSync(path.join(repository(), "releases"));
    expect(JSON.parse((await run("status --json")).out)).toEqual({ ok: true, store: `${repository()}/releases` });
    await ship();
    expect(JSON.parse((await run("status --json")).out)).toMatchObject({
      ok: true,
      live: 1,
      newest: { number: 1, change: "shell 1.0.0, loan 0.1.0", by: "test" },
    });
    expect(JSON.parse((await run("history --json")).out)).toMatchObject({ ok: true, releases: [{ number: 1 }] });
    mkdirSync(path.join(repository(), "none"));
    expect((await run("history --store none")).out).toBe(
      "0 releases, each signed and with the hash of the one before\n",
    );
  });

  it("print why a server would not serve the newest release, and the store's id", async () => {
    const publisher = await ship();
    const store = storeIn(repository());
    const { storeId = "" } = (await publisher.log.newest()) ?? {};
    const { out } = await run("status");
    expect(out).toContain(`  store id         ${storeId}\n`);
    expect(out).toMatch(/ {2}head {13}signed \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/);
    await store.replace(HEAD_KEY, new TextEncoder().encode("{}"));
    const damaged = await run("status");
    expect(damaged.out).toContain("HEAD.json has no signature.\nA server that starts now would serve nothing.\n");
    expect(JSON.parse((await run("status --json")).out).problems).toEqual([
      expect.stringContaining("has no signature"),
    ]);
  });

  it("print the newest releases only, and what could not be verified", async () => {
    const publisher = await ship();
    for (const version of ["0.2.0", "0.3.0"]) await publisher.ship(makeBuild({ name: "loan", version }));
    expect((await run("history --last 2")).out).toMatch(
      /^ {5}3 .*\n {5}2 .*\n2 releases, each signed and with the hash of the one before\nEarlier ones: pnpm ship history --last 4\n$/,
    );
    await storeIn(repository()).remove(releaseKey(1));
    expect((await run("history")).out).toMatch(/Not verified: releases 1 to 1\. .*00000001\.json is missing\.\n$/);
  });

  it("accept only the store with the given id", async () => {
    const publisher = await ship();
    const { storeId = "" } = (await publisher.log.newest()) ?? {};
    const other = "0".repeat(64);
    expect((await run("status", { SHIP_STORE_ID: storeId })).code).toBe(0);
    const expected = `belongs to the store ${storeId}; ${other} is expected here`;
    for (const line of ["status", "history", "rollback --dry-run"]) {
      expect(await run(line, { SHIP_STORE_ID: other })).toEqual(exit(1, expected));
    }
  });

  it("print the id of a new key, and never replace it", async () => {
    const { out } = await run("keys");
    expect(out).toMatch(
      /^The key ([0-9a-f]{16}) of platform is made\. Commit \.ship\/trusted\/\1\.pub; ship\.key stays here\.\n$/,
    );
    expect(await run("keys")).toEqual(exit(1, "exists already"));
  });
});

describe("the versions of a checkout", () => {
  /** Writes the sources of an app, as far as its version is read. */
  const write = (name: string, version: string) => {
    const folder = path.join(repository(), "apps", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: `@lending/${name}`, version }));
    writeFileSync(path.join(folder, "rspack.config.ts"), "");
  };
  /** Lists those that no release has contained: what `ship offer` offers. */
  const pending = async ({ log }: Awaited<ReturnType<typeof ship>>) =>
    readVersions(repository(), (await log.newest())?.release)
      .filter(({ wasShipped }) => !wasShipped)
      .map(({ name, version, live }) => `${name} ${live ?? "not live"} -> ${version}`);

  it("are pending when they are not in the newest release, or were never shipped", async () => {
    const publisher = await ship();
    write("shell", "1.0.0");
    write("loan", "0.2.0");
    write("savings", "0.1.0");
    expect(await pending(publisher)).toEqual(["loan 0.1.0 -> 0.2.0", "savings not live -> 0.1.0"]);
  });

  it.each<[string, (publisher: Awaited<ReturnType<typeof ship>>) => Promise<unknown>]>([
    ["was rolled back", ({ rollBack }) => rollBack({ name: "loan" })],
    ["was rolled back with its release", ({ rollBack }) => rollBack()],
    ["was removed", () => run("remove loan --because test")],
  ])("are not pending when one %s: the next merge of any team must not ship it again", async (_, undo) => {
    const publisher = await ship();
    await publisher.ship(makeBuild({ name: "loan", version: "0.2.0" }));
    write("loan", "0.2.0");
    await undo(publisher);
    expect(await pending(publisher)).toEqual([]);
    expect((await run("offer")).out).toBe("Every version of this checkout is shipped.\n");
  });

  it("are not pending as a canary, also one that was ended, and as a shell that was rolled back", async () => {
    const publisher = await ship();
    await publisher.tryOut(10, makeBuild({ name: "loan", version: "0.2.0" }));
    write("loan", "0.2.0");
    expect(await pending(publisher)).toEqual([]);
    await publisher.rollBack();
    await publisher.ship(makeBuild({ name: "shell", version: "1.1.0" }));
    await publisher.rollBack({ name: "shell" });
    write("shell", "1.1.0");
    expect(await pending(publisher)).toEqual([]);
    write("loan", "0.3.0");
    expect(await pending(publisher)).toEqual(["loan 0.1.0 -> 0.3.0"]);
  });
});
