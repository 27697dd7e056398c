import {
  contentTypeOf,
  createArchive,
  folderOf,
  isText,
  type LiveReader,
  manifestFile,
  reachableIn,
  type SignedRelease,
  type Store,
} from "@lending/delivery/live";
import { type Bytes, createBody } from "../http/body.ts";
import type { SiteAsset } from "../Site.ts";
import { createKnownVersions, type Version } from "./knownVersions.ts";

/** Assets in memory, in bytes. A whole release needs some 10 MB in three encodings. */
const MEMORY_BYTES = 96 * 1024 * 1024;
const ADDRESS = /^([a-z][a-z0-9-]*\/\d[\w.-]*-[0-9a-f]{12})\/((?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*)$/;

/** The files of every version that a signed release names. Each file is compared with its hash before it is served. */
export interface ReleaseAssets {
  read(address: string): Promise<SiteAsset | undefined>;
  /** Reads, verifies and compresses every file of a release, one after the other, so that no visitor waits for it. */
  warm(release: SignedRelease): Promise<void>;
  /** Makes the versions of this release known. */
  learn(release: SignedRelease): void;
  knowsVersion(app: string, version: string, release?: number): boolean;
}

interface AssetOptions {
  readonly store: Store;
  /** A store on this machine: read first, and completed with every file that was verified. */
  readonly cache?: Store;
  readonly reader: Pick<LiveReader, "release">;
  /** Called when no known release names a folder: another server may have read a newer release already. */
  readonly onUnknown: () => Promise<void>;
  readonly fileQuality?: number;
  /** Receives each problem that keeps a file from being served. */
  readonly onProblem: (problem: Error) => void;
}

/** Opens the files of a store's releases. */
export function createAssets({
  store,
  cache,
  reader,
  onUnknown,
  fileQuality = 11,
  onProblem,
}: AssetOptions): ReleaseAssets {
  const sources = [...(cache ? [cache] : []), store].map((one) => ({ store: one, archive: createArchive(one) }));
  const loaded = new Map<string, Promise<SiteAsset | undefined>>();
  const versions = createKnownVersions(reader);

  /** Reads a file from the first source that has it intact, and completes the cache with it. */
  async function fetchBytes({ name, deployed }: Version, file: string): Promise<Bytes | undefined> {
    let problem: unknown;
    for (const { store: source, archive } of sources) {
      try {
        const isManifest = file === manifestFile(name);
        if (!isManifest && !Object.hasOwn((await archive.manifest(name, deployed)).files, file)) return undefined;
        const read = isManifest ? archive.readManifest(name, deployed) : archive.read(name, deployed, file);
        const bytes = new Uint8Array(await read);
        if (source !== cache) keep(`assets/${folderOf(name, deployed)}/${file}`, bytes);
        return bytes;
      } catch (fault) {
        problem = fault;
      }
    }
    throw problem;
  }

  const keep = (key: string, content: Bytes) =>
    void cache?.replace(key, content, { contentType: contentTypeOf(key), cacheControl: "no-cache" }).catch(onProblem);

  async function load(version: Version, file: string): Promise<SiteAsset | undefined> {
    const bytes = await fetchBytes(version, file);
    if (!bytes) return undefined;
    const type = contentTypeOf(file);
    return { type, isImmutable: true, body: createBody(bytes, { isText: isText(type), quality: fileQuality }) };
  }

  /** Forgets the files that were not read for the longest time. */
  async function limitMemory() {
    let total = 0;
    for (const [key, one] of [...loaded].reverse()) {
      total += (await one.catch(() => undefined))?.body.memory ?? 0;
      if (total > MEMORY_BYTES) loaded.delete(key);
    }
  }

  /** Returns a file in memory, and moves it to the end of those that are forgotten first. */
  function recall(key: string): Promise<SiteAsset | undefined> | undefined {
    const known = loaded.get(key);
    if (!known) return undefined;
    loaded.delete(key);
    loaded.set(key, known);
    return known;
  }

  function readFile(version: Version, file: string): Promise<SiteAsset | undefined> {
    const key = `${folderOf(version.name, version.deployed)}/${file}`;
    const known = recall(key);
    if (known) return known;
    const fresh = load(version, file);
    loaded.set(key, fresh);
    fresh.then(
      async (asset) => {
        if (asset) await limitMemory();
        else loaded.delete(key);
      },
      (problem: Error) => {
        loaded.delete(key);
        onProblem(problem);
      },
    );
    return fresh;
  }

  return {
    async read(address) {
      const known = recall(address);
      if (known) return known;
      const [, folder = "", file = ""] = ADDRESS.exec(address) ?? [];
      if (folder === "") return undefined;
      let version = await versions.find(folder);
      if (!version) {
        await onUnknown();
        version = await versions.find(folder);
      }
      return version && readFile(version, file);
    },
    learn: versions.learn,
    async warm(release) {
      await versions.readRecent().catch(onProblem);
      for (const [name, deployed] of reachableIn(release.release)) {
        const version = { name, deployed };
        try {
          const manifest = await Promise.any(sources.map(({ archive }) => archive.manifest(name, deployed)));
          for (const file of [...Object.keys(manifest.files), manifestFile(name)]) {
            const asset = await readFile(version, file);
            await asset?.body.read("br");
            await asset?.body.read("gzip");
          }
        } catch (problem) {
          onProblem(problem instanceof AggregateError ? (problem.errors.at(-1) as Error) : (problem as Error));
        }
      }
    },
    knowsVersion: versions.knows,
  };
}
