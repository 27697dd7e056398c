import type { Build } from "@lending/releases/artefact/Build";
import { releaseKey, statementKey } from "@lending/releases/formats/names";
import type { Store } from "@lending/releases/store/Store";
import { makeBuild } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { describe, expect, it, vi } from "vitest";
import { exit, publisherIn, runLine, storeIn } from "../cli/testing/runLine.ts";

const repository = folderForEachTest();
const run = (line: string) => runLine(repository(), line);
const loan = (version: string, text = "") => makeBuild({ name: "loan", version, text });
const shell = makeBuild({ name: "shell", version: "1.0.0" });
const has = async (store: Store, { name, deployed }: Build) =>
  (await store.read(statementKey(name, deployed))) !== undefined;

/** Ships these versions of loan, one a release. */
async function begin(...versions: readonly string[]) {
  await run("keys");
  const publisher = publisherIn(repository());
  const store = storeIn(repository());
  const [first = "0.1.0", ...more] = versions;
  await publisher.ship(shell, loan(first));
  for (const version of more) await publisher.ship(loan(version));
  /** Lists the versions of loan that the store has. */
  const left = async () => {
    const found = await Promise.all(versions.map(async (one) => ((await has(store, loan(one))) ? [one] : [])));
    return found.flat();
  };
  return { publisher, store, left };
}

describe("ship clean", () => {
  it("removes the files and source maps of versions that no release of the last days names", async () => {
    const { left, store } = await begin("0.1.0", "0.2.0", "0.3.0", "0.4.0");
    expect(await run("clean")).toEqual(exit(0, "0 files were removed"));
    const dry = await run("clean --days 0 --dry-run");
    expect([dry.code, await left()]).toEqual([0, ["0.1.0", "0.2.0", "0.3.0", "0.4.0"]]);
    expect(dry.out).toMatch(/^10 files could be removed; \d+ retained, for releases 4 to 4 \(0 days\)\n$/);
    await run("clean --days 0");
    // The last one is what a rollback restores, with its fallback.
    expect(await left()).toEqual(["0.2.0", "0.3.0", "0.4.0"]);
    expect((await store.list("assets/loan/0.1.0-")).length).toBe(0);
    expect(await run("rollback loan --to 1")).toEqual(exit(3, "Refused by artefact. loan 0.1.0 is incomplete"));
    expect(await run("rollback loan")).toMatchObject({ code: 0 });
  });

  it("keeps releases of the days, and the one that was live when they began", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      vi.setSystemTime("2026-01-01T00:00:00Z");
      const { publisher, left } = await begin("0.1.0");
      for (const [version, day] of [
        ["0.2.0", 10],
        ["0.3.0", 20],
        ["0.4.0", 30],
      ] as const) {
        vi.setSystemTime(`2026-01-${day}T00:00:00Z`);
        await publisher.ship(loan(version));
      }
      vi.setSystemTime("2026-01-31T00:00:00Z");
      const all = ["0.1.0", "0.2.0", "0.3.0", "0.4.0"];
      const remaining = async () => {
        const store = storeIn(repository());
        const found = await Promise.all(all.map(async (one) => ((await has(store, loan(one))) ? [one] : [])));
        return found.flat();
      };
      await run("clean --days 12");
      expect(await remaining()).toEqual(["0.1.0", "0.2.0", "0.3.0", "0.4.0"]);
      expect(await left()).toEqual(["0.1.0"]);
      await run("clean --days 5");
      expect(await remaining()).toEqual(["0.2.0", "0.3.0", "0.4.0"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("keeps canaries, previews and a removed remote, which a rollback restores", async () => {
    const { publisher, store } = await begin("0.1.0");
    const promo = makeBuild({ name: "promo", version: "0.1.0" });
    await publisher.ship(promo);
    await run("remove promo --because drill");
    await publisher.tryOut(10, loan("0.2.0"));
    await run("clean --days 0");
    expect([await has(store, promo), await has(store, loan("0.2.0"))]).toEqual([true, true]);
    await run("rollback");
    expect(await run("rollback promo")).toMatchObject({ code: 0 });
  });

  it("keeps an artefact that may be shipped next, and removes an older one that never was", async () => {
    const { publisher, store } = await begin("0.1.0", "0.2.0", "0.3.0");
    const [next, older] = [loan("0.4.0"), loan("0.2.5")];
    for (const build of [next, older]) await publisher.upload(build);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await run("clean --days 0");
    expect([await has(store, next), await has(store, older)]).toEqual([true, false]);
  });

  it("keeps keys that it cannot interpret, and removes nothing when a release cannot be read", async () => {
    const { store, left } = await begin("0.1.0", "0.2.0", "0.3.0", "0.4.0");
    await store.create("assets/loan/readme.txt", new Uint8Array());
    await store.create("assets/loan/next-aaaaaaaaaaaa/a.js", new Uint8Array());
    await store.remove(releaseKey(3));
    await run("clean --days 0");
    expect(await store.list("assets/loan/readme")).toEqual(["assets/loan/readme.txt"]);
    expect((await store.list("assets/loan/next-")).length).toBe(1);
    expect(await left()).toContain("0.4.0");
  });

  it("stops when a release was published in the meantime, which may contain the files", async () => {
    const { publisher, left } = await begin("0.1.0", "0.2.0", "0.3.0");
    const cleaning = run("clean --days 0");
    await publisher.ship(loan("0.4.0"));
    const { code, out } = await cleaning;
    expect([code === 3 ? out : "in time", (await left()).length > 0]).toEqual([expect.any(String), true]);
  });
});
