import type { Environment } from "./environmentSchema.ts";
import { ownHosts } from "./ownHosts.ts";

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
