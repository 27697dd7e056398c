import {
  contentTypeOf,
  createArchive,
  fileKey,
  folderOf,
  isText,
  type LiveReader,
  manifestFile,
  manifestKey,
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

/** Adds what visitors notice to a problem: which file of which app is unavailable. */
const explain =
  (file: string, { name, deployed }: Version) =>
  (fault: unknown): never => {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new Error(`Requests for ${file} of ${name} ${deployed.version} get the response 503: ${reason}`, {
      cause: fault,
    });
  };

/** Opens the files of every version that a signed release names. Each file is compared with its hash before it is served. */
export function createAssets({ store, cache, reader, onUnknown, fileQuality = 11, onProblem }: AssetOptions) {
  const sources = [...(cache ? [cache] : []), store].map((one) => ({ store: one, archive: createArchive(one) }));
  /** Files in memory by content and type, and what the known addresses name: versions share the files that have not changed. */
  const loaded = new Map<string, Promise<SiteAsset>>();
  const contents = new Map<string, string>();
  const versions = createKnownVersions(reader);

  /** Returns the result of the first source that has what is read intact. */
  async function readFirst<Result>(read: (source: (typeof sources)[number]) => Promise<Result>): Promise<Result> {
    let problem: unknown;
    for (const source of sources) {
      try {
        return await read(source);
      } catch (fault) {
        problem = fault;
      }
    }
    throw problem;
  }

  /** Reads the names and hashes of a version's files. The error names no file, because anyone can request any address. */
  const readFiles = async (version: Version) => {
    const read = readFirst(({ archive }) => archive.manifest(version.name, version.deployed));
    return (await read.catch(explain("files", version))).files;
  };

  /** Copies to the cache that have not ended. No visitor waits for them. */
  const copies = new Set<Promise<void>>();
  function keep(key: string, content: Bytes) {
    const copy = cache?.replace(key, content).catch(onProblem);
    if (!copy) return;
    copies.add(copy);
    void copy.then(() => copies.delete(copy));
  }

  /** Reads a file, and completes the cache with it. */
  async function load(version: Version, file: string, key: string): Promise<SiteAsset> {
    const { name, deployed } = version;
    const bytes = await readFirst(async ({ store: source, archive }) => {
      const read =
        file === manifestFile(name) ? archive.readManifest(name, deployed) : archive.read(name, deployed, file);
      const content = new Uint8Array(await read);
      if (source !== cache) keep(key, content);
      return content;
    }).catch(explain(file, version));
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
  function recall(content: string): Promise<SiteAsset> | undefined {
    const known = loaded.get(content);
    if (!known) return undefined;
    loaded.delete(content);
    loaded.set(content, known);
    return known;
  }

  /** Returns the key of a file in the store; undefined when its version has no such file. */
  async function findKey(version: Version, file: string) {
    const { name, deployed } = version;
    if (file === manifestFile(name)) return manifestKey(name, deployed);
    const files = await readFiles(version);
    return Object.hasOwn(files, file) ? fileKey(name, files[file] ?? "") : undefined;
  }

  async function readFile(version: Version, file: string): Promise<SiteAsset | undefined> {
    const key = await findKey(version, file);
    if (key === undefined) return undefined;
    const content = `${key} ${contentTypeOf(file)}`;
    contents.set(`${folderOf(version.name, version.deployed)}/${file}`, content);
    const known = recall(content);
    if (known) return known;
    const fresh = load(version, file, key);
    loaded.set(content, fresh);
    fresh.then(limitMemory, () => loaded.delete(content));
    return fresh;
  }

  return {
    /** Returns the file at an address; undefined when no release names it. */
    async read(address: string): Promise<SiteAsset | undefined> {
      const known = recall(contents.get(address) ?? "");
      if (known) return known;
      const [, folder = "", file = ""] = ADDRESS.exec(address) ?? [];
      if (folder === "") return undefined;
      let version = await versions.find(folder);
      if (!version) {
        await onUnknown();
        version = await versions.find(folder);
      }
      if (!version) return undefined;
      return readFile(version, file).catch((problem: Error) => {
        onProblem(problem);
        // The log of the request names the kind and the code of the original error.
        throw problem.cause ?? problem;
      });
    },
    /** Makes the versions of this release known. */
    learn: versions.learn,
    /** Reads, verifies, compresses and caches every file of a release, one after the other, so that no visitor waits for it. */
    async warm(release: SignedRelease): Promise<void> {
      await versions.readRecent().catch(onProblem);
      for (const [name, deployed] of reachableIn(release.release)) {
        const version = { name, deployed };
        try {
          for (const file of [...Object.keys(await readFiles(version)), manifestFile(name)]) {
            const asset = await readFile(version, file);
            await asset?.body.read("br");
            await asset?.body.read("gzip");
          }
        } catch (problem) {
          onProblem(problem as Error);
        }
      }
      await Promise.all(copies);
    },
    knowsVersion: versions.knows,
  };
}
