import type { ReadSet, ReleaseRow } from "../sets/createReleaseRow.ts";
import type { ReleaseSet } from "../sets/ReleaseSet.ts";

/** Whether two sets are the same for everybody who is in no trial. */
export const isSameForAll = (a: ReleaseSet, b: ReleaseSet): boolean =>
  JSON.stringify([a.shell, Object.entries(a.remotes).sort(), a.assets, a.environment]) ===
  JSON.stringify([b.shell, Object.entries(b.remotes).sort(), b.assets, b.environment]);

/**
 * The last set before the newest that differs from it as asked for; where a rollback leads. Going back twice goes back two
 * steps: a set that restored an older one counts as that one.
 */
export async function findBefore(
  row: ReleaseRow,
  newest: ReadSet,
  differs: (set: ReleaseSet) => boolean,
): Promise<ReleaseSet | undefined> {
  let generation = (newest.set.restores ?? newest.set.generation) - 1;
  while (generation > 0) {
    const { set } = await row.read(generation);
    if (differs(set)) return set;
    generation = (set.restores ?? generation) - 1;
  }
  return undefined;
}
