import { parseEnvironment } from "@lending/bridge/environment";
import type { ReleaseSet } from "../sets/ReleaseSet.ts";
import { versionIn } from "../sets/ReleaseSet.ts";
import type { Context } from "./Context.ts";

/** Where to look at what was shipped: the first path of the first app that was named. */
export async function firstAddress(
  { archive, origin }: Context,
  set: ReleaseSet,
  names: readonly string[],
): Promise<string> {
  const site = parseEnvironment(set.environment).h5Base || origin;
  for (const name of [...names.filter((one) => one !== "shell"), ...Object.keys(set.remotes).sort()]) {
    const deployed = versionIn(set, name);
    const [pathname] = deployed ? Object.keys((await archive.manifest(name, deployed)).paths) : [];
    if (pathname !== undefined) return site + pathname;
  }
  return `${site}/`;
}
