import {
  createArchive,
  createLiveReader,
  fileKey,
  generationKey,
  type LiveDocuments,
  manifestKey,
  reachableIn,
  type SignedRelease,
  type Store,
  type Trust,
} from "@lending/delivery/live";

interface CacheOptions {
  /** Where the copies are: a folder in Node, the Cache API in a worker. */
  readonly store: Store;
  readonly trust: Trust;
  /** Removes the oldest objects until the store is within its limit, but none that `isKept` names. */
  readonly limit: (isKept: (key: string) => boolean) => Promise<void>;
}

/** Keys that a release needs besides its assets: the chain back to the release that a key of the platform signed. */
function keysOf(list: LiveDocuments, { release, platformGeneration }: SignedRelease): readonly string[] {
  const chain = Array.from(
    { length: release.generation - platformGeneration },
    (_, index) => platformGeneration + index,
  );
  return [
    list.documents.key,
    ...(list.staged ? [list.staged.documents.key] : []),
    ...[...new Set([1, ...chain, release.generation])].map((generation) => generationKey("releases", generation)),
    // The list is last: a copy that was interrupted has none, and so is not served.
    generationKey("live", release.generation),
  ];
}

export type ReleaseCache = ReturnType<typeof createReleaseCache>;

/**
 * Creates a cache of verified releases in a store that only this server writes. It is a store itself, so everything that is read
 * from it is verified again: nothing is trusted for its place.
 */
export function createReleaseCache({ store, trust, limit }: CacheOptions) {
  const archive = createArchive(store);

  async function copy(key: string, from: Store) {
    const content = await from.read(key);
    if (!content) throw new Error(`${from.address}/${key} is missing.`);
    await store.replace(key, content);
  }

  return {
    store,
    /** Copies the list, the release and the documents of a release. Throws when the copy does not verify. */
    async save(list: LiveDocuments, release: SignedRelease, from: Store): Promise<void> {
      if (await verify(store, trust, release)) return;
      for (const key of keysOf(list, release)) await copy(key, from);
      if (!(await verify(store, trust, release))) {
        await store.remove(generationKey("live", list.generation));
        throw new Error(`The copy of release ${list.generation} in ${store.address} does not verify.`);
      }
    },
    /** Removes the oldest files until the cache is within its limit. The files of this release always stay. */
    async limit(list: LiveDocuments, release: SignedRelease): Promise<void> {
      const kept = new Set(keysOf(list, release));
      for (const [name, deployed] of reachableIn(release.release)) {
        kept.add(manifestKey(name, deployed));
        const manifest = await archive.manifest(name, deployed).catch(() => undefined);
        for (const integrity of Object.values(manifest?.files ?? {})) kept.add(fileKey(name, integrity));
      }
      // The reader of the switches removes them.
      await limit((key) => kept.has(key) || key.startsWith("switches/"));
    },
  };
}

/** Returns whether a release and all its documents are in a store and valid. */
async function verify(store: Store, trust: Trust, { release, storeId }: SignedRelease): Promise<boolean> {
  // Release 1, which names the store, may be signed by a key that was replaced.
  const reader = createLiveReader({ store, trust, storeId, isOwnCopy: true });
  try {
    const list = await reader.at(release.generation);
    const sides = list ? [list, ...(list.staged ? [list.staged] : [])] : [];
    return list !== undefined && (await Promise.all(sides.map(reader.documents))).every(({ size }) => size > 0);
  } catch {
    return false;
  }
}
