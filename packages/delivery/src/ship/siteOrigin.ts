import { parseEnvironment } from "@lending/bridge/environment";
import type { SetContent } from "../sets/ReleaseSet.ts";
import type { Context } from "./Context.ts";

/**
 * Returns the public origin of an environment's site: SHIP_ORIGIN, else the environment's `h5Base`. A sandbox without either uses
 * this machine's address; for any other site the origin is unknown.
 */
export function siteOrigin(
  { origin, sandboxOrigin }: Pick<Context, "origin" | "sandboxOrigin">,
  environment: SetContent["environment"],
): string | undefined {
  const { h5Base, stage } = parseEnvironment(environment);
  return origin || h5Base || (stage === "sandbox" ? sandboxOrigin : undefined);
}
