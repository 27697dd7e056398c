import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { INTEGRITY_MANIFEST_FILE } from "@lending/federation/manifest";
import { type AnyManifest, type Build, manifestFile, parseManifest } from "./Build.ts";
import { type Deployed, folderOf } from "./Release.ts";
import { integrityOf, sha256, Untrusted } from "./signing/seal.ts";
import { forEachAtOnce } from "./store/forEachAtOnce.ts";
import { contentTypeOf, isText, type Store } from "./store/Store.ts";

const FOREVER = "public, max-age=31536000, immutable";
const PRIVATE = { contentType: "application/octet-stream", cacheControl: "private, no-store" };
/** All source maps of a version are one object: it is outside `assets/`, the only folder that is served. */
const mapsKey = (folder: string) => `maps/${folder}/maps.json.br`;
/** Those of a version have some 3 MB. */
const MAPS_MAX = 64_000_000;
const WORTH_BYTES = 200;
/** Files that are read or written at the same time. */
export const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);

/** All versions of all apps in a store. Each version has one folder, which never changes. */
export interface Archive {
  /**
   * Stores a build: writes the objects that are missing and verifies all others. Returns the number of files with a new object; 0
   * when the whole build is stored already. Throws an error that names the stored objects with other content: only an operator can
   * remove them, because an archive never overwrites.
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
  /** Opens the same archive in another store, for example one in memory. Both measure each file once. */
  inStore(store: Store): Archive;
  /** First digits of the manifest hash of every stored build of this version. */
  foldersOf(name: string, version: string): Promise<readonly string[]>;
}

interface ArchiveOptions {
  /** Brotli quality of the measured sizes. Tests use less than 11, because it is faster. */
  readonly quality?: number;
  /** Compressed sizes by key. A key contains the hash of its build. */
  readonly sizes?: Map<string, Promise<number>>;
}

/**
 * Opens the archive in a store: `assets/<app>/<version>-<hash>/…`, the manifest last. It has each file once and uncompressed, so
 * that its bytes are verified before any decoder sees them; a server compresses what it sends.
 */
export function createArchive(store: Store, options: ArchiveOptions = {}): Archive {
  const { quality = 11, sizes = new Map<string, Promise<number>>() } = options;
  const manifests = new Map<string, Promise<AnyManifest>>();
  const keyOf = (name: string, deployed: Deployed, file: string) => `assets/${folderOf(name, deployed)}/${file}`;

  async function readManifest(name: string, deployed: Deployed) {
    const key = keyOf(name, deployed, manifestFile(name));
    const bytes = await store.read(key);
    if (!bytes) throw new Error(`${store.address}/${key} is missing.`);
    if (sha256(bytes) !== deployed.hash)
      throw new Untrusted(`${store.address}/${key} does not match the hash in its release.`);
    return bytes;
  }

  const fetchManifest = async (name: string, deployed: Deployed) =>
    parseManifest(name, await readManifest(name, deployed), folderOf(name, deployed));

  const archive: Archive = {
    async add({ name, deployed, manifest, manifestBytes, read, readMap }) {
      // Without this file a browser cannot check the files that it loads later.
      if (manifest.files[INTEGRITY_MANIFEST_FILE] === undefined)
        throw new Error(`${name} has no ${INTEGRITY_MANIFEST_FILE}. Build again.`);
      const stored = new Set(await store.list(`assets/${folderOf(name, deployed)}/`));
      const corrupt: string[] = [];
      let added = 0;

      /** Creates an object, or verifies the existing one. Returns whether it is new. */
      const put = async (file: string, content: Uint8Array) => {
        const key = keyOf(name, deployed, file);
        const headers = { contentType: contentTypeOf(file), cacheControl: FOREVER };
        if (!stored.has(key) && (await store.create(key, content, headers))) return true;
        const isSame = (await store.size(key)) === content.byteLength;
        const bytes = isSame ? await store.read(key) : undefined;
        if (!bytes || Buffer.compare(bytes, content) !== 0) corrupt.push(key);
        return false;
      };

      await forEachAtOnce(Object.keys(manifest.files), AT_ONCE, async (file) => {
        const content = read(file);
        if (integrityOf(content) !== manifest.files[file]) {
          throw new Error(`${name}: ${file} has changed since its build wrote the manifest. Build again.`);
        }
        if (await put(file, content)) added += 1;
      });
      const maps = Object.keys(manifest.files).flatMap((file) => {
        const map = readMap?.(file);
        return map ? [[file, new TextDecoder().decode(map)] as const] : [];
      });
      const key = mapsKey(folderOf(name, deployed));
      if (maps.length > 0 && (await store.size(key)) === undefined) {
        const text = JSON.stringify(Object.fromEntries(maps));
        await store.create(key, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), PRIVATE);
      }
      // The manifest is written last: other readers of the store expect all files of a version that has one.
      if (corrupt.length === 0) await put(manifestFile(name), manifestBytes);
      if (corrupt.length > 0) {
        throw new Error(
          `Objects in ${store.address} differ from the build of ${name} ${deployed.version}: ${corrupt.sort().join(", ")}. Remove them from the store, then run the command again: it writes them again.`,
        );
      }
      return added;
    },
    manifest(name, deployed) {
      const key = `${name} ${deployed.hash}`;
      const found = manifests.get(key) ?? fetchManifest(name, deployed);
      manifests.set(key, found);
      found.catch(() => manifests.delete(key));
      return found;
    },
    readManifest,
    async read(name, deployed, file) {
      const key = keyOf(name, deployed, file);
      const { files } = await archive.manifest(name, deployed);
      const content = await store.read(key);
      if (!content) throw new Error(`${store.address}/${key} is missing.`);
      if (integrityOf(content) !== files[file])
        throw new Untrusted(`${store.address}/${key} does not match the hash in its manifest.`);
      return content;
    },
    async missing(name, deployed) {
      const prefix = `assets/${folderOf(name, deployed)}/`;
      const stored = new Set((await store.list(prefix)).map((key) => key.slice(prefix.length)));
      const expected = stored.has(manifestFile(name))
        ? Object.keys((await archive.manifest(name, deployed)).files)
        : [];
      return [manifestFile(name), ...expected].filter((file) => !stored.has(file));
    },
    async compressedSize(name, deployed, file) {
      const key = keyOf(name, deployed, file);
      const measure = async () => {
        const content = file === manifestFile(name) ? readManifest(name, deployed) : archive.read(name, deployed, file);
        return isText(contentTypeOf(file)) && (await content).byteLength >= WORTH_BYTES
          ? (await brotli(await content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).byteLength
          : (await content).byteLength;
      };
      const size = sizes.get(key) ?? measure();
      sizes.set(key, size);
      size.catch(() => sizes.delete(key));
      return size;
    },
    async readMap(folder, file) {
      const bytes = await store.read(mapsKey(folder));
      const text = bytes && (await unbrotli(bytes, { maxOutputLength: MAPS_MAX })).toString();
      const map = text && (JSON.parse(text) as Readonly<Record<string, string>>)[file];
      return map && JSON.parse(map);
    },
    inStore: (other) => createArchive(other, { quality, sizes }),
    async foldersOf(name, version) {
      const prefix = `assets/${name}/${version}-`;
      const keys = await store.list(prefix);
      const folders = new Set(keys.map((key) => key.slice(prefix.length).split("/")[0] ?? ""));
      return [...folders].filter((folder) => /^[0-9a-f]{12}$/.test(folder));
    },
  };
  return archive;
}
