import { isDeepStrictEqual } from "node:util";
import { type Build, type Release, type ReleaseContent, stageOf } from "@lending/releases";
import { type Context, Usage } from "./Context.ts";
import { versionIn } from "./changes/parts.ts";
import type { Reach } from "./changes/shipVariant.ts";
import { STAGED } from "./changes/stageVariant.ts";
import type { Preview } from "./preview.ts";
import type { ShipOptions } from "./shipAction.ts";

/** What one command ships. */
interface Shipped {
  readonly builds: readonly Build[];
  readonly environment: ReleaseContent["environment"] | undefined;
}

interface Chosen extends Shipped {
  /** Which devices get it; all, when undefined. */
  readonly reach: Reach | undefined;
}

/**
 * Chooses the devices that get what a command ships. A shell or an environment changes every path, so it is staged beside a live
 * release, unless an option decides. Throws a Usage for options that cannot be staged.
 */
export function chooseReach(
  { reporter }: Context,
  { channel, percent, now = false, whole = false, stage, assets, take }: ShipOptions,
  {
    builds,
    environment,
    live,
    preview,
  }: Shipped & { readonly live?: Release | undefined; readonly preview?: Preview | undefined },
): Chosen {
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
