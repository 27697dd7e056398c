import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { INTEGRITY_MANIFEST_FILE } from "@lending/federation/manifest";
import { type AnyManifest, type Build, manifestFile, parseManifest } from "./Build.ts";
import { type Deployed, folderOf } from "./Release.ts";
import { integrityOf, sha256, Untrusted } from "./signing/seal.ts";
import { forEachAtOnce, remember } from "./store/forEachAtOnce.ts";
import { contentTypeOf, isText, type Store } from "./store/Store.ts";

const MAP_QUALITY = 9;
const MAP_MAX = 64_000_000;
const WORTH_BYTES = 200;
/** Files that are read or written at the same time. */
export const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const compress = (content: Uint8Array, quality: number) =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const hexOf = (integrity: string) => Buffer.from(integrity.replace("sha256-", ""), "base64").toString("hex");
/** Returns the key of a file: by its content, so that the versions of an app share what has not changed. */
export const fileKey = (name: string, integrity: string) => `files/${name}/${hexOf(integrity)}`;
/** Returns the key of the private source map of a script. */
export const mapKey = (name: string, integrity: string) => `maps/${name}/${hexOf(integrity)}.json.br`;
/** Returns the key of the manifest of a version, which names its files. */
export const manifestKey = (name: string, deployed: Deployed) => `manifests/${folderOf(name, deployed)}.json`;

/** All versions of all apps in a store. A stored version never changes. */
export interface Archive {
  /**
   * Stores a build: writes the objects that are missing and verifies all others. Returns the number of files with a new object; 0
   * when all are stored already. Throws an error that names the stored objects with other content: only an operator can remove
   * them, because an archive never overwrites.
   */
  add(build: Build): Promise<number>;
  /** Reads the manifest of a version. Throws Untrusted when its hash differs from the one in the release. */
  manifest(name: string, deployed: Deployed): Promise<AnyManifest>;
  /** The manifest's bytes, as the build wrote them. */
  readManifest(name: string, deployed: Deployed): Promise<Uint8Array>;
  /** Reads a file of a version. Throws Untrusted when its hash differs from the one in the manifest. */
  read(name: string, deployed: Deployed, file: string): Promise<Uint8Array>;
  /** Lists files of a version that are missing: `ship clean` removed them, or their upload was interrupted. */
  missing(name: string, deployed: Deployed): Promise<readonly string[]>;
  /** Size of a file in bytes after brotli, as a browser downloads it. */
  compressedSize(name: string, deployed: Deployed, file: string): Promise<number>;
  /** Reads the private source map of a script; undefined when the version has none. `folder` is the version's folder. */
  readMap(folder: string, file: string): Promise<unknown>;
  /** Returns the hashes of the files of a stored version by its folder; none for a malformed manifest. No release confirms them. */
  hashesIn(folder: string): Promise<readonly string[]>;
  /** First digits of the manifest hash of every stored build of this version. */
  foldersOf(name: string, version: string): Promise<readonly string[]>;
}

interface ArchiveOptions {
  /** Brotli quality of the measured sizes. Tests use less than 11, because it is faster. */
  readonly quality?: number;
}

/**
 * Opens the archive in a store. It has each file once and uncompressed, so that its bytes are verified before any decoder sees
 * them; a server compresses what it sends.
 */
