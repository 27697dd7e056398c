import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSigner, readTrust } from "../keys/keyFolder.ts";
import { createDirectoryStore } from "../stores/createDirectoryStore.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makePublisher } from "../testing/makePublisher.ts";
import { runShip } from "./runShip.ts";

// Real files and real compression: quick alone, not on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let repository = "";
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), "ship-"));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

async function run(line: string, variables: Record<string, string> = {}) {
  let out = "";
  const write = (text: string) => {
    out += text;
  };
  const place = {
    repository,
    variables: { SHIP_BY: "ana", ...variables },
    isTerminal: false,
    write,
    writeError: write,
  };
  return { code: await runShip(line.split(" "), place), out };
}

/** Shell and loan in a store of this name, signed with the keys of this folder. */
async function ship(store = "releases", keys = ".ship") {
  await run("keys", { SHIP_KEYS: keys });
  const signer = readSigner(path.join(repository, keys), "");
  if (!signer) throw new Error("There is no key.");
  const trust = readTrust(path.join(repository, keys));
  const publisher = makePublisher({ store: createDirectoryStore(path.join(repository, store)), signer, trust });
  await publisher.ship(makeBuild({ name: "shell", version: "1.0.0" }), makeBuild({ name: "loan", version: "0.1.0" }));
  return publisher;
}

describe("what ship says of a store", () => {
  it("is about the one that was named, by the command or else by the variable", async () => {
    await ship("one");
    expect((await run("status")).out).toBe(`${repository}/releases: nothing has been shipped here yet\n`);
    expect((await run("status", { SHIP_STORE: "one" })).out).toContain("set 1, ");
    expect((await run("status --store one", { SHIP_STORE: "two" })).out).toContain("set 1, ");
    expect((await run("status --store two", { SHIP_STORE: "one" })).out).toContain("two: nothing has been shipped");
  });

  it("holds only with the keys of the folder that was named", async () => {
    await ship("releases", "other-keys");
    expect((await run("status", { SHIP_KEYS: "other-keys" })).code).toBe(0);
    const { code, out } = await run("status");
    expect([code, out]).toEqual([1, expect.stringContaining("a key that is not trusted here")]);
  });

  it("is all there for a program", async () => {
    expect(JSON.parse((await run("status --json")).out)).toEqual({ ok: true, store: `${repository}/releases` });
    await ship();
    expect(JSON.parse((await run("status --json")).out)).toMatchObject({
      ok: true,
      live: 1,
      newest: { generation: 1, change: "shell 1.0.0, loan 0.1.0", by: "test" },
    });
    expect(JSON.parse((await run("history --json")).out)).toMatchObject({ ok: true, sets: [{ generation: 1 }] });
    expect(JSON.parse((await run("explain d-1 --json")).out)).toMatchObject({ device: "d-1", set: 1, arm: "live" });
    expect((await run("history --store none")).out).toBe(
      "0 sets, each signed and holding the hash of the one before\n",
    );
  });

  it("says that visitors get nothing while no set was ever finished", async () => {
    await ship();
    await createDirectoryStore(path.join(repository, "releases")).remove("live/00000001.json");
    expect((await run("status")).out).toContain("visitors get nothing. Whoever ships next finishes it.");
  });

  it("names what keeps the newest set from visitors, and the store by its id", async () => {
    const publisher = await ship();
    const store = createDirectoryStore(path.join(repository, "releases"));
    const { storeId = "" } = (await publisher.row.newest()) ?? {};
    expect((await run("status")).out).toContain(`  store id         ${storeId}\n`);
    const headers = { contentType: "application/json", cacheControl: "no-store" };
    await store.create("live/00000002.json", new TextEncoder().encode("{}"), headers);
    await expect(publisher.ship(makeBuild({ name: "loan", version: "0.2.0" }))).rejects.toThrow("is not live");
    const { code, out } = await run("status");
    expect(code).toBe(0);
    expect(out).toContain("live/00000002.json carries no signature.\nSet 2 is not live; visitors get set 1.\n");
    expect(JSON.parse((await run("status --json")).out)).toMatchObject({
      live: 1,
      storeId,
      problems: [expect.stringContaining("carries no signature")],
    });
    await store.remove("live/00000001.json");
    expect((await run("status")).out).toContain("Set 2 is not live; visitors get nothing.\n");
  });

  it("holds for the store whose id was named alone", async () => {
    const publisher = await ship();
    const { storeId = "" } = (await publisher.row.newest()) ?? {};
    const other = "0".repeat(96);
    expect((await run("status", { SHIP_STORE_ID: storeId })).code).toBe(0);
    const expected = `is the store ${storeId}; ${other} is expected here`;
    for (const line of ["status", "history", "rollback --dry-run", "explain d-1"]) {
      const { code, out } = await run(line, { SHIP_STORE_ID: other });
      expect([code, out]).toEqual([1, expect.stringContaining(expected)]);
    }
  });

  it("explains without a key all but the link, and that no trial stood", async () => {
    await ship();
    rmSync(path.join(repository, ".ship/ship.key"));
    const { code, out } = await run("explain d-1");
    expect(code).toBe(0);
    expect(out).toMatch(
      /^set 1, since \d{4}-\d\d-\d\d \d\d:\d\d UTC, by test: shell 1\.0\.0, loan 0\.1\.0\n {2}no trial stood: every device got the same\n {2}shell +1\.0\.0\n {2}loan +0\.1\.0\n {2}for a link that opens it, a key is needed: SHIP_KEY\n$/,
    );
  });

  it("leads to the site that was named, and signs with the key that a CI gives", async () => {
    await ship();
    const { out } = await run("explain d-1", { SHIP_ORIGIN: "https://lender.test//" });
    expect(out).toMatch(/\nhttps:\/\/lender\.test\/loan\?set=1\.live\.[\w.-]+\n$/);
    expect(out).not.toContain("&arm");
  });

  it("names the key that was made, and makes no other", async () => {
    const { out } = await run("keys");
    expect(out).toMatch(/^The key ([0-9a-f]{16}) is made\. Commit \.ship\/trusted\/\1\.pub; ship\.key stays here\.\n$/);
    expect(await run("keys")).toMatchObject({ code: 1, out: expect.stringContaining("is there already") });
  });
});
