import type { ReleaseLog, SignedRelease } from "../../releases/createReleaseLog.ts";
import { Refusal } from "../../releases/Refusal.ts";
import {
  contentOf,
  deployedOf,
  type Release,
  versionIn,
  versionInCanary,
  withCanaries,
} from "../../releases/Release.ts";
import { type Change, findRestored } from "./Change.ts";
import { endCanary } from "./shipCanary.ts";

const isRollback = ({ change }: Release, name = "") =>
  change.startsWith("back to release ") || (change.startsWith(name) && change.includes(" (back)"));

const namesOf = (release: Release) =>
  deployedOf(release)
    .map(([name]) => name)
    .join(", ");

interface RollBackOptions {
  readonly log: ReleaseLog;
  /** The app to roll back; the whole release when omitted. */
  readonly name?: string | undefined;
  /** The generation to restore; by default the last one that differs. */
  readonly to?: number | undefined;
}

/**
 * Ends the canaries, or that of one app. Without any, or with a generation, restores the content of an earlier release, or one app's version from
 * it, as a new release. Throws a Refusal when another publisher has replaced the release that was newest when the command
 * started.
 */
export function rollBack({ log, name, to }: RollBackOptions): Change {
  let firstBase: SignedRelease | undefined;
  let ending: Change | undefined;

  async function findTarget(newest: SignedRelease): Promise<Release> {
    if (to !== undefined) {
      if (to < 1 || to >= newest.release.generation) {
        throw new Refusal("rollback", `There is no earlier release ${to}: the newest is ${newest.release.generation}.`);
      }
      await log.between(to, newest.release.generation);
      return (await log.read(to)).release;
    }
    const target = await findRestored(log, newest, name);
    if (!target && name !== undefined && versionIn(newest.release, name) === undefined)
      throw new Refusal("rollback", `No release contains ${name}. Live: ${namesOf(newest.release)}.`);
    if (!target) throw new Refusal("rollback", `${name ?? "The release"} has no earlier version.`);
    return target;
  }

  return async (base) => {
    if (!base) throw new Refusal("rollback", "Nothing has been shipped here yet.");
    const { release } = base;
    // A canary ends before the live release is rolled back.
    const { canaries = [] } = release;
    const ended = canaries.filter((one) => name === undefined || versionInCanary(one, name));
    if (!firstBase && to === undefined && ended.length > 0) ending = endCanary({ ids: ended.map(({ id }) => id) });
    firstBase ??= base;
    if (ending) return ending(base);
    const movedOn =
      name === undefined
        ? release.generation !== firstBase.release.generation
        : versionIn(release, name)?.hash !== versionIn(firstBase.release, name)?.hash;
    if (movedOn) {
      throw new Refusal(
        "rollback",
        `Release ${release.generation} (${release.change}) was published in the meantime. Look at it (pnpm ship status), then repeat the command.`,
      );
    }
    const target = await findTarget(base);
    // The release after the target replaced it, perhaps because the target was bad.
    const next = (await log.read(target.generation + 1)).release;
    const undoes = isRollback(next, name && `${name} `)
      ? `, which undoes the rollback of release ${next.generation}`
      : "";
    if (name === undefined) {
      return {
        ...contentOf(target),
        restores: target.restores ?? target.generation,
        ...(target.isWhole && { isWhole: true }),
        change: `back to release ${target.generation} (${target.change})${undoes}`,
      };
    }
    const live = versionIn(release, name);
    const earlier = versionIn(target, name);
    if (!earlier) throw new Refusal("rollback", `Release ${target.generation} has no ${name}.`);
    if (earlier.hash === live?.hash && ended.length === 0) return undefined;
    // The restored version gets its earlier fallback, and never the version that was rolled back.
    const { [name]: _, ...others } = release.fallbacks;
    const fallback = target.fallbacks[name];
    return {
      ...contentOf(release),
      ...(name === "shell" ? { shell: earlier } : { remotes: { ...release.remotes, [name]: earlier } }),
      fallbacks: fallback ? { ...others, [name]: fallback } : others,
      ...withCanaries(canaries.filter((canary) => !versionInCanary(canary, name))),
      change: `${name} ${live ? `${live.version} -> ` : ""}${earlier.version} (back)${undoes}`,
    };
  };
}
