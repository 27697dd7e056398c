import type { ReadSet } from "../sets/createReleaseRow.ts";
import type { Canary, SetContent } from "../sets/ReleaseSet.ts";
import type { Change } from "./Change.ts";
import { Refusal } from "./Refusal.ts";
import { trialOf } from "./shipCanary.ts";

/** What is decided about is the trial that stood when it was asked for, and no other one that began in the meantime. */
const decide = (by: string, end: (set: ReadSet["set"], canary: Canary) => SetContent): Change => {
  let seen: string | undefined;
  return async (base) => {
    const canary = base?.set.canary;
    if (!base || !canary)
      throw new Refusal(by, seen === undefined ? "Nothing is on trial." : "The trial was ended in the meantime.");
    seen ??= canary.id;
    if (seen !== canary.id)
      throw new Refusal(by, `Another trial began in the meantime: ${trialOf(canary)}. Look at it: pnpm ship status.`);
    return end(base.set, canary);
  };
};

/** What was on trial becomes everybody's; what was live until then stands by for it. */
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
      change: `${changes.join(", ")} (was on trial for ${canary.percent} %)`,
    };
  });

/** The trial ends, and everybody gets what all others have had. `why` stands in the history. */
export const endCanary = (why = ""): Change =>
  decide("rollback", ({ shell, remotes, fallbacks, assets, environment }, canary) => ({
    shell,
    remotes,
    fallbacks,
    assets,
    environment,
    change: `canary ${trialOf(canary)} ended${why && `: ${why}`}`,
  }));
