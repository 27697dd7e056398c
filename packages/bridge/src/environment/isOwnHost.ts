import type { Environment } from "./environmentSchema.ts";
import { ownHosts } from "./ownHosts.ts";

/** Whether the session may travel to this host. A wildcard in `redirectHosts` allows a link, never the session. */
export function isOwnHost(
  host: string,
  environment: Pick<Environment, "apiBase" | "h5Base" | "redirectHosts">,
  pageHost: string,
): boolean {
  return ownHosts(environment, pageHost).includes(host.toLowerCase());
}
