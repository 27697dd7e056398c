import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Compiler, RuntimeGlobals, RuntimeModule } from "@rspack/core";
import { INTEGRITY_MANIFEST_FILE } from "../manifest/index.ts";
import { styledChunks } from "./LeanRuntimePlugin.ts";

/** Returns the value of an `integrity` attribute: `sha256-` and the SHA-256 in base64. */
const integrityOf = (content: Uint8Array | string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Returns eight hex digits for the name of a file with this content. */
export const shortHashOf = (content: Uint8Array | string) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);

interface IntegrityOptions {
  /** Output folder of the build. */
  readonly output: string;
  /** Files that no browser loads: the prerender program. */
  readonly leaveOut?: readonly string[];
  /** File name of the manifest, which has no hash. */
  readonly manifest: string;
}

/** Writes a build's integrity manifest. Returns the hash of every file, including the integrity manifest, in a stable order. */
export async function writeIntegrityManifest({
  output,
  leaveOut = [],
  manifest,
}: IntegrityOptions): Promise<Record<string, string>> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== manifest && file !== INTEGRITY_MANIFEST_FILE)
    .sort();
  const files: Record<string, string> = {};
  for (const file of names) files[file] = integrityOf(await readFile(path.join(output, file)));
  const browserFiles = Object.entries(files).filter(([file]) => /\.(m?js|css)$/.test(file) && !leaveOut.includes(file));
  const table = JSON.stringify(Object.fromEntries(browserFiles));
  await writeFile(path.join(output, INTEGRITY_MANIFEST_FILE), table);
  return { ...files, [INTEGRITY_MANIFEST_FILE]: integrityOf(table) };
}

const NAME = "ChunkIntegrity";
const { ensureChunk, publicPath, getChunkScriptFilename, getChunkCssFilename } = RuntimeGlobals;

/**
 * Code that wraps a build's chunk loader: the page's file guard checks a file first. After a failure the file is loaded from
 * another address (`?1`), because engines before Chromium 156 keep a failed module for the life of the page.
 */
export const chunkLoader = (styled: readonly string[]) =>
  // The symbol is the one of runtime/createFileGuard.
  [
    `var load = ${ensureChunk}, nameOf = ${getChunkScriptFilename}, retries = {};`,
    `${getChunkScriptFilename} = function (id) { return nameOf(id) + (retries[id] || ""); };`,
    `${ensureChunk} = function (id) {`,
    '  var check = globalThis[Symbol.for("lending.fileGuard")];',
    `  var styles = ${JSON.stringify(styled)}.indexOf("" + id) < 0 ? [] : ${getChunkCssFilename}(id);`,
    `  return Promise.resolve(check && check(${publicPath}, [${getChunkScriptFilename}(id)].concat(styles)))`,
    "    .then(function () { return load(id); })",
    '    .catch(function (error) { retries[id] = (retries[id] || "?") + 1; throw error; });',
    "};",
  ].join("\n");

/** Runtime module that runs after the build defines its chunk loader. */
class ChunkIntegrity extends RuntimeModule {
  constructor() {
    super(NAME, RuntimeModule.STAGE_TRIGGER);
  }

  override generate() {
    const { chunk, chunkGraph } = this;
    const styled = chunk && chunkGraph ? styledChunks(chunk, chunkGraph) : [];
    return chunkLoader(styled);
  }
}

/** Makes the page's file guard verify each chunk of a build before it is loaded; see runtime/createFileGuard. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap(NAME, (chunk, requirements) => {
        requirements.add(publicPath);
        requirements.add(getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new ChunkIntegrity());
      });
    });
  }
}
