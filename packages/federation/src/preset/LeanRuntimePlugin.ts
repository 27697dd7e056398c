import { type Chunk, type Compilation, type Compiler, RuntimeGlobals, RuntimeModule } from "@rspack/core";

type ChunkGraph = Compilation["chunkGraph"];

const NAME = "LeanRuntime";
const { publicPath, getChunkScriptFilename, getChunkCssFilename } = RuntimeGlobals;
const { ensureChunk, ensureChunkHandlers, createFakeNamespaceObject } = RuntimeGlobals;

/** Returns the ids of the chunks with a stylesheet. The build names a stylesheet for every chunk, even when there is none. */
function styledChunks(chunk: Chunk, chunkGraph: ChunkGraph): readonly string[] {
  const hasStyles = (one: Chunk) => chunkGraph.getChunkModulesIterableBySourceType(one, "css").length > 0;
  return [...chunk.getAllAsyncChunks()].filter(hasStyles).map(({ id }) => `${id}`);
}

/**
 * Code that loads the stylesheet of a chunk once, unless the page already contains it. A stylesheet that failed is
 * removed, so that the next load requests it again.
 */
export const styleLoader = (styled: readonly string[]) => `
var styles = {};
${ensureChunkHandlers}.css = function (id, promises) {
  if (${JSON.stringify(styled)}.indexOf("" + id) < 0) return;
  promises.push(styles[id] = styles[id] || new Promise(function (resolve, reject) {
    var url = ${publicPath} + ${getChunkCssFilename}(id);
    if ([].some.call(document.querySelectorAll("link[rel=stylesheet]"), function (link) { return link.href == url; })) return resolve();
    var link = document.createElement("link");
    link.rel = "stylesheet";
    link.crossOrigin = "anonymous";
    link.onload = resolve;
    link.onerror = function () {
      link.remove();
      styles[id] = 0;
      reject(new Error(url + " failed to load."));
    };
    link.href = url;
    document.head.appendChild(link);
  }));
};`;

/**
 * Code that returns a CommonJS module as a namespace with its properties and itself as `default`. Bit 1 of the mode: the
 * value is a module's id; bit 8: the module itself is wanted.
 */
export const namespaceMaker = `
${createFakeNamespaceObject} = function (value, mode) {
  if (mode & 1) value = this(value);
  return mode & 8 || value.__esModule ? value : { ...value, default: value };
};`;

/** The fields of the federation plugin's data that no code of ours reads. */
const unusedFields =
  / ?\b(?:shareScope|import|strictVersion|singleton|eager|treeShakingMode|fallback): (?:"[^"]*"|null|undefined|true|false|1|\(\) => \(\(\) => \(__webpack_require__\(\d+\)\)\)),?| ?\brequiredVersion: "\*",?| ?\bchunkMapping: ?\{[^{}]*\},?|,? ?\binitialConsumes: ?\[[^\]]*\]/g;

/** Functions that throw until the runtime defines them. Ours defines those that something calls. */
const placeholders =
  /(__webpack_require__\.[\w.]+) = \1 \|\| (?:function ?\(\) ?|\(?\(\) => )\{ ?throw new Error\("should have [\w.]+"\);? ?\}\)?;?/g;

/** What the plugin writes for a build that shares nothing, and its warning of a start without the bundler's. */
const emptyData =
  /__webpack_require__\.S = \{\};\s*__webpack_require__\.initializeSharingData = \{ scopeToSharingDataMapping: \{\s*\}[^}]*\};?|console\.warn\("\[MF\][^"]*"\);/g;

/** Returns the federation plugin's code of a build without the unused fields, functions and data. */
export const dropUnused = (source: string) =>
  source.replace(unusedFields, "").replace(placeholders, "").replace(emptyData, "");

/**
 * Replaces the bundler's code for stylesheets and for the build's address, and the data of the federation plugin, in a
 * production build by what the product uses: no hot updates, nonces or timeouts for styles, and of a shared library only
 * its name and range.
 */
export class LeanRuntimePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        const { source } = module as unknown as { source?: { source: Buffer } };
        if (!source) return;
        if (module.name.endsWith("css_loading")) {
          source.source = Buffer.from(styleLoader(styledChunks(chunk, compilation.chunkGraph)));
        }
        if (/(consumes_loading|sharing|exposes|federation_runtime)$/.test(module.name)) {
          const code = source.source.toString("utf8");
          const lean = dropUnused(code);
          if (lean === code)
            compilation.errors.push(new Error(`${module.name} has another form: nothing is unused. See decision 002.`));
          source.source = Buffer.from(lean);
        }
        if (module.name.endsWith("create_fake_namespace_object")) source.source = Buffer.from(namespaceMaker);
        if (module.name === "module_federation/runtime") source.source = Buffer.from("");
        if (module.name === "auto_public_path") {
          source.source = Buffer.from(`${publicPath} = new URL(".", import.meta.url).href;`);
        }
      });
    });
  }
}

const INTEGRITY = "ChunkIntegrity";

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
    super(INTEGRITY, RuntimeModule.STAGE_TRIGGER);
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
    compiler.hooks.compilation.tap(INTEGRITY, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap(INTEGRITY, (chunk, requirements) => {
        requirements.add(publicPath);
        requirements.add(getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new ChunkIntegrity());
      });
    });
  }
}
