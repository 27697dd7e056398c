import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { INTEGRITY_MANIFEST_FILE } from "@lending/federation/manifest";
import type { Statement } from "../formats/Artefact.ts";
import { assetKey, manifestFile, mapKey, statementKey } from "../formats/keys.ts";
import { integrityOf } from "../formats/names.ts";
import { seal } from "../signing/sealed.ts";
import type { Signer } from "../signing/signer.ts";
import { isText } from "../store/contentType.ts";
import { forEachAtOnce } from "../store/forEachAtOnce.ts";
import type { Store } from "../store/Store.ts";
import type { Build } from "./Build.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Maps are private and large: a higher quality takes eight times as long, and saves 3 %. */
const MAP_QUALITY = 5;
/** Files that are compressed and written at the same time. */
const AT_ONCE = 16;

const compressBrotli = (content: Uint8Array, quality: number) =>
  brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  });

interface ArtefactOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly by: string;
  readonly commit?: string | undefined;
  /** Brotli quality of the files. Tests use less than 11, because it is faster. */
  readonly quality?: number;
  readonly now?: () => Date;
}

/** Returns a file of a build. Throws when the build was changed since its manifest was written. */
function readFile({ name, manifest, manifestBytes, read }: Build, file: string): Uint8Array {
  if (file === manifestFile(name)) return manifestBytes;
  const content = read(file);
  if (integrityOf(content) !== manifest.files[file])
    throw new Error(`${name}: ${file} does not match the hash in its manifest. Build again.`);
  return content;
}

/** Writes what the store has lost of an artefact, from the same build. Returns the number of these objects. */
export async function restoreArtefact(
  build: Build,
  { store, quality = 11 }: Pick<ArtefactOptions, "store" | "quality">,
): Promise<number> {
  const { name, deployed, manifest } = build;
  let restored = 0;
  async function put(key: string, make: () => Uint8Array | Promise<Uint8Array>) {
    if (!(await store.read(key)) && (await store.create(key, await make()))) restored += 1;
  }
  await forEachAtOnce([manifestFile(name), ...Object.keys(manifest.files)], AT_ONCE, async (file) => {
    const key = assetKey(name, deployed, file);
    await put(key, () => readFile(build, file));
    if (!isText(file)) return;
    await put(`${key}.br`, () => compressBrotli(readFile(build, file), quality));
    await put(`${key}.gz`, () => gzipped(readFile(build, file), { level: 9 }));
  });
  return restored;
}

/**
 * Stores a build as an artefact: its files, of texts also compressed, and at last the signed statement. An artefact with a
 * statement is complete. Returns the statement; undefined when it was stored before. Throws an error that names the objects with
 * other content: they are never overwritten.
 */
export async function writeArtefact(
  build: Build,
  { store, signer, by, commit, quality = 11, now = () => new Date() }: ArtefactOptions,
): Promise<Statement | undefined> {
  const { name, deployed, manifest, readMap } = build;
  // Without this file a browser cannot check the files that it loads later.
  if (manifest.files[INTEGRITY_MANIFEST_FILE] === undefined)
    throw new Error(`${name} has no ${INTEGRITY_MANIFEST_FILE}. Build again.`);
  if (await store.read(statementKey(name, deployed))) return undefined;
  const contents = new Map(
    [manifestFile(name), ...Object.keys(manifest.files)].map((file) => [file, readFile(build, file)] as const),
  );

  const others: string[] = [];
  async function put(key: string, content: Uint8Array) {
    if (await store.create(key, content)) return;
    const stored = await store.read(key);
    if (!stored || Buffer.compare(stored, content) !== 0) others.push(key);
  }
  const sizes: Statement["sizes"] = {};
  await forEachAtOnce([...contents], AT_ONCE, async ([file, content]) => {
    const key = assetKey(name, deployed, file);
    await put(key, content);
    sizes[file] = { bytes: content.byteLength };
    if (isText(file)) {
      const [br, gz] = await Promise.all([compressBrotli(content, quality), gzipped(content, { level: 9 })]);
      await Promise.all([put(`${key}.br`, br), put(`${key}.gz`, gz)]);
      sizes[file] = { bytes: content.byteLength, br: br.byteLength, gz: gz.byteLength };
    }
    const map = readMap?.(file);
    if (map) await store.create(mapKey(name, deployed, file), await compressBrotli(map, MAP_QUALITY));
  });
  if (others.length > 0)
    throw new Error(
      `Objects in ${store.address} differ from the build of ${name} ${deployed.version}: ${others.sort().join(", ")}. Remove them from the store, then run the command again: it writes them again.`,
    );

  const sorted = Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
  const statement: Statement = {
    ...{ app: name, version: deployed.version, manifest: deployed.hash, sizes: sorted },
    ...{ by, at: now().toISOString() },
    ...(commit !== undefined && { commit }),
  };
  await store.create(statementKey(name, deployed), await seal("artefact", statement, signer));
  return statement;
}
