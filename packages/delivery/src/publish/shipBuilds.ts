import { isDeepStrictEqual } from "node:util";
import type { Archive } from "../releases/createArchive.ts";
import type { ReleaseLog } from "../releases/createReleaseLog.ts";
import { type Deployed, type SetContent, versionIn } from "../releases/Release.ts";
import type { Change } from "./Change.ts";
import { Refusal } from "./Change.ts";
import { checkEnvironment, type Stage } from "./checkEnvironment.ts";
import { checkVersion } from "./checkVersion.ts";

interface ShipOptions {
  /** The version of each app to ship. Its files are in the archive. */
  readonly builds: ReadonlyMap<string, Deployed>;
  readonly row: ReleaseLog;
  readonly archive: Archive;
  /** Replaces the environment, its stage, or the address of the assets, when given. */
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly stage?: Stage;
  readonly assets?: string;
}

/**
 * Replaces apps of the newest release with these builds. Rejects a version that is older, or that was shipped with different bytes,
 * and an environment that is invalid or states no stage.
 */
export function shipBuilds({ builds, row, archive, environment, stage, assets }: ShipOptions): Change {
  return async (base): Promise<SetContent | undefined> => {
    const set = base?.set;
    const shell = builds.get("shell") ?? set?.shell;
    if (!shell) {
      throw new Refusal(
        "first set",
        "Nothing has been shipped here yet, and a release needs a shell. Ship all: pnpm ship --all --stage sandbox.",
      );
    }
    const canaryName = Object.keys(set?.canary?.remotes ?? {}).find((name) => builds.has(name));
    if (canaryName !== undefined) {
      throw new Refusal(
        "canary",
        `${canaryName} ${set?.canary?.remotes[canaryName]?.version} is a canary. Decide about it first: pnpm ship promote, or pnpm ship rollback.`,
      );
    }
    const remotes = { ...set?.remotes };
    const fallbacks = { ...set?.fallbacks };
    const changes: string[] = [];
    for (const [name, deployed] of builds) {
      const live = versionIn(set, name);
      await checkVersion({ name, deployed, base, row, archive });
      if (name !== "shell") {
        if (live && live.hash !== deployed.hash) fallbacks[name] = live;
        remotes[name] = deployed;
      }
      if (live?.hash !== deployed.hash) changes.push(`${name} ${live ? `${live.version} -> ` : ""}${deployed.version}`);
    }
    const next = {
      shell,
      remotes,
      fallbacks,
      ...(set?.canary && { canary: set.canary }),
      assets: assets ?? set?.assets ?? "/assets/",
      environment: { ...(environment ?? set?.environment), ...(stage && { stage }) },
    };
    if (set && next.assets !== set.assets) changes.push(`assets at ${next.assets}`);
    const isOtherEnvironment = !set || !isDeepStrictEqual(next.environment, set.environment);
    if (set && isOtherEnvironment) changes.push("environment");
    if (isOtherEnvironment || set.assets !== next.assets || next.environment.stage === undefined)
      checkEnvironment(next);
    return changes.length === 0 ? undefined : { ...next, change: changes.join(", ") };
  };
}

/** Removes a remote: the site shows the not-found page for its paths. A rollback restores it. */
export function removeRemote(name: string): Change {
  return async (base) => {
    if (!base) throw new Refusal("remove", "Nothing has been shipped here yet.");
    if (name === "shell") throw new Refusal("remove", "Every document needs the shell. Only remotes can be removed.");
    const { shell, canary, assets, environment } = base.set;
    const { [name]: removed, ...remotes } = base.set.remotes;
    const { [name]: _, ...fallbacks } = base.set.fallbacks;
    if (!removed) throw new Refusal("remove", `${name} is not live. Live remotes: ${Object.keys(remotes).join(", ")}.`);
    if (canary?.remotes[name]) {
      throw new Refusal(
        "canary",
        `${name} ${canary.remotes[name].version} is a canary. Decide about it first: pnpm ship promote, or pnpm ship rollback.`,
      );
    }
    return {
      shell,
      remotes,
      fallbacks,
      ...(canary && { canary }),
      assets,
      environment,
      change: `${name} ${removed.version} removed`,
    };
  };
}
