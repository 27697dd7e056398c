import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Compiler, Stats } from "@rspack/core";
import * as v from "valibot";
import { firstPaintModule } from "../first-paint/firstPaintModule.ts";
import { FIRST_PAINTS_FILE, type RemoteManifest, type RemotePath, remoteManifestSchema } from "../manifest/index.ts";
import { readShape } from "../shape/readShape.ts";
import { collectVerbs } from "./collectVerbs.ts";
import { buildPages, renderFirstPaints } from "./compile.ts";
import { shortHashOf, writeIntegrityManifest } from "./integrity.ts";
import { EXPOSED, isExposed, pathFiles } from "./pathFiles.ts";
import { readRoutes } from "./readRoutes.ts";
import { findCopies, requiredHost } from "./sharedModules.ts";
import { readHostContract, readPackage, singletons } from "./sharedSingletons.ts";

/** Copies the pictures of public paths into the build under a name with a content hash, and updates the paths. */
async function copyPictures(
  paths: Readonly<Record<string, RemotePath>>,
  folder: string,
  output: string,
): Promise<void> {
  for (const { public: page } of Object.values(paths)) {
    if (page?.picture === undefined) continue;
    const bytes = await readFile(path.join(folder, page.picture));
    page.picture = `picture.${shortHashOf(bytes)}${path.extname(page.picture)}`;
    await writeFile(path.join(output, page.picture), bytes);
  }
}

interface Options {
  readonly folder: string;
  readonly name: string;
  /** Lowest host contract that the remote states; see `defineRemote`. */
  readonly host: string | undefined;
  /** Whether a development server runs: then the files are in memory, without hashes. */
  readonly development: boolean;
}

/** Returns the source files of all modules in the chunks of a build, except those of `./mount` alone. */
function bundledModules({ compilation }: Stats): ReadonlySet<string> {
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

/** Writes `remote.json` beside a remote's files after the build: everything that a registry needs to know about it. */
export const remoteManifestPlugin =
  ({ folder, name, host, development }: Options) =>
  (compiler: Compiler) => {
    compiler.hooks.done.tapPromise("RemoteManifestPlugin", async (stats) => {
      if (stats.hasErrors()) return;
      const output = compiler.outputPath;
      const modules = bundledModules(stats);
      const copies = findCopies(modules);
      if (copies.length > 0)
        throw new Error(
          `${name} contains copies of shared modules: ${copies.join(", ")}. Import them by their package.`,
        );
      const routes = await readRoutes(folder);
      const firstPaints = await renderFirstPaints({ folder, name });
      const paths = pathFiles(stats, routes, firstPaints, ({ files }) =>
        files.some((file) => isExposed("routes", file)),
      );
      await mkdir(output, { recursive: true });
      await writeFile(path.join(output, FIRST_PAINTS_FILE), firstPaintModule(name, firstPaints));
      await copyPictures(paths, folder, output);
      const pages =
        !development && routes.some(({ route }) => route.public) && (await buildPages({ folder, name }, output));
      const leaveOut = pages ? [pages] : [];
      const files = development ? {} : await writeIntegrityManifest({ output, leaveOut, manifest: "remote.json" });
      const scripts = new Map<string, string>();
      for (const file of Object.keys(files))
        if (file.endsWith(".js") && !isExposed("mount", file) && !leaveOut.includes(file))
          scripts.set(file, await readFile(path.join(output, file), "utf8"));
      collectVerbs(paths, routes, scripts);
      const entry = Object.keys(stats.compilation.assets).find((file) => /^remoteEntry\b.*\.js$/.test(file));
      if (entry === undefined) throw new Error(`The build of ${name} contains no remoteEntry.`);
      const ownPackage = readPackage(folder);
      const manifest: RemoteManifest = {
        name,
        package: ownPackage.name,
        version: ownPackage.version,
        entry,
        ...(pages && { pages }),
        paths,
        host: requiredHost(modules, readHostContract(), host),
        shape: development ? {} : readShape({ folder, shared: singletons }),
        files,
      };
      const checked = v.safeParse(remoteManifestSchema, manifest);
      if (!checked.success) throw new Error(`The build of ${name} is invalid: ${v.summarize(checked.issues)}`);
      await writeFile(path.join(output, "remote.json"), JSON.stringify(manifest));
    });
  };
