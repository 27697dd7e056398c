import type { ReadSet, ReleaseLog } from "../sets/createReleaseLog.ts";
import type { ReleaseSet } from "../sets/ReleaseSet.ts";

/** Returns whether two releases are equal for devices outside a canary. */
export const isSameForAll = (a: ReleaseSet, b: ReleaseSet): boolean =>
  JSON.stringify([a.shell, Object.entries(a.remotes).sort(), a.assets, a.environment]) ===
  JSON.stringify([b.shell, Object.entries(b.remotes).sort(), b.assets, b.environment]);

/**
 * Returns the last release before the newest that `differs` accepts: the target of a rollback. A second rollback goes two steps
 * back: a release that restored an older one counts as that one. With `staysBehindWhole`, releases before one that was shipped
 * with --whole do not count.
 */
export async function findBefore(
  row: ReleaseLog,
  newest: ReadSet,
  differs: (set: ReleaseSet) => boolean,
  { staysBehindWhole = false } = {},
): Promise<ReleaseSet | undefined> {
  let { set } = newest;
  for (;;) {
    const generation = (set.restores ?? set.generation) - 1;
    if (generation < 1 || (staysBehindWhole && set.isWhole)) return undefined;
    set = (await row.read(generation)).set;
    if (differs(set)) return set;
  }
}
