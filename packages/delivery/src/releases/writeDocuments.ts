import { parseEnvironment } from "@lending/bridge/environment";
import { type SiteRegistry, titleSchema } from "@lending/federation/manifest";
import * as v from "valibot";
import type { Archive } from "./createArchive.ts";
import { createComposer } from "./createComposer.ts";
import type { SignedRelease } from "./createReleaseLog.ts";
import { documentsSchema, storeDocuments } from "./documents.ts";
import { generationKey, type Release, type Side, sidesOf, stagedIn } from "./Release.ts";
import { readReleaseManifests } from "./readReleaseManifests.ts";
import { type Signer, seal } from "./signing/seal.ts";
import type { Store } from "./store/Store.ts";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * Lists the documents of one release. The release is live once this list is stored: readers use the list with the highest
 * generation.
 */
export const liveDocumentsSchema = v.object({
  kind: v.literal("live documents"),
  generation: v.number(),
  /** Hash of the release that they were composed from. */
  release: hash,
  documents: documentsSchema("documents/"),
  /** Those of a staged release. Its id and share choose the devices. */
  staged: v.optional(v.object({ id: v.string(), percent: v.number(), documents: documentsSchema("documents/") })),
  /** By remote, the title of its first path, which is its main one. The page of a closed path lists those of the others. */
  mainTitles: v.record(v.string(), titleSchema),
  sitemap: v.string(),
  robots: v.string(),
});

export type LiveDocuments = v.InferOutput<typeof liveDocumentsSchema>;

/** Returns the folder of a release's documents. */
export const documentsFolder = (generation: number) => `documents/${String(generation).padStart(8, "0")}/`;

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
  readonly origin?: string;
}

/**
 * Composes and writes all documents of a release; the list that makes them live is written last, in one step. Repeating it
 * changes nothing, even when two publishers run at once: the first list wins.
 */
export async function writeDocuments({ release, hash }: SignedRelease, options: WriteOptions): Promise<void> {
  const { store, archive, signer, origin } = options;
  const folder = documentsFolder(release.generation);
  const write = async ({ content, variant }: Side<Release>) => {
    const manifests = await readReleaseManifests(content, archive);
    const composer = createComposer({
      release: manifests,
      environment: parseEnvironment(content.environment),
      generation: release.generation,
      variant,
      ...(origin !== undefined && { origin }),
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
