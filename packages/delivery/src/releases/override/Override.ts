import * as v from "valibot";
import { documentsSchema } from "../documents.ts";
import { covers, type Signer, signParameter, type Trust, verifyText } from "../signing/seal.ts";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A signed override in the store: one remote from another address, in the documents of one release. */
export const overrideSchema = v.object({
  kind: v.literal("override"),
  id: v.string(),
  /** Hash of the release that it was composed from. In another store or environment the hash differs, so the override is invalid. */
  release: hash,
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

/** The signed text contains the store's id, because the stores of two environments may share a key. */
const textOf = (id: string, storeId: string) => `open override ${id} of store ${storeId}`;

/** Creates the `override` parameter of a link that offers an override until its end. It is signed and contains no session. */
export const signOverride = (id: string, storeId: string, signer: Signer) =>
  signParameter([id], textOf(id, storeId), signer);

interface ReadOptions {
  readonly storeId: string;
  readonly trust: Trust;
  readonly now: number;
}

/** Reads the `override` parameter. Returns the override's id, or undefined when it is malformed, expired, of another store, or not signed with a key of the platform. */
export function readOverrideLink(parameter: string, { storeId, trust, now }: ReadOptions): string | undefined {
  const [, id = "", key = "", signature = ""] = /^([\da-f-]+)\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const isSigned = covers(trust.get(key)?.scope) && verifyText(textOf(id, storeId), { key, signature, trust });
  return isSigned && (endOf(id) ?? 0) > now ? id : undefined;
}
