import type { Environment } from "@lending/bridge/environment";

/** Headers of responses that nobody may keep. */
export const NO_STORE = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;

/**
 * Default headers of documents. The release can replace them. None of them may move a navigation to another process: with a
 * `cross-origin-opener-policy` Chromium starts one when the response arrives, which delayed each document by 0.2 s (decision 074). It
 * would protect no session, because a page that another site opens has none: a session is in the storage of its own tab.
 */
const DOCUMENT_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
  // A link from another site that states a launch or a code gets another document.
  vary: "accept-encoding, sec-fetch-site",
} as const;

/**
 * A document is the same for everyone, so a CDN may hold it for a second, and for the time that a switch takes while this server is
 * down: a path that a switch closed must not stay open there. A browser asks again each time.
 */
export const SHARED_DOCUMENT = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=30";

/** Headers of files, which any origin may load. */
export const ASSET_HEADERS = {
  "accept-ranges": "bytes",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  // A page or picture with scripts that someone adds to the bucket must not run them on the site's origin.
  "content-security-policy": "sandbox",
} as const;

/** Returns whether the request is a navigation. Requests of scripts and pictures never receive a document. */
export const acceptsHtml = (accept: string, path: string) =>
  accept.includes("text/html") || (accept.includes("*/*") && !accept.includes("image/") && !/\.[a-z0-9]+$/i.test(path));

/** Completes the headers of a document: defaults, the endpoint of policy reports, and how long a CDN may hold it. */
export function completeHeaders(listed: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const lowerCased = Object.entries(listed).map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers: Record<string, string> = { ...DOCUMENT_HEADERS, ...Object.fromEntries(lowerCased) };
  if (headers["cache-control"] === "no-cache") headers["cache-control"] = SHARED_DOCUMENT;
  const policy = headers["content-security-policy"];
  return policy === undefined ? headers : { ...headers, "content-security-policy": `${policy}; report-uri /reports` };
}

/** Returns the origin that the caller used, for links. A TLS proxy in front sends the protocol in a header. */
export function originOf({ url, headers }: Request): string {
  const { origin } = new URL(url);
  return headers.get("x-forwarded-proto") === "https" ? origin.replace(/^http:/, "https:") : origin;
}

/** Returns the client's address. A client can write X-Forwarded-For, but not what `proxies` proxies of ours append to it. */
export function clientAddress(headers: Headers, remoteAddress: string | undefined, proxies: number): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((one) => one.trim());
  return (proxies > 0 && forwarded.at(-proxies)) || (remoteAddress ?? "local");
}

/** Returns the names of the headers that an environment adds to calls of the API. */
export const apiHeadersOf = ({ headers: { json, form } }: Pick<Environment, "headers">): readonly string[] => [
  ...Object.keys(json),
  ...Object.keys(form),
];
