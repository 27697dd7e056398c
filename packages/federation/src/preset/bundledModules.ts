import type { Stats } from "@rspack/core";
import { EXPOSED } from "./pathFiles.ts";

/** Returns the source files of all modules in the chunks of a build, except those of `./mount` alone. */
export function bundledModules({ compilation }: Stats): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (module: unknown) => {
    const { resource, modules = [] } = module as { readonly resource?: string; readonly modules?: Iterable<unknown> };
    if (resource?.startsWith("/")) files.add(resource);
    for (const inner of modules) add(inner);
  };
  for (const module of compilation.modules) {
    const chunks = compilation.chunkGraph.getModuleChunks(module);
    if (chunks.some(({ name }) => name !== EXPOSED.mount)) add(module);
  }
  return files;
}
