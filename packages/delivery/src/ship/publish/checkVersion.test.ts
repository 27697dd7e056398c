import { describe, expect, it } from "vitest";
import ownPackage from "../../../package.json" with { type: "json" };
import type { Archive } from "../../releases/createArchive.ts";
import type { ReleaseLog, SignedRelease } from "../../releases/createReleaseLog.ts";
import { checkVersion } from "./checkVersion.ts";
import { removeRemote } from "./shipBuilds.ts";
import { endCanary, promoteCanary } from "./shipCanary.ts";

const hash = (digit: string) => digit.repeat(64);
const deployed = (version: string, digit: string) => ({ version, hash: hash(digit) });
const releaseOf = (generation: number, remotes: Record<string, ReturnType<typeof deployed>>, fallbacks = {}) =>
  ({
    hash: hash("0"),
    release: { generation, delivery: ownPackage.version, shell: deployed("1.0.0", "5"), remotes, fallbacks },
  }) as unknown as SignedRelease;

/** Checks a version of loan after these releases, with these folders in the archive. Returns how many releases were read. */
async function ask(
  version: string,
  digit: string,
  releases: readonly SignedRelease[],
  folders: readonly string[] = [],
) {
  let read = 0;
  const log = {
    verified: async () => {
      read += releases.length;
      return releases;
    },
  } as unknown as ReleaseLog;
  const archive = { foldersOf: async () => folders } as unknown as Archive;
  await checkVersion({ name: "loan", deployed: deployed(version, digit), base: releases.at(-1), log, archive });
  return read;
}
const folder = (digit: string) => digit.repeat(12);

describe("a version", () => {
  it("may be any in the first release, and must not be older than the live one afterwards", async () => {
    expect(await ask("0.1.0", "a", [])).toBe(0);
    const releases = [releaseOf(1, { loan: deployed("0.2.0", "a") })];
    expect(await ask("0.2.0", "a", releases)).toBe(0);
    expect(await ask("0.3.0", "b", releases)).toBe(0);
    await expect(ask("0.1.9", "b", releases)).rejects.toThrow(
      "loan 0.1.9 is older than 0.2.0, which is live. Going back is a rollback: pnpm ship rollback loan.",
    );
    expect(await ask("0.1.0", "b", [releaseOf(1, { repay: deployed("0.2.0", "a") })])).toBe(0);
  });

  it("is not shipped by a publisher that is older than the one of the live release", async () => {
    const { release, ...signed } = releaseOf(4, { loan: deployed("0.2.0", "a") });
    const madeWith = (delivery: string) => [{ ...signed, release: { ...release, delivery } }];
    expect(await ask("0.3.0", "b", madeWith(ownPackage.version))).toBe(0);
    await expect(ask("0.3.0", "b", madeWith("99.0.0"))).rejects.toThrow(
      `Release 4 was made with @lending/delivery 99.0.0, and this is ${ownPackage.version}, which would write older documents for every path. Update first: install the newer packages, or merge the main branch.`,
    );
  });

  it("is not promoted or removed by such a publisher, which may end a canary", async () => {
    const { release, ...signed } = releaseOf(4, { loan: deployed("0.2.0", "a"), repay: deployed("1.0.0", "a") });
    const canaries = [{ id: "c", percent: 10, remotes: { loan: deployed("0.3.0", "b") } }];
    const base = { ...signed, release: { ...release, delivery: "99.0.0", canaries } };
    await expect(promoteCanary()(base)).rejects.toThrow("Release 4 was made with @lending/delivery 99.0.0");
    await expect(removeRemote("repay")(base)).rejects.toThrow("Release 4 was made with @lending/delivery 99.0.0");
    expect((await endCanary()(base))?.change).toBe("canary loan 0.3.0 ended");
  });

  it.each([
    ["0.9.0", "0.10.0"],
    ["1.0.0-beta", "1.0.0"],
    ["1.0.0-rc.9", "1.0.0-rc.10"],
    ["1.0.0", "1.0.1-beta"],
  ])("of %s is older than %s", async (earlier, later) => {
    await expect(ask(earlier, "b", [releaseOf(1, { loan: deployed(later, "a") })])).rejects.toThrow("is older than");
    expect(await ask(later, "b", [releaseOf(1, { loan: deployed(earlier, "a") })])).toBe(0);
  });

  it("must have the same bytes as in every earlier release, also where it was only a fallback", async () => {
    const shipped = releaseOf(1, { loan: deployed("0.2.0", "a") });
    const fallback = releaseOf(2, { loan: deployed("0.1.9", "c") }, { loan: deployed("0.3.0", "a") });
    const last = releaseOf(3, { loan: deployed("0.1.9", "c") });
    await expect(ask("0.2.0", "b", [shipped, last], [folder("a")])).rejects.toThrow(
      "loan 0.2.0 was shipped with different bytes in release 1. Give the change a new version",
    );
    await expect(ask("0.3.0", "b", [shipped, fallback, last], [folder("a")])).rejects.toThrow("in release 2");
  });

  it("may have been uploaded with different bytes that no release contains", async () => {
    const releases = [
      releaseOf(1, { loan: deployed("0.1.0", "a"), repay: deployed("0.2.0", "a") }),
      releaseOf(2, { loan: deployed("0.1.0", "a") }),
    ];
    expect(await ask("0.2.0", "b", releases, [folder("a")])).toBe(2);
  });

  it("needs a new number when releases of a replaced key may contain other bytes of it", async () => {
    const releases = [releaseOf(7, { loan: deployed("0.1.0", "a") }), releaseOf(8, { loan: deployed("0.1.0", "a") })];
    await expect(ask("0.2.0", "b", releases, [folder("a")])).rejects.toThrow(
      "The store has different bytes of loan 0.2.0, which one of the releases 1 to 6 may contain: no trusted key signed them. Give the change a new version",
    );
    expect(await ask("0.2.0", "b", releases)).toBe(0);
  });

  it("reads no earlier release when the archive has only these bytes of the version", async () => {
    const releases = [releaseOf(1, { loan: deployed("0.2.0", "a") })];
    expect(await ask("0.2.0", "a", releases, [folder("a")])).toBe(0);
  });
});
