import type { Environment } from "./environmentSchema.ts";

/**
 * Returns the hosts that belong to the lender, with a non-default port: the API's, this site's, and those that
 * `redirectHosts` lists without a wildcard. `pageHost` replaces an empty base.
 */
export function ownHosts(
  environment: Pick<Environment, "apiBase" | "h5Base" | "redirectHosts">,
  pageHost: string,
): readonly string[] {
  const bases = [environment.apiBase, environment.h5Base].map((base) => (base === "" ? pageHost : new URL(base).host));
  const named = environment.redirectHosts.filter((host) => !host.startsWith("*"));
  return [...new Set([...bases, ...named])].filter((host) => host !== "");
}

/**
 * Returns whether requests to this host may carry the session. A wildcard in `redirectHosts` allows a link, but never
 * the session.
 */
export function isOwnHost(
  host: string,
  environment: Pick<Environment, "apiBase" | "h5Base" | "redirectHosts">,
  pageHost: string,
): boolean {
  return ownHosts(environment, pageHost).includes(host.toLowerCase());
}
