import { parseEnvironment } from "@lending/bridge/environment";
import type { SetContent } from "../sets/ReleaseSet.ts";
import type { Context } from "./Context.ts";

/**
 * Returns the origin under which visitors find the site of an environment: SHIP_ORIGIN, else the environment's `h5Base`. Only a
 * sandbox without either is at this machine's own address; of any other site the origin is unknown then.
 */
export function siteOrigin(
  { origin, sandboxOrigin }: Pick<Context, "origin" | "sandboxOrigin">,
  environment: SetContent["environment"],
): string | undefined {
  const { h5Base, stage } = parseEnvironment(environment);
  return origin || h5Base || (stage === "sandbox" ? sandboxOrigin : undefined);
}
