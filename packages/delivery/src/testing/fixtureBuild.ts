import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import * as v from "valibot";
import { type Build, parseManifest } from "../releases/Build.ts";
import { integrityOf, sha384 } from "../signing/seal.ts";
import { contentTypeOf, isText } from "../store/Store.ts";

/** Folder of the fixture builds of earlier versions: `<folder>/<app>.json.br`. */
export const PREVIOUS_BUILDS = path.join(import.meta.dirname, "../../previous-builds");

const fixtureSchema = v.object({
  /** The commit of the sources. */
  commit: v.string(),
  manifest: v.string(),
  /** Text files as text; all others in base64. */
  files: v.record(v.string(), v.string()),
});

const isStoredAsText = (file: string) => isText(contentTypeOf(file));

/** Packs a build into one small file. */
export function packBuild(build: Build, commit: string): Uint8Array {
  const contents = Object.keys(build.manifest.files).map((file) => {
    const encoding = isStoredAsText(file) ? "utf8" : "base64";
    return [file, Buffer.from(build.read(file)).toString(encoding)] as const;
  });
  const manifest = new TextDecoder().decode(build.manifestBytes);
  const text = JSON.stringify({ commit, manifest, files: Object.fromEntries(contents) });
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Reads the fixture build of an app. Throws when a file's hash differs from the one in the manifest. */
export function readPreviousBuild(name: string): Build {
  const file = path.join(PREVIOUS_BUILDS, `${name}.json.br`);
  if (!existsSync(file)) throw new Error(`There is no fixture build of ${name}: ${file} does not exist.`);
  const fixture = v.parse(fixtureSchema, JSON.parse(brotliDecompressSync(readFileSync(file)).toString("utf8")));
  const manifestBytes = Buffer.from(fixture.manifest);
  const manifest = parseManifest(name, manifestBytes, file);
  const read = (one: string) => Buffer.from(fixture.files[one] ?? "", isStoredAsText(one) ? "utf8" : "base64");
  for (const [one, hash] of Object.entries(manifest.files)) {
    if (integrityOf(read(one)) !== hash) throw new Error(`${file}: ${one} does not match its hash.`);
  }
  return {
    name,
    manifest,
    manifestBytes,
    deployed: { version: manifest.version, hash: sha384(manifestBytes) },
    read,
  };
}
