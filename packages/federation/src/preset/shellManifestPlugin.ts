import { writeFile } from "node:fs/promises";
import path from "node:path";
import { verbs } from "@lending/bridge/native-verbs";
import type { Compiler } from "@rspack/core";
import { readContract } from "../contract/readContract.ts";
import { firstPaintModule } from "../first-paint/buildFirstPaint.ts";
import { checkFirstPaints } from "../first-paint/checkFirstPaint.ts";
import { FIRST_PAINTS_FILE, type ShellManifest } from "../manifest/index.ts";
import { buildStartup, bundleCss, renderFirstPaints } from "./compile.ts";
import { shortHashOf, writeIntegrityManifest } from "./integrity.ts";
import { bundledModules, laterFiles, pathFiles } from "./pathFiles.ts";
import { readRoutes } from "./readRoutes.ts";
import { readHostContract, readPackage } from "./sharedSingletons.ts";

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
    const routes = await readRoutes(folder);
    const { "": firstPaint, ...firstPaints } = await renderFirstPaints({ folder, name: "shell" }, routes);
    if (!firstPaint) throw new Error("src/firstPaints.tsx has none for a path that is not known.");
    await writeFile(path.join(output, FIRST_PAINTS_FILE), firstPaintModule("shell", firstPaints));
    const manifest: ShellManifest = {
      version: readPackage(folder).version,
      entry,
      scripts: assetsOf("main", ".js"),
      styles: [criticalFile, ...assetsOf("main", ".css")],
      criticalCss,
      criticalFile,
      firstPaint: firstPaint,
      startup: await buildStartup("plain"),
      startupWithFacts: await buildStartup("facts"),
      startupWithControls: await buildStartup("controls"),
      startupOfPage: await buildStartup("page"),
      soon: laterFiles(stats),
      paths: pathFiles(stats, routes, { firstPaints, facts: {} }, () => false),
      host: readHostContract().version,
      verbs: Object.keys(verbs),
      contract: await readContract(folder, bundledModules(stats)),
      files: await writeIntegrityManifest({ output, manifest: "shell.json" }),
    };
    const refused = checkFirstPaints("shell", manifest);
    if (refused.length > 0) throw new Error(refused.join(" "));
    await writeFile(path.join(output, "shell.json"), JSON.stringify(manifest));
  });
};
