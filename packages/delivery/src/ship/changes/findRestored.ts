import { isDeepStrictEqual } from "node:util";
import type { Release, ReleaseLog, SignedRelease } from "@lending/releases";
import { versionIn } from "./parts.ts";

/** Returns whether two releases are equal for devices without a variant. */
const isSameForAll = (a: Release, b: Release): boolean =>
  isDeepStrictEqual([a.shell, a.remotes, a.assets, a.environment], [b.shell, b.remotes, b.assets, b.environment]);

/**
 * Returns the last release before the newest that `differs` accepts: the target of a rollback. A second rollback goes two steps
 * back: a release that restored an older one counts as that one. With `staysBehindWhole`, releases before one that was shipped
 * with --whole do not count.
 */
async function findBefore(
  log: ReleaseLog,
  newest: SignedRelease,
  differs: (release: Release) => boolean,
  { staysBehindWhole = false } = {},
): Promise<Release | undefined> {
  let { release } = newest;
  for (;;) {
    const number = (release.restores ?? release.number) - 1;
    if (number < 1 || (staysBehindWhole && release.whole)) return undefined;
    release = (await log.read(number)).release;
    if (differs(release)) return release;
  }
}

/**
 * Returns the release that a rollback restores or, with the name of an app, the release that a rollback of this app alone takes
 * its version and fallback from. Returns `undefined` when no earlier release differs.
 */
export async function findRestored(
  log: ReleaseLog,
  newest: SignedRelease,
  name?: string,
): Promise<Release | undefined> {
  if (name === undefined) return findBefore(log, newest, (release) => !isSameForAll(release, newest.release));
  const live = versionIn(newest.release, name);
  const known = newest.release.known[name] ?? [];
  // Without another version, all releases would be read in vain.
  if (known.length === 0 || (known.length === 1 && live)) return undefined;
  return findBefore(log, newest, (release) => {
    const earlier = versionIn(release, name);
    return earlier !== undefined && earlier.hash !== live?.hash;
  });
}

/** Returns the releases that a candidate can meet: the live one, and the one that a rollback of a single app goes back to. */
export async function findMet(log: ReleaseLog, live: SignedRelease): Promise<readonly Release[]> {
  const differs = (release: Release) => !isSameForAll(release, live.release);
  const before = await findBefore(log, live, differs, { staysBehindWhole: true });
  return before ? [live.release, before] : [live.release];
}
