import type { Archive } from "../releases/createArchive.ts";
import type { ReleaseLog, SignedRelease } from "../releases/createReleaseLog.ts";
import { Refusal } from "../releases/Refusal.ts";
import type { Canary, Deployed, ReleaseContent } from "../releases/Release.ts";
import { hashOf } from "../signing/seal.ts";
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

/**
 * Adds a canary to the newest release, for a share of the devices. Only one canary at a time: two would make four variants, and
 * errors could not be attributed to one of them. The same builds with another share keep their devices.
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
    const { canary: current } = release;
    const names = [...builds.keys()].sort();
    if (current && names.join() !== Object.keys(current.remotes).sort().join()) {
      throw new Refusal(
        "canary",
        `${describeCanary(current)} is a canary (${current.percent} %), and there is one canary at a time. Decide about it first: pnpm ship promote, or pnpm ship rollback.`,
      );
    }
    for (const [name, deployed] of builds) {
      await checkVersion({ name, deployed, base, log, archive });
      if (release.remotes[name]?.hash === deployed.hash) {
        throw new Refusal("canary", `${name} ${deployed.version} is live for everybody already.`);
      }
    }
    const remotes = Object.fromEntries(names.map((name) => [name, builds.get(name) as Deployed]));
    const isSame = current !== undefined && names.every((name) => current.remotes[name]?.hash === remotes[name]?.hash);
    if (isSame && current.percent === percent) return undefined;
    const { shell, remotes: live, fallbacks, assets, environment } = release;
    const id = isSame ? current.id : hashOf([release.generation, remotes]).slice(0, 8);
    const canary: Canary = { id, percent, remotes };
    return {
      shell,
      remotes: live,
      fallbacks,
      canary,
      assets,
      environment,
      change: `canary ${describeCanary(canary)} for ${isSame ? `${current.percent} -> ` : ""}${percent} %`,
    };
  };
}

/** Decides about the canary with this id, or the newest one when the command started, and throws a Refusal for any other. */
const decide = (
  by: string,
  end: (release: SignedRelease["release"], canary: Canary) => ReleaseContent,
  id?: string,
): Change => {
  let firstId = id;
  return async (base) => {
    const canary = base?.release.canary;
    if (!base || !canary)
      throw new Refusal(by, firstId === undefined ? "There is no canary." : "The canary was ended in the meantime.");
    firstId ??= canary.id;
    if (firstId !== canary.id)
      throw new Refusal(
        by,
        `Another canary was started in the meantime: ${describeCanary(canary)}. Look at it: pnpm ship status.`,
      );
    if (by === "promote") checkPublisher(base.release);
    return end(base.release, canary);
  };
};

/** Throws a Refusal when the canary does not consist of exactly the expected versions, such as "loan@0.3.0". */
function checkVersions(by: string, { remotes }: Canary, expected: readonly string[]): void {
  const found = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
  if (expected.length > 0 && found.sort().join() !== [...expected].sort().join())
    throw new Refusal(by, `The canary is ${found.join(", ")}, not ${expected.join(", ")}.`);
}

/**
 * Makes the canary live for everybody; the version that was live becomes its fallback. Throws a Refusal when the canary does not
 * consist of exactly the `expected` versions ("loan@0.3.0"); without any, it accepts every canary.
 */
export const promoteCanary = (expected: readonly string[] = []): Change =>
  decide("promote", ({ shell, remotes, fallbacks, assets, environment }, canary) => {
    const names = Object.keys(canary.remotes);
    checkVersions("promote", canary, expected);
    const before = names.flatMap((name) => {
      const live = remotes[name];
      return live ? [[name, live] as const] : [];
    });
    const changes = names.map((name) => {
      const live = remotes[name];
      return `${name} ${live ? `${live.version} -> ` : ""}${canary.remotes[name]?.version}`;
    });
    return {
      shell,
      remotes: { ...remotes, ...canary.remotes },
      fallbacks: { ...fallbacks, ...Object.fromEntries(before) },
      assets,
      environment,
      change: `${changes.join(", ")} (was a canary for ${canary.percent} %)`,
    };
  });

interface EndOptions {
  /** The release log records it. */
  readonly why?: string;
  /** Ends only the canary with this id, or with exactly these versions. */
  readonly id?: string | undefined;
  readonly expected?: readonly string[];
}

/** Ends the canary: all devices get the live version. Throws a Refusal for another canary than the given one. */
export const endCanary = ({ why = "", id, expected = [] }: EndOptions = {}): Change =>
  decide(
    "rollback",
    ({ shell, remotes, fallbacks, assets, environment }, canary) => {
      checkVersions("rollback", canary, expected);
      const change = `canary ${describeCanary(canary)} ended${why && `: ${why}`}`;
      return { shell, remotes, fallbacks, assets, environment, change };
    },
    id,
  );
