import { parseEnvironment } from "@lending/bridge/environment";
import type { Archive } from "../archive/createArchive.ts";
import { type Signer, seal, sha384 } from "../keys/seal.ts";
import { createComposer } from "../release/createComposer.ts";
import { releaseOfSet } from "../release/releaseOfSet.ts";
import type { ReadSet } from "../sets/createReleaseLog.ts";
import { generationKey } from "../sets/ReleaseSet.ts";
import type { Store } from "../stores/Store.ts";
import { fileOfDocument } from "./fileOfDocument.ts";
import type { LiveDocuments } from "./LiveDocuments.ts";

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
export async function writeDocuments({ set, hash }: ReadSet, options: WriteOptions): Promise<void> {
  const { store, archive, signer, origin } = options;
  const release = await releaseOfSet(set, archive);
  const environment = parseEnvironment(set.environment);
  const composer = createComposer({
    release,
    environment,
    generation: set.generation,
    ...(origin !== undefined && { origin }),
  });
  const owners = [release.registry.shell, ...release.registry.remotes, ...(release.canary?.registry.remotes ?? [])];
  const pathnames = new Set(["", ...owners.flatMap((owner) => Object.keys(owner.paths))]);
  const paths: LiveDocuments["paths"] = {};
  for (const pathname of pathnames) {
    const { html, headers } = await composer.compose(pathname);
    const content = new TextEncoder().encode(html);
    const own = sha384(content);
    const key = `documents/${String(set.generation).padStart(8, "0")}/${fileOfDocument(pathname, own)}`;
    await store.create(key, content, {
      contentType: headers["content-type"] ?? "text/html; charset=utf-8",
      cacheControl: "no-cache",
    });
    paths[pathname] = { key, hash: own, headers: { ...headers } };
  }
  const live: LiveDocuments = {
    kind: "live documents",
    generation: set.generation,
    set: hash,
    paths,
    sitemap: composer.sitemap,
    robots: composer.robots,
  };
  await store.create(generationKey("live", set.generation), seal(live, signer), {
    contentType: "application/json; charset=utf-8",
    cacheControl: "public, max-age=31536000, immutable",
  });
}
