import type { Environment } from "./environmentSchema.ts";

/** Hosts, with their port where it is not the scheme's own, that belong to the lender: of the API, of this site, and those that `redirectHosts` names in full (decisions 2). `pageHost` stands in for an empty base. */
export function ownHosts(
  environment: Pick<Environment, "apiBase" | "h5Base" | "redirectHosts">,
  pageHost: string,
): readonly string[] {
  const bases = [environment.apiBase, environment.h5Base].map((base) => (base === "" ? pageHost : new URL(base).host));
  const named = environment.redirectHosts.filter((host) => !host.startsWith("*"));
  return [...new Set([...bases, ...named])].filter((host) => host !== "");
}
