import semver from "semver";
import ownPackage from "../../../package.json" with { type: "json" };
import type { Archive } from "../../releases/createArchive.ts";
import type { ReleaseLog, SignedRelease } from "../../releases/createReleaseLog.ts";
import { Refusal } from "../../releases/Refusal.ts";
import { type Deployed, type Release, reachableIn, versionIn } from "../../releases/Release.ts";

interface VersionOptions {
  readonly name: string;
  readonly deployed: Deployed;
  /** The release before the one with this version. */
  readonly base: SignedRelease | undefined;
  readonly log: ReleaseLog;
  readonly archive: Archive;
}

const NEW_VERSION =
  "Give the change a new version: pnpm changeset:add, then pnpm changeset:version; outside the workspace: npm version patch.";

/** Throws a Refusal for a publisher that is older than the one of the live release. */
export function checkPublisher({ delivery, generation }: Release): void {
  if (semver.lt(ownPackage.version, delivery)) {
    throw new Refusal(
      "version",
      `Release ${generation} was made with @lending/delivery ${delivery}, and this is ${ownPackage.version}, which would write older documents for every path. Update first: install the newer packages, or merge the main branch.`,
    );
  }
}

/**
 * Throws a Refusal for a version that was shipped with different bytes in any release, or that is older than the live one, and
 * for a publisher that is older than the one of the live release.
 */
export async function checkVersion({ name, deployed, base, log, archive }: VersionOptions): Promise<void> {
  if (!base) return;
  checkPublisher(base.release);
  const { version, hash } = deployed;
  const others = (await archive.foldersOf(name, version)).filter((folder) => folder !== hash.slice(0, 12));
  // The archive has different bytes of this version. They count only when a release contains them.
  const releases = others.length > 0 ? await log.verified() : [];
  for (const { release } of releases) {
    const isOther = ([app, shipped]: readonly [string, Deployed]) =>
      app === name && shipped.version === version && shipped.hash !== hash;
    if (reachableIn(release).some(isOther))
      throw new Refusal(
        "version",
        `${name} ${version} was shipped with different bytes in release ${release.generation}. ${NEW_VERSION}`,
      );
  }
  const unverified = (releases[0]?.release.generation ?? 1) - 1;
  if (unverified > 0) {
    throw new Refusal(
      "version",
      `The store has different bytes of ${name} ${version}, which one of the releases 1 to ${unverified} may contain: no trusted key signed them. ${NEW_VERSION}`,
    );
  }
  const live = versionIn(base.release, name);
  if (live && semver.lt(version, live.version)) {
    throw new Refusal(
      "version",
      `${name} ${version} is older than ${live.version}, which is live. Going back is a rollback: pnpm ship rollback ${name}.`,
    );
  }
}
