import type { ReadSet, ReleaseRow } from "../sets/createReleaseRow.ts";
import { type ReleaseSet, versionIn } from "../sets/ReleaseSet.ts";
import type { Change } from "./Change.ts";
import { Refusal } from "./Refusal.ts";

interface RollBackOptions {
  readonly row: ReleaseRow;
  /** Only this app; the whole set when left out. */
  readonly name?: string;
  /** The generation to go back to; the last one that was different when left out. */
  readonly to?: number;
}

const sameContent = (a: ReleaseSet, b: ReleaseSet) =>
  JSON.stringify([a.shell, Object.entries(a.remotes).sort(), a.assets, a.environment]) ===
  JSON.stringify([b.shell, Object.entries(b.remotes).sort(), b.assets, b.environment]);

/** Going back twice goes back two steps: a set that restored an older one counts as that one. */
async function findBefore(row: ReleaseRow, newest: ReadSet, differs: (set: ReleaseSet) => boolean) {
  let generation = (newest.set.restores ?? newest.set.generation) - 1;
  while (generation > 0) {
    const { set } = await row.read(generation);
    if (differs(set)) return set;
    generation = (set.restores ?? generation) - 1;
  }
  return undefined;
}

/**
 * Brings an earlier set's content back, or one app's version out of it, as a new set. What is rolled back is what was newest
 * when it was asked for: refused when another publisher has replaced it in the meantime.
 */
export function rollBack({ row, name, to }: RollBackOptions): Change {
  let seen: ReadSet | undefined;

  async function findTarget(newest: ReadSet): Promise<ReleaseSet> {
    if (to !== undefined) {
      if (to < 1 || to >= newest.set.generation) {
        throw new Refusal("rollback", `There is no earlier set ${to}: the newest is ${newest.set.generation}.`);
      }
      await row.between(to, newest.set.generation);
      return (await row.read(to)).set;
    }
    const live = name === undefined ? undefined : versionIn(newest.set, name);
    const target = await findBefore(row, newest, (set) => {
      if (name === undefined) return !sameContent(set, newest.set);
      const earlier = versionIn(set, name);
      return earlier !== undefined && earlier.hash !== live?.hash;
    });
    if (!target) throw new Refusal("rollback", `${name ?? "The set"} has nothing to go back to.`);
    return target;
  }

  return async (base) => {
    if (!base) throw new Refusal("rollback", "Nothing has been shipped here yet.");
    seen ??= base;
    const { set } = base;
    const movedOn =
      name === undefined
        ? set.generation !== seen.set.generation
        : versionIn(set, name)?.hash !== versionIn(seen.set, name)?.hash;
    if (movedOn) {
      throw new Refusal(
        "rollback",
        `Set ${set.generation} (${set.change}) came in the meantime. Look at it, then say again: pnpm ship status.`,
      );
    }
    const target = await findTarget(base);
    if (name === undefined) {
      const { shell, remotes, fallbacks, assets, environment } = target;
      const restores = target.restores ?? target.generation;
      return {
        shell,
        remotes,
        fallbacks,
        assets,
        environment,
        restores,
        change: `back to set ${target.generation} (${target.change})`,
      };
    }
    const live = versionIn(set, name);
    const earlier = versionIn(target, name);
    if (!live || !earlier) throw new Refusal("rollback", `Set ${target.generation} has no ${name}.`);
    if (earlier.hash === live.hash) return undefined;
    const { shell, remotes, assets, environment } = set;
    // What stood by for the version that comes back stands by again, and never the one that was just found wanting.
    const { [name]: _, ...others } = set.fallbacks;
    const standsBy = target.fallbacks[name];
    return {
      shell: name === "shell" ? earlier : shell,
      remotes: name === "shell" ? remotes : { ...remotes, [name]: earlier },
      fallbacks: standsBy ? { ...others, [name]: standsBy } : others,
      assets,
      environment,
      change: `${name} ${live.version} -> ${earlier.version} (back)`,
    };
  };
}
