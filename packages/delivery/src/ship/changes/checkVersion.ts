import type { Deployed } from "@lending/releases/formats/names";
import type { Release } from "@lending/releases/formats/Release";
import semver from "semver";
import ownPackage from "../../../package.json" with { type: "json" };
import { Refusal } from "../Refusal.ts";
import { versionIn } from "./parts.ts";

const NEW_VERSION =
  "Give the change a new version: pnpm changeset:add, then pnpm changeset version; outside the workspace: npm version patch. If it has one, build it first.";

/** Throws a Refusal for a publisher that is older than the one of the live release. */
export function checkPublisher({ delivery, number }: Pick<Release, "delivery" | "number">): void {
  if (semver.lt(ownPackage.version, delivery)) {
    throw new Refusal(
      "version",
      `Release ${number} was made with @lending/delivery ${delivery}, and this is ${ownPackage.version}, which may not know all that it states. Update first: install the newer packages, or merge the main branch.`,
    );
  }
}

/**
 * Throws a Refusal for a version whose number has other bytes in an earlier release, for a new one that is not above all of them,
 * and for one below the live version.
 */
export function checkVersion(app: string, { version, hash }: Deployed, release: Release | undefined): void {
  if (!release) return;
  checkPublisher(release);
  const known = release.known[app] ?? [];
  const other = known.find((one) => one.version === version && one.hash !== hash);
  if (other)
    throw new Refusal(
      "version",
      `${app} ${version} (${hash.slice(0, 12)}) was shipped with different bytes (${other.hash.slice(0, 12)}) in an earlier release. ${NEW_VERSION}`,
    );
  const live = versionIn(release, app);
  if (live && semver.lt(version, live.version))
    throw new Refusal(
      "version",
      `${app} ${version} is older than ${live.version}, which is live. Going back is a rollback: pnpm ship rollback ${app}.`,
    );
  const above = known.find((one) => semver.lte(version, one.version) && one.hash !== hash);
  if (above && !known.some((one) => one.hash === hash))
    throw new Refusal(
      "version",
      `${app} ${version} is not above ${above.version}, which was shipped before. ${NEW_VERSION}`,
    );
}
