import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { parseEnvironment } from "@lending/bridge/environment";
import { plainPath, type SiteRegistry, titleSchema } from "@lending/federation/manifest";
import * as v from "valibot";
import type { Archive } from "./createArchive.ts";
import { createComposer } from "./createComposer.ts";
import type { SignedRelease } from "./createReleaseLog.ts";
import { generationKey, type Release, type Side, sidesOf, stagedIn } from "./Release.ts";
import { readReleaseManifests } from "./readReleaseManifests.ts";
import { type Signer, seal, sha256, sha256Schema, Untrusted } from "./signing/seal.ts";
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
    hash: sha256Schema,
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

/**
 * Lists the documents of one release. The release is live once this list is stored: readers use the list with the highest
 * generation.
 */
export const liveDocumentsSchema = v.object({
  kind: v.literal("live documents"),
  generation: v.number(),
  /** Hash of the release that they were composed from. */
  release: sha256Schema,
  documents: documentsSchema("documents/"),
  /** Those of a staged release. Its id and share choose the devices. */
  staged: v.optional(v.object({ id: v.string(), percent: v.number(), documents: documentsSchema("documents/") })),
  /** By remote, the title of its first path, which is its main one. The page of a closed path lists those of the others. */
  mainTitles: v.record(v.string(), titleSchema),
  sitemap: v.string(),
  robots: v.string(),
});

export type LiveDocuments = v.InferOutput<typeof liveDocumentsSchema>;

/** Returns the title of the first path of each remote, by its name. */
export function mainTitlesOf({ remotes }: SiteRegistry): LiveDocuments["mainTitles"] {
  const titles: LiveDocuments["mainTitles"] = {};
  for (const { name, paths } of remotes) {
    const [main] = Object.values(paths);
    if (main?.title) titles[name] = main.title;
  }
  return titles;
}

interface WriteOptions {
  readonly store: Store;
  readonly archive: Archive;
  readonly signer: Signer;
  /** Public origin of the site, used when the environment states none. */
  readonly origin?: string | undefined;
}

/**
 * Composes and writes all documents of a release; the list that makes them live is written last, in one step. Repeating it
 * changes nothing, even when two publishers run at once: the first list wins.
 */
export async function writeDocuments({ release, hash }: SignedRelease, options: WriteOptions): Promise<void> {
  const { store, archive, signer, origin } = options;
  const folder = `documents/${String(release.generation).padStart(8, "0")}/`;
  const write = async ({ content, variant }: Side<Release>) => {
    const manifests = await readReleaseManifests(content, archive);
    const composer = createComposer({
      release: manifests,
      environment: parseEnvironment(content.environment),
      generation: release.generation,
      variant,
      origin,
    });
    const documents = await storeDocuments(await composer.composeAll(), folder, store);
    return { manifests, composer, documents };
  };
  const [first, second] = sidesOf(release);
  const { manifests, composer, documents } = await write(first);
  const staged = stagedIn(release);
  const live: LiveDocuments = {
    kind: "live documents",
    generation: release.generation,
    release: hash,
    documents,
    ...(staged &&
      second && { staged: { id: staged.id, percent: staged.percent, documents: (await write(second)).documents } }),
    mainTitles: mainTitlesOf(manifests.registry),
    sitemap: composer.sitemap,
    robots: composer.robots,
  };
  await store.create(generationKey("live", release.generation), seal(live, signer));
}
