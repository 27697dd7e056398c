import type { ReadSet } from "../sets/createReleaseLog.ts";
import type { Canary, SetContent } from "../sets/ReleaseSet.ts";
import type { Change } from "./Change.ts";
import { Refusal } from "./Refusal.ts";
import { describeCanary } from "./shipCanary.ts";

/** Decides about the canary that was newest when the command started, and throws a Refusal for any other. */
const decide = (by: string, end: (set: ReadSet["set"], canary: Canary) => SetContent): Change => {
  let firstId: string | undefined;
  return async (base) => {
    const canary = base?.set.canary;
    if (!base || !canary)
      throw new Refusal(by, firstId === undefined ? "There is no canary." : "The canary was ended in the meantime.");
    firstId ??= canary.id;
    if (firstId !== canary.id)
      throw new Refusal(
        by,
        `Another canary was started in the meantime: ${describeCanary(canary)}. Look at it: pnpm ship status.`,
      );
    return end(base.set, canary);
  };
};

/** Makes the canary live for everybody; the version that was live becomes its fallback. */
export const promoteCanary = (): Change =>
  decide("promote", ({ shell, remotes, fallbacks, assets, environment }, canary) => {
    const names = Object.keys(canary.remotes);
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

/** Ends the canary: all devices get the live version. The release log records `why`. */
export const endCanary = (why = ""): Change =>
  decide("rollback", ({ shell, remotes, fallbacks, assets, environment }, canary) => ({
    shell,
    remotes,
    fallbacks,
    assets,
    environment,
    change: `canary ${describeCanary(canary)} ended${why && `: ${why}`}`,
  }));
