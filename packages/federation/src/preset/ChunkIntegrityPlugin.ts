import { type Chunk, type Compiler, RuntimeGlobals, RuntimeModule } from "@rspack/core";

const NAME = "ChunkIntegrity";
const { ensureChunk, publicPath, getChunkScriptFilename, getChunkCssFilename } = RuntimeGlobals;

/** Runtime module that runs after the build defines its chunk loader, and wraps it. */
class ChunkIntegrity extends RuntimeModule {
  constructor() {
    super(NAME, RuntimeModule.STAGE_TRIGGER);
  }

  /**
   * Returns the ids of chunks with a stylesheet. The build names a stylesheet for every chunk, even when there is none.
   */
  styled(): readonly string[] {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) return [];
    const hasStyles = (one: Chunk) => chunkGraph.getChunkModulesIterableBySourceType(one, "css").length > 0;
    return [...chunk.getAllAsyncChunks()].filter(hasStyles).map(({ id }) => `${id}`);
  }

  override generate() {
    // The symbol is the one of runtime/createFileGuard.
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
