import type { Environment } from "../environment/index.ts";
import { isListed, readLink } from "./checkLink.ts";

/**
 * Returns the address of a picture named by a link to this site, or "" when it must not be loaded. Anyone can write
 * such a link, so only hosts in `imageHosts` are allowed, this site's host included, and in production only https.
 * A shell that is older than `imageHosts` provides none: then nothing is loaded.
 */
export function checkImage(
  link: unknown,
  environment: Partial<Pick<Environment, "imageHosts" | "stage">>,
  pageHref: string,
): string {
  const read = readLink(link, pageHref);
  if ("reason" in read || !isListed(read.url.host, environment.imageHosts ?? [])) return "";
  return environment.stage === "production" && read.url.protocol !== "https:" ? "" : read.url.href;
}
