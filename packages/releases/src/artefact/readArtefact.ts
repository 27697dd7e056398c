import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { parseEnvironment } from "@lending/bridge/environment";
import * as v from "valibot";
import {
  appSchema,
  assetKey,
  type Deployed,
  folderOf,
  integrityOf,
  lineSchema,
  manifestFile,
  sha256,
  sha256Schema,
  statementKey,
  timeSchema,
  Untrusted,
  versionSchema,
} from "../formats/names.ts";
import { type ReleaseContent, reachableIn } from "../formats/Release.ts";
import { readSealed } from "../signing/sealed.ts";
import { covers, describeScope, type Trust } from "../signing/trust.ts";
import { forEachAtOnce, isText, OBJECT_MAX, SIGNED_MAX, type Store } from "../store/Store.ts";
import { type AnyManifest, parseManifest } from "./Build.ts";

const size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Bytes of all files of an artefact. The controller reads all of them, and edges keep those that documents contain. */
const ALL_MAX = 8_000_000;

/** What a builder signs: the manifest of one build, which contains the hash of every file. */
export const statementSchema = v.object({
  ...{ app: appSchema, version: versionSchema, manifest: sha256Schema },
  /** Sizes in bytes by file: as built, and of a text after brotli and gzip. */
  sizes: v.pipe(
    v.record(v.string(), v.object({ bytes: size, br: v.optional(size), gz: v.optional(size) })),
    v.check(
      (sizes) => Object.values(sizes).reduce((sum, { bytes }) => sum + bytes, 0) <= ALL_MAX,
      `must be at most ${ALL_MAX} bytes in all`,
    ),
  ),
  by: lineSchema,
  at: timeSchema,
  /** The commit that was built, if it is known. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
});
export type Statement = v.InferOutput<typeof statementSchema>;

const MANIFEST_MAX = 5_000_000;
/** Files that are read at the same time. */
const AT_ONCE = 16;
const decode = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Reads the manifest of a version. Throws Untrusted when its hash differs from the one in the release. */
export async function readManifest(store: Store, app: string, deployed: Deployed): Promise<AnyManifest> {
  const key = assetKey(app, deployed, manifestFile(app));
  const bytes = await store.read(key, MANIFEST_MAX);
  if (!bytes) throw new Error(`${store.address}/${key} is missing.`);
  if (sha256(bytes) !== deployed.hash)
    throw new Untrusted(`${store.address}/${key} does not match the hash in its release.`);
  return parseManifest(app, bytes, key);
}

interface FileName {
  readonly app: string;
  readonly deployed: Deployed;
  readonly manifest: AnyManifest;
  readonly file: string;
}

/** Reads a file of a version. Throws Untrusted when its hash differs from the one in the manifest. */
export async function readFile(store: Store, { app, deployed, manifest, file }: FileName): Promise<Uint8Array> {
  const key = assetKey(app, deployed, file);
  const integrity = manifest.files[file];
  if (integrity === undefined) throw new Error(`${app} ${deployed.version} has no file ${file}.`);
  const content = await store.read(key);
  if (!content) throw new Error(`${store.address}/${key} is missing.`);
  if (integrityOf(content) !== integrity)
    throw new Untrusted(`${store.address}/${key} does not match the hash in its manifest.`);
  return content;
}

/** The file with which every bundler finds a remote's entry. */
export const FEDERATION_MANIFEST = "mf-manifest.json";

/** Names the files of a version that documents contain: pages in the languages of the release, their styles, and facts. */
function documentFiles({ paths, files }: AnyManifest, { environment, variants }: ReleaseContent): readonly string[] {
  const environments = [environment, ...variants.map((one) => one.environment ?? environment)];
  const locales = environments.map((one) => parseEnvironment(one).locale);
  const ofPages = Object.values(paths).flatMap(({ public: page, styles, facts = "" }) => [
    facts,
    ...(page?.rendered ? [...locales.map((locale) => page.rendered?.[locale] ?? ""), ...styles] : []),
  ]);
  return [...new Set([FEDERATION_MANIFEST, ...ofPages])].filter((file) => files[file] !== undefined);
}

/** The artefacts of a release, as far as documents are composed from them. */
export type ReleaseParts = Awaited<ReturnType<typeof readParts>>;

interface PartsSource {
  readonly manifest: (app: string, deployed: Deployed) => Promise<AnyManifest>;
  readonly file: (one: FileName) => Promise<Uint8Array>;
}

/** Reads everything that the documents of a release are composed from. Throws unless all of it exists and is valid. */
export async function readParts(content: ReleaseContent, source: PartsSource) {
  const manifests = new Map<string, AnyManifest>();
  const files = new Map<string, Uint8Array>();
  await forEachAtOnce(reachableIn(content), AT_ONCE, async ([app, deployed]) => {
    const manifest = await source.manifest(app, deployed);
    manifests.set(assetKey(app, deployed, manifestFile(app)), manifest);
    for (const file of documentFiles(manifest, content))
      files.set(assetKey(app, deployed, file), await source.file({ app, deployed, manifest, file }));
  });
  return {
    /** Returns the manifest of a version that the release names. */
    manifest(app: string, deployed: Deployed): AnyManifest {
      const found = manifests.get(assetKey(app, deployed, manifestFile(app)));
      if (!found) throw new Error(`The release has no ${app} ${deployed.version}.`);
      return found;
    },
    /** Returns a file that documents contain; undefined for any other one. */
    file: (app: string, deployed: Deployed, file: string): Uint8Array | undefined =>
      files.get(assetKey(app, deployed, file)),
    /** The keys of these manifests and files. */
    keys: new Set<string>([...manifests.keys(), ...files.keys()]),
  };
}

/**
 * Reads the statement of an artefact: the proof that it is complete, and who built it. Undefined when there is none. Throws
 * Untrusted when no trusted key whose scope covers the app signed it, or it is about another artefact. Without `trust` who signed it
 * does not count: a release names the artefact already, and its key may be gone.
 */
export async function readStatement(
  store: Store,
  { app, deployed, trust }: { readonly app: string; readonly deployed: Deployed; readonly trust?: Trust },
): Promise<Statement | undefined> {
  const key = statementKey(app, deployed);
  const bytes = await store.read(key, SIGNED_MAX);
  if (!bytes) return undefined;
  const name = `${store.address}/${key}`;
  const read = readSealed(bytes, { kind: "artefact", schema: statementSchema, name });
  const scope = trust && read.verify(trust);
  const { content } = read;
  if (scope && !covers(scope, app)) throw new Untrusted(`${name} is signed by a key of ${describeScope(scope)}.`);
  if (content.app !== app || content.version !== deployed.version || content.manifest !== deployed.hash)
    throw new Untrusted(
      `${name} is about ${folderOf(content.app, { version: content.version, hash: content.manifest })}.`,
    );
  return content;
}

/**
 * Verifies every file of an artefact, in each form that a browser may receive. Throws Untrusted with the names of those that are
 * missing, or differ from the manifest or the stated size.
 */
export async function verifyFiles(
  store: Store,
  { app, deployed, statement }: { readonly app: string; readonly deployed: Deployed; readonly statement: Statement },
): Promise<void> {
  const manifest = await readManifest(store, app, deployed);
  const problems: string[] = [];
  /** Reads an object that is not longer than stated. */
  const read = async (key: string, max = 0) => {
    try {
      return await store.read(key, max);
    } catch (fault) {
      if (!(fault instanceof Untrusted)) throw fault;
      return undefined;
    }
  };
  await forEachAtOnce(Object.entries(manifest.files), AT_ONCE, async ([file, integrity]) => {
    const key = assetKey(app, deployed, file);
    const size = statement.sizes[file];
    const plain = await read(key, size?.bytes);
    if (!plain || integrityOf(plain) !== integrity || plain.byteLength !== size?.bytes) problems.push(file);
    for (const end of isText(file) ? (["br", "gz"] as const) : []) {
      const packed = await read(`${key}.${end}`, size?.[end]);
      const unpacked = packed && (await decode[end](packed, { maxOutputLength: OBJECT_MAX }).catch(() => undefined));
      if (!unpacked || integrityOf(unpacked) !== integrity || packed?.byteLength !== size?.[end])
        problems.push(`${file}.${end}`);
    }
  });
  if (problems.length > 0)
    throw new Untrusted(
      `${app} ${deployed.version} is not intact. Missing or changed: ${problems.length}, for example ${problems.sort()[0]}.`,
    );
}
