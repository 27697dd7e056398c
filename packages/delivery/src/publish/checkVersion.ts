import type { Archive } from "../releases/createArchive.ts";
import type { ReleaseLog, SignedRelease } from "../releases/createReleaseLog.ts";
import { type Deployed, reachableIn, versionIn } from "../releases/Release.ts";
import { Refusal } from "./Change.ts";

const parts = (version: string) => {
  const [release = "", prerelease] = version.split(/-(.*)/s, 2);
  return { numbers: release.split(".").map(Number), prerelease };
};

/** Returns a negative number when `a` is before `b`, a positive one when it is after, 0 when they are equal. A prerelease is before its release. */
export function compareVersions(a: string, b: string): number {
  const one = parts(a);
  const other = parts(b);
  for (const index of [0, 1, 2]) {
    const difference = (one.numbers[index] ?? 0) - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.prerelease === other.prerelease) return 0;
  if (one.prerelease === undefined) return 1;
  if (other.prerelease === undefined) return -1;
  return one.prerelease < other.prerelease ? -1 : 1;
}

interface VersionOptions {
  readonly name: string;
  readonly deployed: Deployed;
  /** The release before the one with this version. */
  readonly base: SignedRelease | undefined;
  readonly log: ReleaseLog;
  readonly archive: Archive;
}

/** Throws a Refusal for a version that was shipped with different bytes in any release, or that is older than the live one. */
export async function checkVersion({ name, deployed, base, log, archive }: VersionOptions): Promise<void> {
  if (!base) return;
  const { version, hash } = deployed;
  const others = (await archive.foldersOf(name, version)).filter((folder) => folder !== hash.slice(0, 12));
  // The archive has different bytes of this version. They count only when a release contains them.
  for (const { release } of others.length > 0 ? await log.between(1, base.release.generation) : []) {
    const isOther = ([app, shipped]: readonly [string, Deployed]) =>
      app === name && shipped.version === version && shipped.hash !== hash;
    if (reachableIn(release).some(isOther)) {
      throw new Refusal(
        "version",
        `${name} ${version} was shipped with different bytes in release ${release.generation}. Give the change a new version: pnpm changeset, then pnpm changeset version.`,
      );
    }
  }
  const live = versionIn(base.release, name);
  if (live && compareVersions(version, live.version) < 0) {
    throw new Refusal(
      "version",
      `${name} ${version} is older than ${live.version}, which is live. Going back is a rollback: pnpm ship rollback ${name}.`,
    );
  }
}
