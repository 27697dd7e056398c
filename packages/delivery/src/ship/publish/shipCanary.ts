import type { Archive } from "../../releases/createArchive.ts";
import type { ReleaseLog } from "../../releases/createReleaseLog.ts";
import { Refusal } from "../../releases/Refusal.ts";
import {
  type Canary,
  canaryOf,
  type Deployed,
  type Release,
  type ReleaseContent,
  withCanaries,
} from "../../releases/Release.ts";
import { hashOf } from "../../releases/signing/seal.ts";
import type { Change } from "./Change.ts";
import { checkPublisher, checkVersion } from "./checkVersion.ts";

interface CanaryOptions {
  /** The version of each remote in the canary. Its files are in the archive. */
  readonly builds: ReadonlyMap<string, Deployed>;
  /** Share of the devices in percent. */
  readonly percent: number;
  readonly log: ReleaseLog;
  readonly archive: Archive;
}

/** Describes the versions in a canary: "loan 0.3.0". */
export const describeCanary = ({ remotes }: Pick<Canary, "remotes">): string =>
  Object.entries(remotes)
    .map(([name, { version }]) => `${name} ${version}`)
    .join(", ");

/** Each adds its hashes to every document. */
const CANARIES_MAX = 4;

/**
 * Adds a canary to the newest release, for a share of the devices. Several canaries run side by side when they have no remote in
 * common: each chooses its devices independently, and a report counts for the canary of its own remote. The same builds with
 * another share keep their devices.
 */
export function shipCanary({ builds, percent, log, archive }: CanaryOptions): Change {
  return async (base) => {
    if (!base)
      throw new Refusal("canary", "A canary needs a live release. Ship all first: pnpm ship --all --stage sandbox.");
    const { release } = base;
    if (builds.has("shell")) {
      throw new Refusal(
        "canary",
        "The shell goes live for everybody, because every document needs it. Only remotes can be a canary.",
      );
    }
    const names = [...builds.keys()].sort();
    const current = names.map((name) => canaryOf(release, name)).find((one) => one !== undefined);
    if (current && names.join() !== Object.keys(current.remotes).sort().join()) {
      throw new Refusal(
        "canary",
        `${describeCanary(current)} is a canary (${current.percent} %), and a remote has one canary at a time. Decide about it first: pnpm ship promote, or pnpm ship rollback.`,
      );
    }
    const others = (release.canaries ?? []).filter((one) => one !== current);
    if (others.length >= CANARIES_MAX)
      throw new Refusal(
        "canary",
        `${others.map(describeCanary).join(", ")} are canaries, and there are ${CANARIES_MAX} at most, because every document contains each.`,
      );
    for (const [name, deployed] of builds) {
      await checkVersion({ name, deployed, base, log, archive });
      if (release.remotes[name]?.hash === deployed.hash) {
        throw new Refusal("canary", `${name} ${deployed.version} is live for everybody already.`);
      }
    }
    const remotes = Object.fromEntries(names.map((name) => [name, builds.get(name) as Deployed]));
    const isSame = current !== undefined && names.every((name) => current.remotes[name]?.hash === remotes[name]?.hash);
    if (isSame && current.percent === percent) return undefined;
    const id = isSame ? current.id : hashOf([release.generation, remotes]).slice(0, 8);
    const canary: Canary = { id, percent, remotes };
    return {
      ...contentOf(release),
      canaries: [...others, canary],
      change: `canary ${describeCanary(canary)} for ${isSame ? `${current.percent} -> ` : ""}${percent} %`,
    };
  };
}

/** Returns what every device gets from a release, without its canaries. */
const contentOf = ({ shell, remotes, fallbacks, assets, environment }: Release) => ({
  ...{ shell, remotes, fallbacks, assets, environment },
});

const versionsOf = ({ remotes }: Pick<Canary, "remotes">) =>
  Object.entries(remotes)
    .map(([name, { version }]) => `${name}@${version}`)
    .sort();

