import { type Chunk, type Compiler, RuntimeGlobals, RuntimeModule } from "@rspack/core";

const NAME = "PinnedChunks";
const { ensureChunk, publicPath, getChunkScriptFilename, getChunkCssFilename } = RuntimeGlobals;

/** Runs after the build's own way to load a chunk stands, and goes around it. */
class PinnedChunks extends RuntimeModule {
  constructor() {
    super(NAME, RuntimeModule.STAGE_TRIGGER);
  }

  /** The chunks that bring a stylesheet: the build has a name for one of every chunk, whether there is such a file or not. */
  styled(): readonly string[] {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) return [];
    const bringsStyles = (one: Chunk) => chunkGraph.getChunkModulesIterableBySourceType(one, "css").length > 0;
    return [...chunk.getAllAsyncChunks()].filter(bringsStyles).map(({ id }) => `${id}`);
  }

  override generate() {
    // The name of the slot is that of runtime/fileGuard.
    return [
      `var load = ${ensureChunk};`,
      `${ensureChunk} = function (id) {`,
      '  var check = globalThis[Symbol.for("lending.fileGuard")];',
      "  if (!check) return load(id);",
      `  var styles = ${JSON.stringify(this.styled())}.indexOf("" + id) < 0 ? [] : ${getChunkCssFilename}(id);`,
      `  return check(${publicPath}, [${getChunkScriptFilename}(id)].concat(styles)).then(function () { return load(id); });`,
      "};",
    ].join("\n");
  }
}

/** Has the page's guard check each chunk of a build before it is loaded; see runtime/createFileGuard. */
export class PinnedChunksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap(NAME, (chunk, requirements) => {
        requirements.add(publicPath);
        requirements.add(getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new PinnedChunks());
      });
    });
  }
}
