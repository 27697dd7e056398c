import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { plainPath } from "@lending/federation/manifest";
import * as v from "valibot";
import { sha256, Untrusted } from "./signing/seal.ts";
import { readBounded, type Store } from "./store/Store.ts";

/** A document with its response headers. */
export interface LiveDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The documents of a release by path. That of "" is the document of every unknown path. */
export type Documents = ReadonlyMap<string, LiveDocument>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Longest text of all documents, in bytes. Those of a release have some 1.3 MB. */
const TEXT_MAX = 10_000_000;

const textSchema = v.record(v.string(), v.object({ html: v.string(), headers: v.record(v.string(), v.string()) }));

/** Creates the schema of what a signed object states of its documents, which are stored in this folder. */
export const documentsSchema = (folder: "documents/" | "overrides/") =>
  v.object({
    key: v.pipe(v.string(), v.startsWith(folder)),
    /** SHA-256 of the stored bytes, so that they are verified before any decoder sees them. */
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  });

type StoredDocuments = v.InferOutput<ReturnType<typeof documentsSchema>>;

/**
 * Stores documents in one compressed object, because they share nearly all of their text. Returns what a signed object has to state
 * of them.
 */
export async function storeDocuments(documents: Documents, folder: string, store: Store): Promise<StoredDocuments> {
  const text = JSON.stringify(Object.fromEntries(documents));
  const bytes = await compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  const hash = sha256(bytes);
  const key = `${folder}${hash.slice(0, 12)}.json.br`;
  await store.create(key, bytes);
  return { key, hash };
}

/** Reads documents from a store. Throws when they are missing, and Untrusted when they are not those of the list. */
export async function readDocuments({ key, hash }: StoredDocuments, store: Store): Promise<Documents> {
  const bytes = await readBounded(store, key);
  if (!bytes) throw new Error(`${store.address}/${key} is missing.`);
  if (sha256(bytes) !== hash) throw new Untrusted(`${store.address}/${key} does not match the hash in its list.`);
  try {
    const text = new TextDecoder().decode(await decompress(bytes, { maxOutputLength: TEXT_MAX }));
    return new Map(Object.entries(v.parse(v.pipe(v.string(), v.parseJson(), textSchema), text)));
  } catch (fault) {
    throw new Untrusted(`${store.address}/${key} contains no documents.`, { cause: fault });
  }
}

/** Returns the document of an address. */
export const findDocument = (documents: Documents, pathname: string): LiveDocument | undefined =>
  documents.get(plainPath(pathname)) ?? documents.get("");
