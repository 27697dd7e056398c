import type { Archive } from "../archive/createArchive.ts";
import type { ReadSet, ReleaseRow } from "../sets/createReleaseRow.ts";
import { type Deployed, reachableIn, versionIn } from "../sets/ReleaseSet.ts";
import { compareVersions } from "./compareVersions.ts";
import { Refusal } from "./Refusal.ts";

interface VersionOptions {
  readonly name: string;
  readonly deployed: Deployed;
  /** The set that the version is to follow. */
  readonly base: ReadSet | undefined;
  readonly row: ReleaseRow;
  readonly archive: Archive;
}

/** Refuses a version that was shipped with other bytes in any set, or that is older than the live one. */
export async function checkVersion({ name, deployed, base, row, archive }: VersionOptions): Promise<void> {
  if (!base) return;
  const { version, hash } = deployed;
  const others = (await archive.foldersOf(name, version)).filter((folder) => folder !== hash.slice(0, 12));
  // Other bytes were at least uploaded under this version. They count only where a set names them.
  for (const { set } of others.length > 0 ? await row.between(1, base.set.generation) : []) {
    const isOther = ([app, shipped]: readonly [string, Deployed]) =>
      app === name && shipped.version === version && shipped.hash !== hash;
    if (reachableIn(set).some(isOther)) {
      throw new Refusal(
        "version",
        `${name} ${version} was shipped with other bytes in set ${set.generation}. Give the change a version of its own: pnpm changeset, then pnpm changeset version.`,
      );
    }
  }
  const live = versionIn(base.set, name);
  if (live && compareVersions(version, live.version) < 0) {
    throw new Refusal(
      "version",
      `${name} ${version} is older than ${live.version}, which is live. Going back is a rollback: pnpm ship rollback ${name}.`,
    );
  }
}
