import { isDeepStrictEqual } from "node:util";
import type { Archive } from "../../releases/createArchive.ts";
import type { ReleaseLog } from "../../releases/createReleaseLog.ts";
import { Refusal, Undecided } from "../../releases/Refusal.ts";
import {
  type Canary,
  canaryOf,
  contentOf,
  type Deployed,
  describeCanary,
  inCanary,
  partsOf,
  type Release,
  type ReleaseContent,
  stagedIn,
  versionIn,
  withCanaries,
} from "../../releases/Release.ts";
import { hashOf } from "../../releases/signing/seal.ts";
import type { Change } from "./Change.ts";
import { checkEnvironment } from "./checkEnvironment.ts";
import { checkPublisher, checkVersion } from "./checkVersion.ts";

interface CanaryOptions {
  /** The version of each app in the canary. Its files are in the archive. With the shell, the canary is a staged release. */
  readonly builds: ReadonlyMap<string, Deployed>;
  /** The environment of a staged release. */
  readonly environment?: Readonly<Record<string, unknown>> | undefined;
  /** Share of the devices in percent. */
  readonly percent: number;
  readonly log: ReleaseLog;
  readonly archive: Archive;
}

/** Each adds its hashes to every document. */
const CANARIES_MAX = 4;

/**
 * Adds a canary to the newest release, for a share of the devices. Several canaries run side by side when they have no remote in
 * common: each chooses its devices independently, and a report counts for the canary of its remote. The same builds with
 * another share keep their devices. With the shell or an environment it is a staged release: no other canary runs beside it, because
 * each device gets the documents of one side or the other.
 */
export function shipCanary({ builds, environment, percent, log, archive }: CanaryOptions): Change {
  const isStaged = builds.has("shell") || environment !== undefined;
  return async (base) => {
    if (!base)
      throw new Refusal("canary", "A canary needs a live release. Ship all first: pnpm ship --all --stage sandbox.");
    const { release } = base;
    const names = [...builds.keys()].sort();
    const parts = [...names, ...(environment ? ["environment"] : [])].sort();
    const staged = stagedIn(release);
    const current = isStaged ? staged : names.map((name) => canaryOf(release, name)).find((one) => one !== undefined);
    const currentParts = current && partsOf(current).map(([name]) => name);
    if (current && parts.join() !== [...(currentParts ?? [])].sort().join()) {
      throw new Undecided(
        `${describeCanary(current)} is a canary (${current.percent} %), and an app has one canary at a time.`,
      );
    }
    const obstacle = isStaged ? release.canaries?.find((one) => one !== staged) : staged;
    if (obstacle)
      throw new Undecided(
        `${describeCanary(obstacle)} is a canary (${obstacle.percent} %), and no canary runs beside a staged shell or environment.`,
      );
    const others = (release.canaries ?? []).filter((one) => one !== current);
    if (others.length >= CANARIES_MAX)
      throw new Refusal(
        "canary",
        `${others.map(describeCanary).join(", ")} are canaries, and there are ${CANARIES_MAX} at most, because every document contains each.`,
      );
    for (const [name, deployed] of builds) {
      await checkVersion({ name, deployed, base, log, archive });
      if (versionIn(release, name)?.hash === deployed.hash) {
        throw new Refusal("canary", `${name} ${deployed.version} is live for everybody already.`);
      }
    }
    if (environment) {
      checkEnvironment({ environment, assets: release.assets });
      if (isDeepStrictEqual(environment, release.environment))
        throw new Refusal("canary", "This environment is live for everybody already.");
      if (environment.stage !== release.environment.stage)
        throw new Refusal("environment", "A staged environment has the stage of the live one.");
    }
    const shell = builds.get("shell");
    const versions = names.filter((name) => name !== "shell").map((name) => [name, builds.get(name) as Deployed]);
    const content = {
      remotes: Object.fromEntries(versions),
      ...(shell && { shell }),
      ...(environment && { environment: { ...environment } }),
    };
    const isSame =
      current !== undefined &&
      isDeepStrictEqual({ ...current, id: "", percent: 0 }, { ...content, id: "", percent: 0 });
    if (isSame && current.percent === percent) return undefined;
    const id = isSame ? current.id : hashOf([release.generation, content]).slice(0, 8);
    const canary: Canary = { id, percent, ...content };
    return {
      ...contentOf(release),
      canaries: [...others, canary],
      change: `canary ${describeCanary(canary)} for ${isSame ? `${current.percent} -> ` : ""}${percent} %`,
    };
  };
}

/** Lists the versions of a canary as a command takes them: "loan@0.3.0". */
export const versionsOf = (canary: Canary) =>
  partsOf(canary)
    .map((part) => part.join("@"))
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
      const names = first.flatMap((one) => partsOf(one).map(([name]) => name));
      const other = canaries.find((one) => partsOf(one).some(([name]) => names.includes(name)));
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
      const changes = (canary ? partsOf(canary) : []).map(([name, version]) => {
        const live = versionIn(release, name);
        return name === "environment" ? name : `${name} ${live ? `${live.version} -> ` : ""}${version}`;
      });
      return {
        ...contentOf(canary ? inCanary(release, canary) : release),
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
