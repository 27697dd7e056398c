import type { ReleaseSet } from "../sets/ReleaseSet.ts";
import { versionIn } from "../sets/ReleaseSet.ts";
import type { Context } from "./Context.ts";
import { siteOrigin } from "./siteOrigin.ts";

/**
 * Returns the address of the first path of the first named app. When the site's origin is unknown it is the path
 * alone, because a link to another site would be wrong.
 */
export async function firstAddress(
  { archive, ...context }: Pick<Context, "archive" | "origin" | "sandboxOrigin">,
  set: ReleaseSet,
  names: readonly string[],
): Promise<string> {
  const site = siteOrigin(context, set.environment) ?? "";
  for (const name of [...names.filter((one) => one !== "shell"), ...Object.keys(set.remotes).sort()]) {
    const deployed = versionIn(set, name);
    const [pathname] = deployed ? Object.keys((await archive.manifest(name, deployed)).paths) : [];
    if (pathname !== undefined) return site + pathname;
  }
  return `${site}/`;
}
