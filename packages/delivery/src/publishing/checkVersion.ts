import type { Archive } from "../archive/createArchive.ts";
import type { ReadSet, ReleaseLog } from "../sets/createReleaseLog.ts";
import { type Deployed, reachableIn, versionIn } from "../sets/ReleaseSet.ts";
import { compareVersions } from "./compareVersions.ts";
import { Refusal } from "./Refusal.ts";

interface VersionOptions {
  readonly name: string;
  readonly deployed: Deployed;
  /** The release before the one with this version. */
  readonly base: ReadSet | undefined;
  readonly row: ReleaseLog;
  readonly archive: Archive;
}

/** Throws a Refusal for a version that was shipped with different bytes in any release, or that is older than the live one. */
export async function checkVersion({ name, deployed, base, row, archive }: VersionOptions): Promise<void> {
  if (!base) return;
  const { version, hash } = deployed;
  const others = (await archive.foldersOf(name, version)).filter((folder) => folder !== hash.slice(0, 12));
  // The archive has different bytes of this version. They count only when a release contains them.
  for (const { set } of others.length > 0 ? await row.between(1, base.set.generation) : []) {
    const isOther = ([app, shipped]: readonly [string, Deployed]) =>
      app === name && shipped.version === version && shipped.hash !== hash;
    if (reachableIn(set).some(isOther)) {
      throw new Refusal(
        "version",
        `${name} ${version} was shipped with different bytes in release ${set.generation}. Give the change a new version: pnpm changeset, then pnpm changeset version.`,
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
