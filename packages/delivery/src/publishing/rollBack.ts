import type { ReadSet, ReleaseRow } from "../sets/createReleaseRow.ts";
import { type ReleaseSet, versionIn } from "../sets/ReleaseSet.ts";
import type { Change } from "./Change.ts";
import { endCanary } from "./decideCanary.ts";
import { findBefore, isSameForAll } from "./findBefore.ts";
import { Refusal } from "./Refusal.ts";

interface RollBackOptions {
  readonly row: ReleaseRow;
  /** Only this app; the whole set when left out. */
  readonly name?: string;
  /** The generation to go back to; the last one that was different when left out. */
  readonly to?: number;
}

/**
 * Ends the trial that stands; where none does, or a generation is named, brings an earlier set's content back, or one app's
 * version out of it, as a new set. What is rolled back is what was newest when it was asked for: refused when another
 * publisher has replaced it in the meantime.
 */
export function rollBack({ row, name, to }: RollBackOptions): Change {
  let seen: ReadSet | undefined;
  let ending: Change | undefined;

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
      if (name === undefined) return !isSameForAll(set, newest.set);
      const earlier = versionIn(set, name);
      return earlier !== undefined && earlier.hash !== live?.hash;
    });
    if (!target) throw new Refusal("rollback", `${name ?? "The set"} has nothing to go back to.`);
    return target;
  }

  return async (base) => {
    if (!base) throw new Refusal("rollback", "Nothing has been shipped here yet.");
    const { set } = base;
    // What is newest goes first: a trial, before anything that everybody has.
    if (!seen && to === undefined && set.canary && (name === undefined || set.canary.remotes[name]))
      ending = endCanary();
    seen ??= base;
    if (ending) return ending(base);
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
      const { shell, remotes, fallbacks, assets, environment, isWhole } = target;
      const restores = target.restores ?? target.generation;
      return {
        shell,
        remotes,
        fallbacks,
        assets,
        environment,
        restores,
        ...(isWhole && { isWhole }),
        change: `back to set ${target.generation} (${target.change})`,
      };
    }
    const live = versionIn(set, name);
    const earlier = versionIn(target, name);
    if (!earlier) throw new Refusal("rollback", `Set ${target.generation} has no ${name}.`);
    if (earlier.hash === live?.hash) return undefined;
    const { shell, remotes, canary, assets, environment } = set;
    // What stood by for the version that comes back stands by again, and never the one that was just found wanting.
    const { [name]: _, ...others } = set.fallbacks;
    const standsBy = target.fallbacks[name];
    return {
      shell: name === "shell" ? earlier : shell,
      remotes: name === "shell" ? remotes : { ...remotes, [name]: earlier },
      fallbacks: standsBy ? { ...others, [name]: standsBy } : others,
      ...(canary && !canary.remotes[name] && { canary }),
      assets,
      environment,
      change: `${name} ${live ? `${live.version} -> ` : ""}${earlier.version} (back)`,
    };
  };
}
