import type { Archive } from "../archive/createArchive.ts";
import { hashOf } from "../keys/seal.ts";
import type { ReleaseRow } from "../sets/createReleaseRow.ts";
import type { Canary, Deployed } from "../sets/ReleaseSet.ts";
import type { Change } from "./Change.ts";
import { checkVersion } from "./checkVersion.ts";
import { Refusal } from "./Refusal.ts";

interface CanaryOptions {
  /** What goes on trial: remote name to its version, the files being in the archive. */
  readonly builds: ReadonlyMap<string, Deployed>;
  /** How many of a hundred devices get it. */
  readonly percent: number;
  readonly row: ReleaseRow;
  readonly archive: Archive;
}

/** What is on trial, in words: "loan 0.3.0". */
export const trialOf = ({ remotes }: Pick<Canary, "remotes">): string =>
  Object.entries(remotes)
    .map(([name, { version }]) => `${name} ${version}`)
    .join(", ");

/**
 * Puts builds on trial beside the newest set, for a share of the devices. One trial at a time: two would be four sets, and
 * nobody could say which of the two made an arm worse. The same builds with another share go on with the same devices.
 */
export function shipCanary({ builds, percent, row, archive }: CanaryOptions): Change {
  return async (base) => {
    if (!base)
      throw new Refusal(
        "canary",
        "Nothing is live yet that a trial could stand beside. Ship all first: pnpm ship --all --stage sandbox.",
      );
    const { set } = base;
    if (builds.has("shell")) {
      throw new Refusal(
        "canary",
        "The shell goes live for everybody: every document is made of it. Only remotes go on trial.",
      );
    }
    const { canary: standing } = set;
    const names = [...builds.keys()].sort();
    if (standing && names.join() !== Object.keys(standing.remotes).sort().join()) {
      throw new Refusal(
        "canary",
        `${trialOf(standing)} is on trial (${standing.percent} %), and there is one trial at a time. Decide about it first: pnpm ship promote, or pnpm ship rollback.`,
      );
    }
    for (const [name, deployed] of builds) {
      await checkVersion({ name, deployed, base, row, archive });
      if (set.remotes[name]?.hash === deployed.hash) {
        throw new Refusal("canary", `${name} ${deployed.version} is live for everybody already.`);
      }
    }
    const remotes = Object.fromEntries(names.map((name) => [name, builds.get(name) as Deployed]));
    const isSame =
      standing !== undefined && names.every((name) => standing.remotes[name]?.hash === remotes[name]?.hash);
    if (isSame && standing.percent === percent) return undefined;
    const { shell, remotes: live, fallbacks, assets, environment } = set;
    const id = isSame ? standing.id : hashOf([set.generation, remotes]).slice(0, 8);
    const canary: Canary = { id, percent, remotes };
    return {
      shell,
      remotes: live,
      fallbacks,
      canary,
      assets,
      environment,
      change: `canary ${trialOf(canary)} for ${isSame ? `${standing.percent} -> ` : ""}${percent} %`,
    };
  };
}
