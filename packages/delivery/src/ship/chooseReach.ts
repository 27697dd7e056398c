import { isDeepStrictEqual } from "node:util";
import type { Build } from "@lending/releases/artefact/Build";
import { contentOf, type Release, type ReleaseContent, stageOf, type Variant } from "@lending/releases/formats/Release";
import type { Change } from "@lending/releases/log/createReleaseLog";
import type { Stage } from "@lending/releases/readEnvironment";
import { describeShare, describeVariant } from "@lending/releases/variants";
import { type Context, Usage } from "./Context.ts";
import { checkPublisher } from "./changes/checkVersion.ts";
import { versionIn } from "./changes/parts.ts";
import { promoteVariant, type Reach, versionsOf } from "./changes/shipVariant.ts";
import type { Preview } from "./preview.ts";
import type { PublishOptions } from "./publishChange.ts";

/** The shares of a staged variant: small enough to hurt few, then enough for a verdict in minutes, then all. */
export const STAGED: Reach = { percent: 5, steps: [25, 100] };

/** The share after which a variant is live for everybody. */
export const ALL = 100;

/**
 * Gives a staged variant its next share, or makes it live for everybody after the last one. Changes nothing when somebody has
 * decided about it meanwhile.
 */
export const advanceVariant =
  ({ id, percent }: Variant): Change =>
  (release) => {
    const current = release?.variants.find((one) => one.id === id && one.percent === percent);
    const [next = ALL, ...steps] = current?.steps ?? [];
    if (!release || !current?.steps) return undefined;
    checkPublisher(release);
    if (next === ALL) return promoteVariant(versionsOf(current))(release);
    const raised: Variant = { ...current, percent: next, steps, at: new Date().toISOString() };
    return {
      ...contentOf(release),
      variants: release.variants.map((one) => (one === current ? raised : one)),
      change: `canary ${describeVariant(raised)} for ${current.percent} -> ${describeShare(raised)}`,
    };
  };

export interface ShipOptions extends PublishOptions {
  readonly names: readonly string[];
  readonly all?: boolean;
  /** Ships the builds that exist, and starts no bundler. */
  readonly built?: boolean;
  readonly whole?: boolean;
  readonly environment?: string;
  /** Replaces the stage of the environment. */
  readonly stage?: Stage;
  readonly assets?: string;
  /** Paths that the apps take from their owners. */
  readonly take?: readonly string[];
  readonly channel?: "canary" | "preview" | "staged";
  /** Ships a shell or an environment to all devices at once. */
  readonly now?: boolean;
  /** Share of the devices, for a canary. */
  readonly percent?: number;
  /** How long a preview's link opens it. */
  readonly minutes?: number;
  /** With a team's key, ends when the request is stored. */
  readonly isOffer?: boolean;
}

/** Refuses options of `ship` that do not fit together. */
export function checkShip(options: ShipOptions): void {
  const { all, names, channel, percent, minutes, whole, because, environment, stage, assets, take, now } = options;
  if (all ? names.length > 0 : names.length === 0 && environment === undefined)
    throw new Usage(
      all ? "--all ships every app, so it takes no name." : "Name an app or a command: pnpm ship --help.",
    );
  if ((channel === "canary") !== (percent !== undefined))
    throw new Usage("A canary needs both options: --channel canary --percent 10.");
  if (minutes !== undefined && channel !== "preview") throw new Usage("--minutes needs --channel preview.");
  if (whole && !(all && because)) throw new Usage('--whole needs --all and a reason: --because "...".');
  if (now && channel !== undefined) throw new Usage("--now ships to all devices, so it takes no --channel.");
  if (channel !== undefined && [stage, assets, take].some((one) => one !== undefined))
    throw new Usage("The stage, the address of the assets and --take apply to all devices; they cannot be a variant.");
}

/** What one command ships. */
interface Shipped {
  readonly builds: readonly Build[];
  readonly environment: ReleaseContent["environment"] | undefined;
}

/**
 * Chooses the devices that get what a command ships. A shell or an environment changes every path, so it is staged beside a live
 * release, unless an option decides. Throws a Usage for options that cannot be staged.
 */
export function chooseReach(
  { reporter }: Context,
  { channel, percent, now = false, whole = false, stage, assets, take }: ShipOptions,
  { builds, environment, live, preview }: Shipped & { live: Release | undefined; preview: Preview | undefined },
): Shipped & { readonly reach: Reach | undefined } {
  if (preview) return { builds, environment, reach: { link: preview.link } };
  if (channel === "staged") return { builds, environment, reach: STAGED };
  if (percent !== undefined) return { builds, environment, reach: { percent } };
  // Of all apps, those that are live already need no stages.
  const changed: Shipped = {
    builds: builds.filter(({ name, deployed }) => versionIn(live, name)?.hash !== deployed.hash),
    environment: isDeepStrictEqual(environment, live?.environment) ? undefined : environment,
  };
  const changesEveryPath = changed.environment !== undefined || changed.builds.some(({ name }) => name === "shell");
  // Another stage is refused where it would apply to everybody.
  const isOtherStage = live !== undefined && stage !== undefined && stage !== stageOf(live.environment);
  if (!live || now || whole || isOtherStage || !changesEveryPath) return { builds, environment, reach: undefined };
  if (assets !== undefined || take !== undefined)
    throw new Usage(
      "A shell or an environment is staged, but --assets and --take apply to all devices at once. Ship them separately, or add --now.",
    );
  reporter.print(
    "  staged         the controller gives it to more devices while it is no worse; to all at once: --now",
  );
  return { ...changed, reach: STAGED };
}
