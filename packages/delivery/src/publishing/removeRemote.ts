import type { Change } from "./Change.ts";
import { Refusal } from "./Refusal.ts";

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
