import { isDeepStrictEqual } from "node:util";
import type { Archive } from "../../releases/createArchive.ts";
import type { ReleaseLog } from "../../releases/createReleaseLog.ts";
import { Refusal, Undecided } from "../../releases/Refusal.ts";
import {
  canaryOf,
  contentOf,
  type Deployed,
  type ReleaseContent,
  stagedIn,
  versionIn,
  versionInCanary,
  withCanaries,
} from "../../releases/Release.ts";
import type { Change } from "./Change.ts";
import { checkEnvironment, type Stage } from "./checkEnvironment.ts";
import { checkPublisher, checkVersion } from "./checkVersion.ts";

interface ShipOptions {
  /** The version of each app to ship. Its files are in the archive. */
  readonly builds: ReadonlyMap<string, Deployed>;
  readonly log: ReleaseLog;
  readonly archive: Archive;
  /** Replaces the environment, its stage, or the address of the assets, when given. */
  readonly environment?: Readonly<Record<string, unknown>> | undefined;
  readonly stage?: Stage | undefined;
  readonly assets?: string | undefined;
}

/**
 * Replaces apps of the newest release with these builds. Rejects a version that is older, or that was shipped with different bytes,
 * and an environment that is invalid or states no stage.
 */
export function shipBuilds({ builds, log, archive, environment, stage, assets }: ShipOptions): Change {
  return async (base): Promise<ReleaseContent | undefined> => {
    const release = base?.release;
    const shell = builds.get("shell") ?? release?.shell;
    if (!shell) {
      throw new Refusal(
        "first release",
        "Nothing has been shipped here yet, and a release needs a shell. Ship all: pnpm ship --all --stage sandbox.",
      );
    }
    for (const name of builds.keys()) {
      const canary = canaryOf(release, name);
      if (!canary) continue;
      throw new Undecided(`${name} ${versionInCanary(canary, name)?.version} is a canary.`);
    }
    if (release && stagedIn(release)?.environment && (environment || stage))
      throw new Undecided("Another environment is a canary.");
    const remotes = { ...release?.remotes };
    const fallbacks = { ...release?.fallbacks };
    const changes: string[] = [];
    for (const [name, deployed] of builds) {
      const live = versionIn(release, name);
      await checkVersion({ name, deployed, base, log, archive });
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
      ...withCanaries(release?.canaries),
      assets: assets ?? release?.assets ?? "/assets/",
      environment: { ...(environment ?? release?.environment), ...(stage && { stage }) },
    };
    if (release && next.assets !== release.assets) changes.push(`assets at ${next.assets}`);
    const isOtherEnvironment = !release || !isDeepStrictEqual(next.environment, release.environment);
    if (release && isOtherEnvironment) changes.push("environment");
    if (isOtherEnvironment || release.assets !== next.assets || next.environment.stage === undefined)
      checkEnvironment(next);
    return changes.length === 0 ? undefined : { ...next, change: changes.join(", ") };
  };
}

/** Removes a remote: the site shows the not-found page for its paths. A rollback restores it. */
export function removeRemote(name: string): Change {
  return async (base) => {
    if (!base) throw new Refusal("remove", "Nothing has been shipped here yet.");
    checkPublisher(base.release);
    if (name === "shell") throw new Refusal("remove", "Every document needs the shell. Only remotes can be removed.");
    const tried = canaryOf(base.release, name)?.remotes[name];
    const { [name]: removed, ...remotes } = base.release.remotes;
    const { [name]: _, ...fallbacks } = base.release.fallbacks;
    if (!removed) throw new Refusal("remove", `${name} is not live. Live remotes: ${Object.keys(remotes).join(", ")}.`);
    if (tried) throw new Undecided(`${name} ${tried.version} is a canary.`);
    return {
      ...contentOf(base.release),
      ...{ remotes, fallbacks },
      ...withCanaries(base.release.canaries),
      change: `${name} ${removed.version} removed`,
    };
  };
}