/**
 * Returns the canary that consists of exactly the expected versions, such as "loan@0.3.0"; without any, the only one. Throws a
 * Refusal when there is none, or several.
 */
export function findCanary(
  by: string,
  { canaries = [] }: Pick<Release, "canaries">,
  expected: readonly string[],
): Canary {
  const [first, ...more] = canaries;
  if (!first) throw new Refusal(by, "There is no canary.");
  const all = canaries.map((one) => versionsOf(one).join(", ")).join("; ");
  if (expected.length === 0) {
    if (more.length > 0)
      throw new Refusal(by, `There are several canaries: ${all}. Name one: ${by} ${versionsOf(first).join(" ")}.`);
    return first;
  }
  const found = canaries.find((one) => versionsOf(one).join() === [...expected].sort().join());
  if (!found) throw new Refusal(by, `The canary is ${all}, not ${expected.join(", ")}.`);
  return found;
}

interface Decision {
  readonly by: string;
  /** Chooses the canaries when the command starts. A later one in place of one of these is another. */
  readonly choose: (release: Release) => readonly Canary[];
  readonly end: (release: Release, chosen: readonly Canary[]) => ReleaseContent;
}

/** Decides about canaries, and keeps all others. Throws a Refusal when they were ended or replaced meanwhile. */
const decide = ({ by, choose, end }: Decision): Change => {
  let first: readonly Canary[] | undefined;
  return async (base) => {
    if (!base) throw new Refusal(by, "There is no canary.");
    const { release } = base;
    first ??= choose(release);
    const ids = new Set(first.map(({ id }) => id));
    const { canaries = [] } = release;
    const chosen = canaries.filter(({ id }) => ids.has(id));
    if (chosen.length === 0) {
      const names = first.flatMap(({ remotes }) => Object.keys(remotes));
      const other = canaries.find(({ remotes }) => names.some((name) => remotes[name]));
      throw new Refusal(
        by,
        other
          ? `Another canary was started in the meantime: ${describeCanary(other)}. Look at it: pnpm ship status.`
          : "The canary was ended in the meantime.",
      );
    }
    if (by === "promote") checkPublisher(release);
    return { ...end(release, chosen), ...withCanaries(canaries.filter(({ id }) => !ids.has(id))) };
  };
};

/** Makes a canary live for everybody; the version that was live becomes its fallback. See findCanary for the `expected` versions. */
export const promoteCanary = (expected: readonly string[] = []): Change =>
  decide({
    by: "promote",
    choose: (release) => [findCanary("promote", release, expected)],
    end(release, [canary]) {
      const { remotes, fallbacks } = release;
      const next = canary?.remotes ?? {};
      const before = Object.keys(next).flatMap((name) => {
        const live = remotes[name];
        return live ? [[name, live] as const] : [];
      });
      const changes = Object.entries(next).map(([name, { version }]) => {
        const live = remotes[name];
        return `${name} ${live ? `${live.version} -> ` : ""}${version}`;
      });
      return {
        ...contentOf(release),
        remotes: { ...remotes, ...next },
        fallbacks: { ...fallbacks, ...Object.fromEntries(before) },
        change: `${changes.join(", ")} (was a canary for ${canary?.percent} %)`,
      };
    },
  });

interface EndOptions {
  /** The release log records it. */
  readonly why?: string;
  /** Ends only the canaries with these ids, or the one with exactly these versions. */
  readonly ids?: readonly string[] | undefined;
  readonly expected?: readonly string[];
}

/** Ends canaries: all devices get the live versions. Throws a Refusal when there is none of these. */
export const endCanary = ({ why = "", ids, expected = [] }: EndOptions = {}): Change =>
  decide({
    by: "rollback",
    choose: (release) =>
      ids ? (release.canaries ?? []).filter(({ id }) => ids.includes(id)) : [findCanary("rollback", release, expected)],
    end: (release, chosen) => ({
      ...contentOf(release),
      change: `canary ${chosen.map(describeCanary).join(", ")} ended${why && `: ${why}`}`,
    }),
  });
