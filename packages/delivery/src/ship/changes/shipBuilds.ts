import { isDeepStrictEqual } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import { contentOf, type Release, type ReleaseContent } from "@lending/releases/formats/Release";
import type { Change } from "@lending/releases/log/createReleaseLog";
import type { Stage } from "@lending/releases/readEnvironment";
import { suggestName } from "@lending/releases/suggestName";
import { describeVariant } from "@lending/releases/variants";
import { Refusal, Undecided } from "../Refusal.ts";
import { checkStage } from "./checkEnvironment.ts";
import { checkPublisher, checkVersion } from "./checkVersion.ts";
import { type Added, claimPaths } from "./claimPaths.ts";
import { canaryOf, versionIn } from "./parts.ts";

interface ShipOptions {
  readonly added: readonly Added[];
  /** Replaces the environment, its stage, or the address of the assets, when given. */
  readonly environment?: ReleaseContent["environment"] | undefined;
  readonly stage?: Stage | undefined;
  readonly assets?: string | undefined;
  /** Paths that these apps take from their owners. */
  readonly take?: readonly string[] | undefined;
}

/** Content before the first release. */
const NOTHING = { remotes: {}, fallbacks: {}, paths: {}, variants: [], closed: [], keys: [], revoked: [] };

/**
 * Replaces apps of the newest release with these builds. Rejects a version that is older, or that was shipped with different bytes,
 * another app's path, and an environment of another stage.
 */
export function shipBuilds({ added, environment, stage, assets, take }: ShipOptions): Change {
  return (release): ReleaseContent | undefined => {
    const shell = added.find(({ name }) => name === "shell")?.deployed ?? release?.shell;
    if (!shell)
      throw new Refusal(
        "first release",
        "Nothing has been shipped here yet, and a release needs a shell. Ship all: pnpm ship --all --stage sandbox.",
      );
    for (const { name: app } of added) {
      const canary = canaryOf(release, app);
      if (canary) throw new Undecided(`${describeVariant(canary)} is a canary.`);
    }
    if ((environment || stage) && canaryOf(release, "environment"))
      throw new Undecided("Another environment is a canary.");
    const remotes = { ...release?.remotes };
    const fallbacks = { ...release?.fallbacks };
    const changes: string[] = [];
    for (const { name: app, deployed } of added) {
      const live = versionIn(release, app);
      checkVersion(app, deployed, release);
      if (live?.hash === deployed.hash) continue;
      if (app !== "shell") {
        if (live) fallbacks[app] = live;
        remotes[app] = deployed;
      }
      changes.push(`${app} ${live ? `${live.version} -> ` : ""}${deployed.version}`);
    }
    const nextEnvironment = { ...(environment ?? release?.environment), ...(stage && { stage }) };
    const nextAssets = assets ?? release?.assets ?? "/assets/";
    if (release && nextAssets !== release.assets) changes.push(`assets at ${nextAssets}`);
    if (release && !isDeepStrictEqual(nextEnvironment, release.environment)) changes.push("environment");
    if (release) checkStage(release.environment, nextEnvironment);
    const { productPrefix } = parseEnvironment(nextEnvironment);
    const paths = claimPaths({ release, added, take, apiPrefix: productPrefix });
    if (release && changes.length === 0 && !isDeepStrictEqual(paths, release.paths))
      changes.push(`paths of ${added.map(({ name }) => name).join(", ")}`);
    if (changes.length === 0) return undefined;
    return {
      ...NOTHING,
      ...(release && contentOf(release)),
      ...{ shell, remotes, fallbacks, paths, assets: nextAssets, environment: nextEnvironment },
      change: changes.join(", "),
    };
  };
}

/** Removes a remote, and frees its paths: the site shows the not-found page there. A rollback restores it. */
export const removeRemote =
  (name: string): Change =>
  (release): ReleaseContent => {
    if (!release) throw new Refusal("remove", "Nothing has been shipped here yet.");
    checkPublisher(release);
    const { [name]: removed, ...remotes } = release.remotes;
    const { [name]: _, ...fallbacks } = release.fallbacks;
    if (!removed)
      throw new Refusal(
        "remove",
        `${name} is not live.${suggestName(name, Object.keys(remotes))} Live remotes: ${Object.keys(remotes).sort().join(", ")}.`,
      );
    const canary = release.variants.find((one) => one.remotes[name]);
    if (canary) throw new Undecided(`${describeVariant(canary)} is a ${canary.link ? "preview" : "canary"}.`);
    return {
      ...contentOf(release),
      ...{ remotes, fallbacks },
      paths: ownedByOthers(release, name),
      closed: release.closed.filter(({ target }) => target !== name && release.paths[target] !== name),
      change: `${name} ${removed.version} removed`,
    };
  };

const ownedByOthers = ({ paths }: Release, name: string) =>
  Object.fromEntries(Object.entries(paths).filter(([, owner]) => owner !== name));
