import { isDeepStrictEqual } from "node:util";
import { contentOf, type Release, type ReleaseContent } from "@lending/releases/formats/Release";
import type { Change, ReleaseLog } from "@lending/releases/log/createReleaseLog";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { suggestName } from "@lending/releases/suggestName";
import { Refusal } from "../Refusal.ts";
import { liveIn, versionIn } from "./parts.ts";
import { endVariants } from "./shipVariant.ts";

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

const isRollback = ({ change }: Release, name = "") =>
  change.startsWith("back to release ") || (change.startsWith(name) && change.includes(" (back)"));

const appsOf = (release: Release) => liveIn(release).map(([name]) => name);

interface RollBackOptions {
  readonly log: ReleaseLog;
  /** The app to roll back; the whole release when omitted. */
  readonly name?: string | undefined;
  /** The number of the release to restore; by default the last one that differs. */
  readonly to?: number | undefined;
}

/** Returns the owners of all paths when earlier remotes come back. A removed one gets its paths again, unless another has them now. */
function ownersWith(release: Release, target: Release, names: readonly string[]): Release["paths"] {
  const back = Object.entries(target.paths).filter(([, owner]) => names.includes(owner));
  for (const [path, owner] of back) {
    const now = release.paths[path];
    if (now !== undefined && now !== owner)
      throw new Refusal(
        "rollback",
        `${path} belonged to ${owner} in release ${target.number}, and belongs to ${now} ${versionIn(release, now)?.version ?? ""} now.`,
      );
  }
  return { ...release.paths, ...Object.fromEntries(back) };
}

/**
 * Ends the canaries, or that of one app. Without any, or with a number, restores the content of an earlier release, or one app's
 * version from it, as a new release. Closed parts stay closed, and keys stay as they are. Throws a Refusal when another publisher
 * has replaced the release that was newest when the command started.
 */
export function rollBack({ log, name, to }: RollBackOptions): Change {
  let firstBase: Release | undefined;
  let ending: Change | undefined;

  async function findTarget(release: Release): Promise<Release> {
    if (to !== undefined) {
      if (to < 1 || to >= release.number)
        throw new Refusal("rollback", `There is no earlier release ${to}: the newest is ${release.number}.`);
      return (await log.read(to)).release;
    }
    const newest = await log.read(release.number);
    const target = await findRestored(log, newest, name);
    if (!target && name !== undefined && versionIn(release, name) === undefined)
      throw new Refusal(
        "rollback",
        `No release contains ${name}. Live: ${appsOf(release).join(", ")}.${suggestName(name, appsOf(release))}`,
      );
    if (!target) throw new Refusal("rollback", `${name ?? "The release"} has no earlier version.`);
    return target;
  }

  return async (release): Promise<ReleaseContent | undefined> => {
    if (!release) throw new Refusal("rollback", "Nothing has been shipped here yet.");
    // A canary ends before the live release is rolled back.
    const ended = release.variants.filter(
      (one) => one.percent !== undefined && (name === undefined || versionIn(one, name)),
    );
    if (!firstBase && to === undefined && ended.length > 0) ending = endVariants({ ids: ended.map(({ id }) => id) });
    firstBase ??= release;
    if (ending) return ending(release);
    const movedOn =
      name === undefined
        ? release.number !== firstBase.number
        : versionIn(release, name)?.hash !== versionIn(firstBase, name)?.hash;
    if (movedOn)
      throw new Refusal(
        "rollback",
        `Release ${release.number} (${release.change}) was published in the meantime. Look at it (pnpm ship status), then repeat the command.`,
      );
    const target = await findTarget(release);
    // The release after the target replaced it, perhaps because the target was bad.
    const next = (await log.read(target.number + 1)).release;
    // The command may be repeated in a hurry: a bad version must not come back by that.
    if (to === undefined && isRollback(next, name && `${name} `))
      throw new Refusal(
        "rollback",
        `It would undo the rollback of release ${next.number}. If you want that: pnpm ship rollback ${name ? `${name} ` : ""}--to ${target.number}`,
      );
    const { keys, revoked, closed } = release;
    if (name === undefined)
      return {
        ...contentOf(target),
        ...{ keys, revoked, closed, variants: [] },
        paths: ownersWith(release, target, Object.keys(target.remotes)),
        restores: target.restores ?? target.number,
        ...(target.whole && { whole: true as const }),
        change: `back to release ${target.number} (${target.change})`.slice(0, CHANGE_MAX),
      };
    const live = versionIn(release, name);
    const earlier = versionIn(target, name);
    if (!earlier) throw new Refusal("rollback", `Release ${target.number} has no ${name}.`);
    if (earlier.hash === live?.hash && ended.length === 0) return undefined;
    // The restored version gets its earlier fallback, and never the version that was rolled back.
    const { [name]: _, ...others } = release.fallbacks;
    const fallback = target.fallbacks[name];
    return {
      ...contentOf(release),
      ...(name === "shell" ? { shell: earlier } : { remotes: { ...release.remotes, [name]: earlier } }),
      fallbacks: fallback ? { ...others, [name]: fallback } : others,
      paths: ownersWith(release, target, [name]),
      variants: release.variants.filter((one) => one.link !== undefined || !versionIn(one, name)),
      change: `${name} ${live ? `${live.version} -> ` : ""}${earlier.version} (back)`,
    };
  };
}

/** Longest description of a change that a release accepts. */
const CHANGE_MAX = 1000;
