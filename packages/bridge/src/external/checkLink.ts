import type { Environment } from "../environment/environmentSchema.ts";

/** Why a link is not opened. */
export type LinkRefusal = "empty" | "malformed" | "scheme" | "credentials" | "host" | "loop";

/** A parsed link that may be opened or framed, or the reason why it may not. */
export type CheckedLink = { readonly url: URL } | { readonly reason: LinkRefusal };

/** The keys of an environment that decide which links may be opened. A shell that is older than `sessionHosts` has none. */
export type Hosts = Pick<Environment, "apiBase" | "h5Base" | "redirectHosts"> &
  Partial<Pick<Environment, "sessionHosts">>;

const LINK_MAX = 4000;
// URL parsers disagree about spaces, control and invisible characters, backslashes and an escaped zero, so all of them
// are rejected.
const TRICKY = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]|%00/u;
// Browsers disagree on host names with non-ASCII or special characters: some keep, some normalise, some reject them.
const PLAIN_HOST = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#]|$)/i;

/**
 * Checks a link that a server sent: http(s) only, absolute or from this site's root, without credentials, on a host of
 * the lender or one that `redirectHosts` allows. Opens nothing.
 */
export function checkLink(link: unknown, environment: Hosts, pageHref: string): CheckedLink {
  const read = readLink(link, pageHref);
  return "reason" in read || isAllowed(read.url.host, environment, pageHref) ? read : { reason: "host" };
}

/** Parses a link that is valid on any host. */
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

/**
 * Returns the hosts that belong to the lender, with a non-default port: the API's, this site's, and `sessionHosts`. Only
 * they may receive the session. `pageHost` replaces an empty base.
 */
export function ownHosts({ apiBase, h5Base, sessionHosts = [] }: Omit<Hosts, "redirectHosts">, pageHost: string) {
  const bases = [apiBase, h5Base].map((base) => (base === "" ? pageHost : new URL(base).host));
  return [...bases, ...sessionHosts];
}

function isAllowed(host: string, environment: Hosts, pageHref: string): boolean {
  const pageHost = parse(pageHref, undefined)?.host ?? "";
  return host !== "" && (ownHosts(environment, pageHost).includes(host) || isListed(host, environment.redirectHosts));
}

/** Returns whether a list such as `redirectHosts` allows the host. */
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
    // `encodeURI` throws for a lone surrogate, after which WebKit's `TRICKY` matches nothing. Its result must be used,
    // or the minifier removes the call.
    return encodeURI(link) ? new URL(link, base) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the address of a picture named by a link to this site, or "" when it must not be loaded. Anyone can write
 * such a link, so only hosts in `imageHosts` are allowed, this site's host included, and in production only https.
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
