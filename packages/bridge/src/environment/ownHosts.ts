import type { Environment } from "./environmentSchema.ts";

/** The keys that name the lender's own hosts. A shell that is older than `sessionHosts` has none. */
export type OwnHosts = Pick<Environment, "apiBase" | "h5Base"> & Partial<Pick<Environment, "sessionHosts">>;

/**
 * Returns the hosts that belong to the lender, with a non-default port: the API's, this site's, and `sessionHosts`.
 * `pageHost` replaces an empty base.
 */
export function ownHosts({ apiBase, h5Base, sessionHosts = [] }: OwnHosts, pageHost: string): readonly string[] {
  const bases = [apiBase, h5Base].map((base) => (base === "" ? pageHost : new URL(base).host));
  return [...new Set([...bases, ...sessionHosts])].filter((host) => host !== "");
}

/** Returns whether requests to this host may carry the session. `redirectHosts` allows a link, but never the session. */
export function isOwnHost(host: string, environment: OwnHosts, pageHost: string): boolean {
  return ownHosts(environment, pageHost).includes(host.toLowerCase());
}
