import { isIP } from "node:net";
import { parse, serialize } from "hono/utils/cookie";

/** Headers of responses that no cache may keep. */
export const NO_STORE = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;

const SECRETS = new Set(["sessionid", "deviceid", "advertisingid"]);

/** Replaces the value of a secret field with "***". No log may contain a session or a device id. */
export const maskSecret = <Value>(name: string, value: Value): Value | string =>
  SECRETS.has(name.toLowerCase()) && value !== "" ? "***" : value;

/**
 * Headers of documents. None of them may move a navigation to another process: with a `cross-origin-opener-policy` Chromium starts
 * one when the response arrives, which delayed each document by 0.2 s (decision 074). It would protect no session, because a page
 * that another site opens has none: a session is in the storage of its own tab.
 */
const DOCUMENT_HEADERS = {
  "x-frame-options": "DENY",
  // A link from another site that states a launch or a code gets another document.
  vary: "accept-encoding, sec-fetch-site",
} as const;

/**
 * A document that no variant concerns is the same for everyone, so a CDN may hold it for a second, and for 30 while no edge
 * responds: a part that was closed must not stay open there. A browser requests it each time.
 */
export const SHARED = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=30";
/** A document of one side of a variant, or of a preview. */
export const PRIVATE = "private, no-cache";

/** Returns whether the request is a navigation. Requests of scripts and pictures never receive a document. */
export const acceptsHtml = (accept: string, path: string) =>
  accept.includes("text/html") || (accept.includes("*/*") && !accept.includes("image/") && !/\.[a-z0-9]+$/i.test(path));

/** Completes the headers of a document: the endpoint of policy reports, and how long a CDN may hold it. */
export function completeHeaders(composed: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { ...DOCUMENT_HEADERS, ...composed };
  if (headers["cache-control"] === "no-cache") headers["cache-control"] = SHARED;
  const policy = headers["content-security-policy"];
  return policy === undefined ? headers : { ...headers, "content-security-policy": `${policy}; report-uri /reports` };
}

/** Returns the origin that the caller used. A TLS proxy in front sends the protocol in a header. */
export function originOf({ url, headers }: Request): string {
  const { origin } = new URL(url);
  return headers.get("x-forwarded-proto") === "https" ? origin.replace(/^http:/, "https:") : origin;
}

/** Returns an address without the brackets and the port that some proxies write: "[2001:db8::1]:443". */
function plainAddress(text: string): string {
  const [, inBrackets, plain = ""] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(text) ?? [];
  const address = inBrackets ?? (plain || text);
  return isIP(address) === 0 ? "" : address;
}

/** Returns the client's address. A client can write X-Forwarded-For, but not what `proxies` proxies of ours append to it. */
export function clientAddress(headers: Headers, remoteAddress: string | undefined, proxies: number): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((one) => one.trim());
  return (proxies > 0 && plainAddress(forwarded.at(-proxies) ?? "")) || (remoteAddress ?? "");
}

const SECURE_PREFIX = "__Host-";

/** Reads and writes the cookies of this server. Under https their names begin with `__Host-`, so that no other host sets them. */
export function createCookies(request: Request) {
  const isSecure = originOf(request).startsWith("https:");
  const nameOf = (name: string) => (isSecure ? SECURE_PREFIX : "") + name;
  const cookies = parse(request.headers.get("cookie") ?? "");
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  return {
    read: (name: string): string => cookies[nameOf(name)] ?? "",
    /** Returns a value of `set-cookie`. With no seconds the browser removes the cookie. */
    write: (name: string, value: string, maxAge: number) => serialize(nameOf(name), value, { ...options, maxAge }),
  };
}

/** Returns a Cookie header without the cookies of this server, which include the secret of a preview. */
export const foreignCookies = (header: string | null): string =>
  (header ?? "")
    .split(/;\s*/)
    .filter((one) => one !== "" && !/^\s*(?:__Host-)?(?:device|variant)\s*=/.test(one))
    .join("; ");

/** Reads a body. Undefined when it is longer than `max` bytes. */
export async function readBytes(source: Request | Response, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source.body ?? []) {
    length += chunk.byteLength;
    if (length > max) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads a body as text. Undefined when it is longer than `max` bytes. */
export async function readText(source: Request | Response, max: number): Promise<string | undefined> {
  const bytes = await readBytes(source, max);
  return bytes && Buffer.from(bytes).toString("utf8");
}
