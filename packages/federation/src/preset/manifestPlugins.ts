import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { signatures } from "@lending/bridge/native-commands";
import type { Compiler, Stats } from "@rspack/core";
import * as v from "valibot";
import { readContract } from "../contract/readContract.ts";
import { firstPaintModule } from "../first-paint/buildFirstPaint.ts";
import {
  BUILD_ERRORS_FILE,
  DOCUMENT_FORM,
  FIRST_PAINTS_FILE,
  type RemoteManifest,
  type RemotePath,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "../manifest/index.ts";
import { findUnsupportedStyles } from "./baseConfig.ts";
import { buildFirstFacts } from "./buildFirstFacts.ts";
import { type App, buildStartup, bundleCss, type Rendered, renderApp } from "./compile.ts";
import { shortHashOf, writeIntegrityManifest } from "./integrity.ts";
import { type BuiltChunk, bundledModules, collectVerbs, isExposed, laterFiles, pathFiles } from "./pathFiles.ts";
import { readRoutes } from "./readRoutes.ts";
import { findCopies, readHostContract, readPackage, requiredHost } from "./sharedModules.ts";

/**
 * Builds what the documents of an app's paths need, and writes its files. `isAlways` selects the chunks that every path needs before
 * its screen. `unknown` is the first paint of a path that is not known.
 */
async function buildPaths(app: App, stats: Stats, output: string, isAlways: (chunk: BuiltChunk) => boolean) {
  const routes = await readRoutes(app.folder);
  const isPublic = stats.compilation.options.mode === "production" ? routes.filter(({ route }) => route.public) : [];
  const rendered = await renderApp(
    app,
    routes,
    isPublic.map(({ route }) => route.path),
  );
  const { "": unknown, ...firstPaints } = rendered.firstPaints;
  await mkdir(output, { recursive: true });
  const facts = await buildFirstFacts(app, routes, output);
  await writeFile(path.join(output, FIRST_PAINTS_FILE), firstPaintModule(app.name, firstPaints));
  const paths = pathFiles(stats, routes, { firstPaints, facts }, isAlways);
  await writePages(paths, rendered.pages, output);
  return { routes, unknown, paths };
}

/** Writes the manifest of a build beside its files. Throws for an invalid one. */
async function writeManifest(file: string, name: string, schema: v.GenericSchema, manifest: object) {
  const checked = v.safeParse(schema, manifest);
  if (!checked.success) throw new Error(`The build of ${name} is invalid: ${v.summarize(checked.issues)}`);
  await writeFile(file, JSON.stringify(manifest));
}

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
async function writePages(paths: Readonly<Record<string, RemotePath>>, pages: Rendered["pages"], output: string) {
  for (const [pathname, languages] of pages) {
    const page = paths[pathname]?.public;
    for (const [locale, rendered] of Object.entries(languages)) {
      const text = JSON.stringify(rendered);
      const file = `page.${shortHashOf(text)}.json`;
      await writeFile(path.join(output, file), text);
      if (page) page.rendered = { ...page.rendered, [locale]: file };
    }
  }
}

interface Options extends App {
  /** Whether a development server runs: then the files are in memory, without hashes. */
  readonly development: boolean;
}

/**
 * Writes `remote.json` beside a remote's files after the build: everything that a registry needs to know about it. A development
 * server shows an error of the build in the page and continues.
 */
export const remoteManifestPlugin =
  ({ folder, name, development }: Options) =>
  (compiler: Compiler) => {
    const writeErrors = async (errors: string) => {
      await mkdir(compiler.outputPath, { recursive: true });
      const file = path.join(compiler.outputPath, BUILD_ERRORS_FILE);
      await (errors === "" ? rm(file, { force: true }) : writeFile(file, stripVTControlCharacters(errors)));
    };
    const write = async (stats: Stats) => {
      const output = compiler.outputPath;
      const modules = bundledModules(stats);
      const copies = findCopies(modules);
      if (copies.length > 0)
        throw new Error(
          `${name} contains copies of shared modules: ${copies.join(", ")}. Import them by their package.`,
        );
      const isRoutes = ({ files }: BuiltChunk) => files.some((file) => isExposed("routes", file));
      const { routes, paths } = await buildPaths({ folder, name }, stats, output, isRoutes);
      await copyPictures(paths, folder, output);
      const files = development ? {} : await writeIntegrityManifest(output, "remote.json");
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
        host: requiredHost(modules, readHostContract()),
        contract: development ? {} : await readContract(folder, modules),
        files,
      };
      await writeManifest(path.join(output, "remote.json"), name, remoteManifestSchema, manifest);
    };
    compiler.hooks.done.tapPromise("RemoteManifestPlugin", async (stats) => {
      if (!development) return stats.hasErrors() ? undefined : write(stats);
      if (stats.hasErrors()) return writeErrors(stats.toString({ all: false, errors: true }));
      try {
        await write(stats);
        await writeErrors("");
      } catch (fault) {
        const { message } = fault as Error;
        await writeErrors(message);
        process.stderr.write(`${message}\n`);
      }
    });
  };

/**
 * Writes `shell.json` beside the shell's files: everything that the document composer needs to know about the build.
 */
export const shellManifestPlugin = (folder: string) => (compiler: Compiler) => {
  compiler.hooks.done.tapPromise("ShellManifestPlugin", async (stats) => {
    if (stats.hasErrors()) return;
    const output = compiler.outputPath;
    const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
    const assetsOf = (name: string, ending: string) =>
      (entrypoints[name]?.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith(ending));
    const entry = assetsOf("main", ".js").at(-1);
    if (entry === undefined) throw new Error("The shell's build contains no main script.");
    const criticalCss = await bundleCss(path.join(folder, "src/critical.css"));
    const criticalFile = `critical.${shortHashOf(criticalCss)}.css`;
    await writeFile(path.join(output, criticalFile), criticalCss);
    const { paths, unknown } = await buildPaths({ folder, name: "shell" }, stats, output, () => false);
    if (!unknown) throw new Error("src/firstPaints.tsx has none for a path that is not known.");
    const manifest: ShellManifest = {
      version: readPackage(folder).version,
      documentForm: DOCUMENT_FORM,
      entry,
      scripts: assetsOf("main", ".js"),
      styles: [criticalFile, ...assetsOf("main", ".css")],
      criticalCss,
      criticalFile,
      firstPaint: unknown,
      startup: await buildStartup("plain"),
      startupWithFacts: await buildStartup("facts"),
      startupWithControls: await buildStartup("factsAndControls"),
      controlsScript: await buildStartup("controls"),
      startupOfPage: await buildStartup("page"),
      soon: laterFiles(stats),
      paths,
      host: readHostContract().version,
      verbs: Object.keys(signatures),
      contract: await readContract(folder, bundledModules(stats)),
      files: await writeIntegrityManifest(output, "shell.json"),
    };
    await writeManifest(path.join(output, "shell.json"), "the shell", shellManifestSchema, manifest);
  });
};
