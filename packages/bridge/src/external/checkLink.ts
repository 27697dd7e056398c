import { type Environment, ownHosts } from "../environment/index.ts";

/** Why a link does not leave the product. */
export type LinkRefusal = "empty" | "malformed" | "scheme" | "credentials" | "host" | "loop";

/** A link that may be followed or framed, parsed. */
export type CheckedLink = { readonly url: URL } | { readonly reason: LinkRefusal };

type Hosts = Pick<Environment, "apiBase" | "h5Base" | "redirectHosts">;

const LINK_MAX = 4000;
// Spaces, control characters, invisible ones, backslashes and an escaped zero: parsers disagree about them, so none of them
// gets through.
const TRICKY = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]|%00/u;
// A host of other signs one engine takes as it is, another writes anew, and a third refuses.
const PLAIN_HOST = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#]|$)/i;

/**
 * The verdict on a link that a server sent: http(s) only, written out in full or from this site's root, without
 * credentials, on one of the lender's own hosts or one that `redirectHosts` allows. Nothing is opened.
 */
export function checkLink(link: unknown, environment: Hosts, pageHref: string): CheckedLink {
  const read = readLink(link, pageHref);
  return "reason" in read || isAllowed(read.url.host, environment, pageHref) ? read : { reason: "host" };
}

/**
 * The address of a picture that a link to this site names, as it may be loaded, or "". Anybody can write such a link, so only
 * the hosts that `imageHosts` names are allowed, this site's own included, and in production only https.
 */
export function checkImage(
  link: unknown,
  environment: Pick<Environment, "imageHosts" | "stage">,
  pageHref: string,
): string {
  const read = readLink(link, pageHref);
  if ("reason" in read || !isListed(read.url.host, environment.imageHosts)) return "";
  return environment.stage === "production" && read.url.protocol !== "https:" ? "" : read.url.href;
}

/** Parses a link that is sound by itself, whichever host it names. */
function readLink(link: unknown, pageHref: string): CheckedLink {
  if (typeof link !== "string" || link === "") return { reason: "empty" };
  if (link.length > LINK_MAX || TRICKY.test(link)) return { reason: "malformed" };
  const fromRoot = /^\/(?!\/)/.test(link);
  if (!fromRoot && !/^https?:/i.test(link)) return { reason: "scheme" };
  if (!fromRoot && /^https?:\/\/[^/?#]*@/i.test(link)) return { reason: "credentials" };
  if (!fromRoot && !PLAIN_HOST.test(link)) return { reason: "malformed" };
  const url = parse(link, pageHref);
  if (!url) return { reason: "malformed" };
  if (url.protocol !== "https:" && url.protocol !== "http:") return { reason: "scheme" };
  if (url.username || url.password) return { reason: "credentials" };
  return { url };
}

function isAllowed(host: string, environment: Hosts, pageHref: string): boolean {
  const pageHost = parse(pageHref, undefined)?.host ?? "";
  return host !== "" && (ownHosts(environment, pageHost).includes(host) || isListed(host, environment.redirectHosts));
}

function isListed(host: string, hosts: readonly string[]): boolean {
  return hosts.some(
    (entry) =>
      entry === "*" ||
      entry === host ||
      (entry.startsWith("*.") && host.endsWith(entry.slice(1)) && !host.startsWith(".")),
  );
}

function parse(link: string, base: string | undefined): URL | undefined {
  try {
    // The first throws for half a character, behind which WebKit's `TRICKY` sees nothing. A call that is not used is left out.
    return encodeURI(link) ? new URL(link, base) : undefined;
  } catch {
    return undefined;
  }
}
