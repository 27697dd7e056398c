import { describe, expect, it } from "vitest";
import type { Archive } from "../releases/createArchive.ts";
import type { ReadSet, ReleaseLog } from "../releases/createReleaseLog.ts";
import { checkVersion } from "./checkVersion.ts";

const hash = (digit: string) => digit.repeat(96);
const deployed = (version: string, digit: string) => ({ version, hash: hash(digit) });
const setOf = (generation: number, remotes: Record<string, ReturnType<typeof deployed>>, fallbacks = {}) =>
  ({
    hash: hash("0"),
    set: { generation, shell: deployed("1.0.0", "5"), remotes, fallbacks },
  }) as unknown as ReadSet;

/** Checks a version of loan after these releases, with these folders in the archive. Returns how many releases were read. */
async function ask(version: string, digit: string, sets: readonly ReadSet[], folders: readonly string[] = []) {
  let read = 0;
  const row = {
    between: async (first: number, last: number) => {
      const wanted = sets.slice(first - 1, last);
      read += wanted.length;
      return wanted;
    },
  } as unknown as ReleaseLog;
  const archive = { foldersOf: async () => folders } as unknown as Archive;
  await checkVersion({ name: "loan", deployed: deployed(version, digit), base: sets.at(-1), row, archive });
  return read;
}
const folder = (digit: string) => digit.repeat(12);

describe("a version", () => {
  it("may be any in the first release, and must not be older than the live one afterwards", async () => {
    expect(await ask("0.1.0", "a", [])).toBe(0);
    const sets = [setOf(1, { loan: deployed("0.2.0", "a") })];
    expect(await ask("0.2.0", "a", sets)).toBe(0);
    expect(await ask("0.3.0", "b", sets)).toBe(0);
    await expect(ask("0.1.9", "b", sets)).rejects.toThrow(
      "loan 0.1.9 is older than 0.2.0, which is live. Going back is a rollback: pnpm ship rollback loan.",
    );
    expect(await ask("0.1.0", "b", [setOf(1, { repay: deployed("0.2.0", "a") })])).toBe(0);
  });

  it("must have the same bytes as in every earlier release, also where it was only a fallback", async () => {
    const shipped = setOf(1, { loan: deployed("0.2.0", "a") });
    const fallback = setOf(2, { loan: deployed("0.1.9", "c") }, { loan: deployed("0.3.0", "a") });
    const last = setOf(3, { loan: deployed("0.1.9", "c") });
    await expect(ask("0.2.0", "b", [shipped, last], [folder("a")])).rejects.toThrow(
      "loan 0.2.0 was shipped with different bytes in release 1. Give the change a new version",
    );
    await expect(ask("0.3.0", "b", [shipped, fallback, last], [folder("a")])).rejects.toThrow("in release 2");
  });

  it("may have been uploaded with different bytes that no release contains", async () => {
    const sets = [
      setOf(1, { loan: deployed("0.1.0", "a"), repay: deployed("0.2.0", "a") }),
      setOf(2, { loan: deployed("0.1.0", "a") }),
    ];
    expect(await ask("0.2.0", "b", sets, [folder("a")])).toBe(2);
  });

  it("reads no earlier release when the archive has only these bytes of the version", async () => {
    const sets = [setOf(1, { loan: deployed("0.2.0", "a") })];
    expect(await ask("0.2.0", "a", sets, [folder("a")])).toBe(0);
  });
});