export function createArchive(store: Store, { quality = 11 }: ArchiveOptions = {}): Archive {
  /** Compressed sizes by key. A key contains the hash of its content. */
  const sizes = new Map<string, Promise<number>>();
  const manifests = new Map<string, Promise<AnyManifest>>();

  async function readManifest(name: string, deployed: Deployed) {
    const key = manifestKey(name, deployed);
    const bytes = await store.read(key);
    if (!bytes) throw new Error(`${store.address}/${key} is missing.`);
    if (sha256(bytes) !== deployed.hash)
      throw new Untrusted(`${store.address}/${key} does not match the hash in its release.`);
    return bytes;
  }

  /** Reads the hashes of a stored version's files, which no release has to name. */
  async function readHashes(folder: string): Promise<AnyManifest["files"]> {
    const bytes = await store.read(`manifests/${folder}.json`);
    try {
      return bytes ? parseManifest(folder.split("/")[0] ?? "", bytes, folder).files : {};
    } catch {
      return {};
    }
  }

  const archive: Archive = {
    async add({ name, deployed, manifest, manifestBytes, read, readMap }) {
      // Without this file a browser cannot check the files that it loads later.
      if (manifest.files[INTEGRITY_MANIFEST_FILE] === undefined)
        throw new Error(`${name} has no ${INTEGRITY_MANIFEST_FILE}. Build again.`);
      const files = Object.entries(manifest.files);
      for (const [file, integrity] of files)
        if (integrityOf(read(file)) !== integrity)
          throw new Error(`${name}: ${file} has changed since its build wrote the manifest. Build again.`);
      const corrupt: string[] = [];
      /** Creates an object, or verifies the existing one. Returns whether it is new. */
      const put = async (key: string, content: Uint8Array, stored?: ReadonlySet<string>) => {
        if (!stored?.has(key) && (await store.create(key, content))) return true;
        const isSame = (await store.size(key)) === content.byteLength;
        const bytes = isSame ? await store.read(key) : undefined;
        if (!bytes || Buffer.compare(bytes, content) !== 0) corrupt.push(key);
        return false;
      };
      // First, because `ship clean` keeps the files of a version that may be part of the next release.
      await put(manifestKey(name, deployed), manifestBytes);
      const stored = new Set(await store.list(`files/${name}/`));
      const maps = new Set(readMap && (await store.list(`maps/${name}/`)));
      let added = 0;
      await forEachAtOnce(files, AT_ONCE, async ([file, integrity]) => {
        if (await put(fileKey(name, integrity), read(file), stored)) added += 1;
        const key = mapKey(name, integrity);
        const map = maps.has(key) ? undefined : readMap?.(file);
        if (map) await store.create(key, await compress(map, MAP_QUALITY));
      });
      if (corrupt.length > 0) {
        throw new Error(
          `Objects in ${store.address} differ from the build of ${name} ${deployed.version}: ${corrupt.sort().join(", ")}. Remove them from the store, then run the command again: it writes them again.`,
        );
      }
      return added;
    },
    manifest: (name, deployed) =>
      remember(manifests, `${name} ${deployed.hash}`, async () =>
        parseManifest(name, await readManifest(name, deployed), folderOf(name, deployed)),
      ),
    readManifest,
    async read(name, deployed, file) {
      const integrity = (await archive.manifest(name, deployed)).files[file];
      const named = `${file} of ${name} ${deployed.version}`;
      if (integrity === undefined) throw new Error(`${store.address}: the manifest has no ${named}.`);
      const key = fileKey(name, integrity);
      const content = await store.read(key);
      if (!content) throw new Error(`${store.address}/${key} is missing: ${named}.`);
      if (integrityOf(content) !== integrity)
        throw new Untrusted(`${store.address}/${key} does not match the hash in its manifest: ${named}.`);
      return content;
    },
    async missing(name, deployed) {
      if ((await store.size(manifestKey(name, deployed))) === undefined) return [manifestFile(name)];
      const stored = new Set(await store.list(`files/${name}/`));
      const files = Object.entries((await archive.manifest(name, deployed)).files);
      return files.flatMap(([file, integrity]) => (stored.has(fileKey(name, integrity)) ? [] : [file]));
    },
    async compressedSize(name, deployed, file) {
      const key = fileKey(name, (await archive.manifest(name, deployed)).files[file] ?? "");
      return remember(sizes, key, async () => {
        const content = await archive.read(name, deployed, file);
        const isSmaller = isText(contentTypeOf(file)) && content.byteLength >= WORTH_BYTES;
        return (isSmaller ? await compress(content, quality) : content).byteLength;
      });
    },
    async readMap(folder, file) {
      const integrity = (await readHashes(folder))[file];
      const bytes = integrity && (await store.read(mapKey(folder.split("/")[0] ?? "", integrity)));
      return bytes ? JSON.parse((await decompress(bytes, { maxOutputLength: MAP_MAX })).toString()) : undefined;
    },
    hashesIn: async (folder) => Object.values(await readHashes(folder)),
    async foldersOf(name, version) {
      const prefix = `manifests/${name}/${version}-`;
      const keys = await store.list(prefix);
      return keys.flatMap((key) => /^([0-9a-f]{12})\.json$/.exec(key.slice(prefix.length))?.[1] ?? []);
    },
  };
  return archive;
}
