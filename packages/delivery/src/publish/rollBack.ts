import { endCanary } from "../canary/shipCanary.ts";
import type { ReadSet, ReleaseLog } from "../releases/createReleaseLog.ts";
import { type ReleaseSet, versionIn } from "../releases/Release.ts";
import type { Change } from "./Change.ts";
import { findBefore, isSameForAll, Refusal } from "./Change.ts";

interface RollBackOptions {
  readonly row: ReleaseLog;
  /** The app to roll back; the whole release when omitted. */
  readonly name?: string;
  /** The generation to restore; by default the last one that differs. */
  readonly to?: number;
}

/**
 * Ends the canary. Without a canary, or with a generation, restores the content of an earlier release, or one app's version from
 * it, as a new release. Throws a Refusal when another publisher has replaced the release that was newest when the command
 * started.
 */
export function rollBack({ row, name, to }: RollBackOptions): Change {
  let firstBase: ReadSet | undefined;
  let ending: Change | undefined;

  async function findTarget(newest: ReadSet): Promise<ReleaseSet> {
    if (to !== undefined) {
      if (to < 1 || to >= newest.set.generation) {
        throw new Refusal("rollback", `There is no earlier release ${to}: the newest is ${newest.set.generation}.`);
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
    if (!target) throw new Refusal("rollback", `${name ?? "The release"} has no earlier version.`);
    return target;
  }

  return async (base) => {
    if (!base) throw new Refusal("rollback", "Nothing has been shipped here yet.");
    const { set } = base;
    // A canary ends before the live release is rolled back.
    if (!firstBase && to === undefined && set.canary && (name === undefined || set.canary.remotes[name]))
      ending = endCanary();
    firstBase ??= base;
    if (ending) return ending(base);
    const movedOn =
      name === undefined
        ? set.generation !== firstBase.set.generation
        : versionIn(set, name)?.hash !== versionIn(firstBase.set, name)?.hash;
    if (movedOn) {
      throw new Refusal(
        "rollback",
        `Release ${set.generation} (${set.change}) was published in the meantime. Look at it (pnpm ship status), then repeat the command.`,
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
        change: `back to release ${target.generation} (${target.change})`,
      };
    }
    const live = versionIn(set, name);
    const earlier = versionIn(target, name);
    if (!earlier) throw new Refusal("rollback", `Release ${target.generation} has no ${name}.`);
    if (earlier.hash === live?.hash) return undefined;
    const { shell, remotes, canary, assets, environment } = set;
    // The restored version gets its earlier fallback, and never the version that was rolled back.
    const { [name]: _, ...others } = set.fallbacks;
    const fallback = target.fallbacks[name];
    return {
      shell: name === "shell" ? earlier : shell,
      remotes: name === "shell" ? remotes : { ...remotes, [name]: earlier },
      fallbacks: fallback ? { ...others, [name]: fallback } : others,
      ...(canary && !canary.remotes[name] && { canary }),
      assets,
      environment,
      change: `${name} ${live ? `${live.version} -> ` : ""}${earlier.version} (back)`,
    };
  };
}
