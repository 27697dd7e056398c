import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { INTEGRITY_MANIFEST_FILE } from "@lending/federation/manifest";
import { assetKey, integrityOf, manifestFile, statementKey } from "../formats/names.ts";
import { seal } from "../signing/sealed.ts";
import type { Signer } from "../signing/trust.ts";
import { forEachAtOnce, isText, type Store } from "../store/Store.ts";
import type { Build } from "./Build.ts";
import type { Statement } from "./readArtefact.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
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
}

/** Returns a file of a build. Throws when the build was changed since its manifest was written. */
function readFile({ name, manifest, manifestBytes, read }: Build, file: string): Uint8Array {
  if (file === manifestFile(name)) return manifestBytes;
  const content = read(file);
  if (integrityOf(content) !== manifest.files[file])
    throw new Error(`${name}: ${file} does not match the hash in its manifest. Build again.`);
  return content;
}

/**
 * Stores a build as an artefact: its files, of texts also compressed, and at last the signed statement. An artefact with a
 * statement is complete. Of one that was stored before it writes what the store has lost. Returns whether it is new, and the number of
 * objects that were written. Throws an error that names the objects with other content: they are never overwritten.
 */
export async function writeArtefact(
  build: Build,
  { store, signer, by, commit, quality = 11 }: ArtefactOptions,
): Promise<{ readonly isNew: boolean; readonly written: number }> {
  const { name, deployed, manifest } = build;
  // Without this file a browser cannot check the files that it loads later.
  if (manifest.files[INTEGRITY_MANIFEST_FILE] === undefined)
    throw new Error(`${name} has no ${INTEGRITY_MANIFEST_FILE}. Build again.`);
  const isNew = !(await store.read(statementKey(name, deployed)));
  let written = 0;
  const others: string[] = [];
  /** Writes an object unless it exists. Returns its size; 0 for one of an artefact that is stored, which costs nothing to compress. */
  async function put(key: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<number> {
    if (!isNew && (await store.read(key))) return 0;
    const content = await make();
    if (await store.create(key, content)) written += 1;
    else {
      const stored = await store.read(key);
      if (!stored || Buffer.compare(stored, content) !== 0) others.push(key);
    }
    return content.byteLength;
  }
  const contents = new Map(
    [manifestFile(name), ...Object.keys(manifest.files)].map((file) => [file, readFile(build, file)] as const),
  );
  const sizes: Statement["sizes"] = {};
  await forEachAtOnce([...contents], AT_ONCE, async ([file, content]) => {
    const key = assetKey(name, deployed, file);
    await put(key, () => content);
    sizes[file] = { bytes: content.byteLength };
    if (isText(file)) {
      const [br, gz] = await Promise.all([
        put(`${key}.br`, () => compressBrotli(content, quality)),
        put(`${key}.gz`, () => gzipped(content, { level: 9 })),
      ]);
      sizes[file] = { bytes: content.byteLength, br, gz };
    }
  });
  if (others.length > 0)
    throw new Error(
      `Objects in ${store.address} differ from the build of ${name} ${deployed.version}: ${others.sort().join(", ")}. Remove them from the store, then run the command again: it writes them again.`,
    );
  if (!isNew) return { isNew, written };

  const sorted = Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
  const statement: Statement = {
    ...{ app: name, version: deployed.version, manifest: deployed.hash, sizes: sorted },
    ...{ by, at: new Date().toISOString() },
    ...(commit !== undefined && { commit }),
  };
  await store.create(statementKey(name, deployed), await seal("artefact", statement, signer));
  return { isNew, written };
}
