import { parseEnvironment } from "@lending/bridge/environment";
import { titleSchema } from "@lending/federation/manifest";
import * as v from "valibot";
import { type Signer, seal, sha256 } from "../signing/seal.ts";
import type { Store } from "../store/Store.ts";
import type { Archive } from "./createArchive.ts";
import { createComposer } from "./createComposer.ts";
import type { SignedRelease } from "./createReleaseLog.ts";
import { generationKey } from "./Release.ts";
import { pathsOf, readReleaseManifests } from "./readReleaseManifests.ts";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const documentSchema = v.object({
  /** The document's key in the store. */
  key: v.pipe(v.string(), v.startsWith("documents/")),
  hash,
  headers: v.record(v.string(), v.string()),
});

/**
 * The documents of one release. The release is live once this list is stored: readers use the list with the highest
 * generation. `paths[""]` is the document of every unknown path.
 */
export const liveDocumentsSchema = v.object({
  kind: v.literal("live documents"),
  generation: v.number(),
  /** Hash of the release that they were composed from. */
  release: hash,
  paths: v.record(v.string(), documentSchema),
  /** By remote, the title of its first path, which is its main one. The page of a closed path lists those of the others. */
  mainTitles: v.record(v.string(), titleSchema),
  sitemap: v.string(),
  robots: v.string(),
});

export type LiveDocuments = v.InferOutput<typeof liveDocumentsSchema>;

/** Returns a document's file name: the path in characters that every store accepts, and the first digits of its hash. */
export const fileOfDocument = (pathname: string, hash: string) =>
  `${pathname === "" ? "nobody" : pathname === "/" ? "index" : pathname.slice(1).replace(/[^\w.-]+/g, "-")}.${hash.slice(0, 12)}.html`;

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
  const manifests = await readReleaseManifests(release, archive);
  const environment = parseEnvironment(release.environment);
  const composer = createComposer({
    release: manifests,
    environment,
    generation: release.generation,
    ...(origin !== undefined && { origin }),
  });
  const paths: LiveDocuments["paths"] = {};
  for (const pathname of pathsOf(manifests)) {
    const { html, headers } = await composer.compose(pathname);
    const content = new TextEncoder().encode(html);
    const own = sha256(content);
    const key = `documents/${String(release.generation).padStart(8, "0")}/${fileOfDocument(pathname, own)}`;
    await store.create(key, content, {
      contentType: headers["content-type"] ?? "text/html; charset=utf-8",
      cacheControl: "no-cache",
    });
    paths[pathname] = { key, hash: own, headers: { ...headers } };
  }
  const live: LiveDocuments = {
    kind: "live documents",
    generation: release.generation,
    release: hash,
    paths,
    mainTitles: Object.fromEntries(
      manifests.registry.remotes.flatMap(({ name, paths }) =>
        Object.values(paths)
          .slice(0, 1)
          .map(({ title }) => [name, title] as const),
      ),
    ),
    sitemap: composer.sitemap,
    robots: composer.robots,
  };
  await store.create(generationKey("live", release.generation), seal(live, signer), {
    contentType: "application/json; charset=utf-8",
    cacheControl: "public, max-age=31536000, immutable",
  });
}
