import * as v from "valibot";
import { documentsSchema } from "../documents.ts";
import { type ReadLinkOptions, readLink, signLink } from "../signing/links.ts";
import { type Signer, sha256Schema } from "../signing/seal.ts";

/** A signed override in the store: one remote from another address, in the documents of one release. */
export const overrideSchema = v.object({
  kind: v.literal("override"),
  id: v.string(),
  /** Hash of the release that it was composed from. In another store or environment the hash differs, so the override is invalid. */
  release: sha256Schema,
  generation: v.number(),
  by: v.string(),
  remote: v.string(),
  version: v.string(),
  /** Folder of the remote's files. */
  from: v.pipe(v.string(), v.url()),
  /** The remote of a development server: its files change, so they have no hashes. Any device may open it, but only its own. */
  isDevelopment: v.optional(v.literal(true)),
  documents: documentsSchema("overrides/"),
});

export type Override = v.InferOutput<typeof overrideSchema>;

/** The end in seconds, then a random part. The end is readable without the record, so that `ship clean` can use it. */
const ID = /^(\d{10})-([0-9a-f]{16})$/;

/** Returns when an override ends, in milliseconds; undefined for a malformed id. */
export function endOf(id: string): number | undefined {
  const seconds = ID.exec(id)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

export const makeId = (until: number, random: string) => `${Math.floor(until / 1000)}-${random}`;

/** Prefix of all keys that an override creates in a store. */
export const folderOfOverride = (id: string) => `overrides/${id}/`;
export const recordKey = (id: string) => `${folderOfOverride(id)}override.json`;
/** Created once, by the first phone that opens the override. */
export const claimKey = (id: string) => `${folderOfOverride(id)}opened.json`;

/** Creates the `override` parameter of a link that offers an override until its end. It is signed and contains no session. */
export const signOverride = (id: string, storeId: string, signer: Signer) =>
  signLink("override", [id], { storeId, signer });

/** Reads the `override` parameter. Returns the override's id, or undefined when it is malformed, expired, of another store, or not signed with a key of the platform. */
export function readOverrideLink(parameter: string, options: Required<ReadLinkOptions>): string | undefined {
  const [id = ""] = readLink("override", /^(.+)$/, parameter, options) ?? [];
  return (endOf(id) ?? 0) > options.now ? id : undefined;
}

const PRODUCTION_DEFAULT: readonly string[] = [];
/** A laptop that a phone reaches by cable (`adb reverse`), or that runs the browser. */
const DEVELOPMENT_DEFAULT: readonly string[] = ["http://localhost:*", "http://127.0.0.1:*"];

// Complete origins: any port of a laptop, or any name below a domain. Other wildcards are rejected.
const origin = v.pipe(
  v.string(),
  v.regex(
    /^(http:\/\/[a-z\d.-]+(:(\d{1,5}|\*))?|https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?|https:\/\/localhost(:(\d{1,5}|\*))?)$/,
    "must be a complete origin: https://preview.example, https://*.preview.example or http://localhost:*",
  ),
);
/** Key of the environment that only the server reads; the shell ignores it. */
export const overrideOriginsSchema = v.object({ overrideOrigins: v.optional(v.array(origin)) });
const schema = v.object({ stage: v.optional(v.string()), ...overrideOriginsSchema.entries });

/**
 * Returns the origins from which an environment lets developers load a remote: its `overrideOrigins`. Without that key the
 * sandbox and staging allow a laptop's origins, and production none. An empty list forbids overrides, and so does a list with
 * an invalid entry. Production allows https only. An environment that states no stage is production.
 */
export function overrideOrigins(environment: Readonly<Record<string, unknown>>): readonly string[] {
  const parsed = v.safeParse(schema, environment);
  if (!parsed.success) return PRODUCTION_DEFAULT;
  const { stage, overrideOrigins: own } = parsed.output;
  if (stage === "sandbox" || stage === "staging") return own ?? DEVELOPMENT_DEFAULT;
  return (own ?? PRODUCTION_DEFAULT).filter((one) => one.startsWith("https://"));
}

const isBelow = (host: string, domain: string) => host.endsWith(`.${domain}`);

/** Returns whether a remote may be loaded from this address. */
export function isAllowedOrigin(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return false;
  return allowed.some((one) => {
    if (one === url.origin) return true;
    if (one.endsWith(":*")) return url.origin.replace(/:\d+$/, "") === one.slice(0, -":*".length);
    const [scheme, domain] = one.split("://*.");
    return domain !== undefined && url.protocol === `${scheme}:` && isBelow(url.host, domain);
  });
}
