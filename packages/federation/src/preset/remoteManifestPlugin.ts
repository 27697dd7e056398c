import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Compiler, Stats } from "@rspack/core";
import * as v from "valibot";
import { readContract } from "../contract/readContract.ts";
import { firstPaintModule } from "../first-paint/buildFirstPaint.ts";
import { checkFirstPaints } from "../first-paint/checkFirstPaint.ts";
import {
  BUILD_ERRORS_FILE,
  FIRST_PAINTS_FILE,
  type RemoteManifest,
  type RemotePath,
  remoteManifestSchema,
} from "../manifest/index.ts";
import { findUnsupportedStyles } from "./baseConfig.ts";
import { buildFirstFacts } from "./buildFirstFacts.ts";
import { collectVerbs } from "./collectVerbs.ts";
import { renderFirstPaints, renderPages } from "./compile.ts";
import { shortHashOf, writeIntegrityManifest } from "./integrity.ts";
import { bundledModules, isExposed, pathFiles } from "./pathFiles.ts";
import { readRoutes } from "./readRoutes.ts";
import { findCopies, requiredHost } from "./sharedModules.ts";
import { readHostContract, readPackage } from "./sharedSingletons.ts";

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

/** Writes each public path in each language under a name with a content hash, and updates the paths. */
async function writePages(paths: Readonly<Record<string, RemotePath>>, app: Options, output: string): Promise<void> {
  const isPublic = Object.keys(paths).filter((one) => paths[one]?.public);
  if (isPublic.length === 0) return;
  for (const [pathname, languages] of await renderPages(app, isPublic)) {
    const page = paths[pathname]?.public;
    for (const [locale, rendered] of Object.entries(languages)) {
      const text = JSON.stringify(rendered);
      const file = `page.${shortHashOf(text)}.json`;
      await writeFile(path.join(output, file), text);
      if (page) page.rendered = { ...page.rendered, [locale]: file };
    }
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

/**
 * Writes `remote.json` beside a remote's files after the build: everything that a registry needs to know about it. A development
 * server shows an error of the build in the page and continues.
 */
export const remoteManifestPlugin =
  ({ folder, name, host, development }: Options) =>
  (compiler: Compiler) => {
    const writeErrors = async (errors: string) => {
      await mkdir(compiler.outputPath, { recursive: true });
      const file = path.join(compiler.outputPath, BUILD_ERRORS_FILE);
      await (errors === "" ? rm(file, { force: true }) : writeFile(file, stripVTControlCharacters(errors)));
    };
    const writeManifest = async (stats: Stats) => {
      const output = compiler.outputPath;
      const modules = bundledModules(stats);
      const copies = findCopies(modules);
      if (copies.length > 0)
        throw new Error(
          `${name} contains copies of shared modules: ${copies.join(", ")}. Import them by their package.`,
        );
      const routes = await readRoutes(folder);
      const firstPaints = await renderFirstPaints({ folder, name }, routes);
      await mkdir(output, { recursive: true });
      const facts = await buildFirstFacts({ folder, name }, routes, output);
      const paths = pathFiles(stats, routes, { firstPaints, facts }, ({ files }) =>
        files.some((file) => isExposed("routes", file)),
      );
      await writeFile(path.join(output, FIRST_PAINTS_FILE), firstPaintModule(name, firstPaints));
      await copyPictures(paths, folder, output);
      if (!development) await writePages(paths, { folder, name, host, development }, output);
      const files = development ? {} : await writeIntegrityManifest({ output, manifest: "remote.json" });
      for (const file of Object.keys(files).filter((one) => one.endsWith(".css"))) {
        const unsupported = findUnsupportedStyles(await readFile(path.join(output, file), "utf8"));
        if (unsupported.length > 0)
          throw new Error(`${file} uses ${unsupported.join(", ")}, which our minimum browsers do not know.`);
      }
      const scripts = new Map<string, string>();
      for (const file of Object.keys(files))
        if (file.endsWith(".js") && !isExposed("mount", file))
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
        paths,
        host: requiredHost(modules, readHostContract(), host),
        contract: development ? {} : await readContract(folder, modules),
        files,
      };
      const checked = v.safeParse(remoteManifestSchema, manifest);
      if (!checked.success) throw new Error(`The build of ${name} is invalid: ${v.summarize(checked.issues)}`);
      const refused = checkFirstPaints(name, manifest);
      if (refused.length > 0) throw new Error(refused.join(" "));
      await writeFile(path.join(output, "remote.json"), JSON.stringify(manifest));
    };
    compiler.hooks.done.tapPromise("RemoteManifestPlugin", async (stats) => {
      if (!development) return stats.hasErrors() ? undefined : writeManifest(stats);
      if (stats.hasErrors()) return writeErrors(stats.toString({ all: false, errors: true }));
      try {
        await writeManifest(stats);
        await writeErrors("");
      } catch (fault) {
        const { message } = fault as Error;
        await writeErrors(message);
        process.stderr.write(`${message}\n`);
      }
    });
  };
