import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Configuration, rspack } from "@rspack/core";
import { bundleAsync } from "lightningcss";
import { type BuiltFirstPaint, buildFirstPaint } from "../first-paint/buildFirstPaint.ts";
import type { RenderFirstPaints } from "../first-paint/joinFirstPaint.ts";
import { baseConfig, lightningTargets, targets } from "./baseConfig.ts";

/**
 * Bundles a stylesheet with its imports, compiled for the minimum browsers and minified, for inlining in the document.
 */
export async function bundleCss(file: string): Promise<string> {
  const { code } = await bundleAsync({
    filename: file,
    minify: true,
    targets: lightningTargets,
    resolver: {
      resolve: (specifier, from) =>
        specifier.startsWith(".")
          ? path.resolve(path.dirname(from), specifier)
          : createRequire(from).resolve(specifier),
    },
  });
  return Buffer.from(code).toString("utf8");
}

/** Builds into a temporary folder and returns what `read` reads there. Throws the errors of the build. */
async function compile<Result>(
  configuration: Configuration,
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "build-"));
  const compiler = rspack({ ...configuration, output: { ...configuration.output, path: folder } });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
    return await read(folder);
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

const compileFile = (file: string, configuration: Configuration) =>
  compile(configuration, (folder) => readFile(path.join(folder, file), "utf8"));

interface StartupOptions {
  /**
   * The documents that contain the script: those of paths with facts, with facts and actions, or of prerendered pages.
   */
  readonly kind?: "facts" | "actions" | "page";
  /** `main` is the start-up script; `chooser` runs before it during a canary. */
  readonly entry?: "main" | "chooser";
}

/**
 * Compiles the start-up script, or the canary chooser, to one classic script, small enough to be inlined in a document.
 */
export async function buildStartup({ kind, entry = "main" }: StartupOptions = {}): Promise<string> {
  const program = await compileFile("startup.js", {
    name: "startup",
    mode: "production",
    devtool: false,
    target: ["web", `browserslist:${targets.join(",")}`],
    context: path.join(import.meta.dirname, ".."),
    entry: { startup: `./startup/${entry}.ts` },
    output: { filename: "startup.js", iife: true },
    resolve: { extensions: [".ts", ".js"] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "builtin:swc-loader",
          type: "javascript/auto",
          options: { jsc: { parser: { syntax: "typescript" } }, env: { targets, bugfixes: true } },
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        WRITES_FACTS: String(kind === "facts" || kind === "actions"),
        SHOWS_ACTIONS: String(kind === "actions"),
        IS_PAGE: String(kind === "page"),
      }),
    ],
    performance: false,
  });
  return program.trim();
}

interface ProgramOptions {
  /** The app's folder. */
  readonly folder: string;
  readonly name: string;
  /** The program's file in this package, and its module of the app: what it imports by this name. */
  readonly program: string;
  readonly imports: Readonly<Record<string, string>>;
  /** Leaves the styles out, and writes only the class names. */
  readonly exportsOnly: boolean;
}

/** Returns the configuration of a program that renders parts of an app in Node, with the same class names as the app. */
function programConfig({ folder, name, program, imports, exportsOnly }: ProgramOptions): Configuration {
  const base = baseConfig({ folder, name, development: false, outputFolder: "dist/program" });
  return {
    ...base,
    name: `${name} program`,
    target: "node20",
    entry: { program: path.join(import.meta.dirname, "..", program) },
    output: {
      filename: "program.js",
      cssFilename: "program.css",
      uniqueName: name,
      publicPath: "/",
      assetModuleFilename: "[name].[contenthash:8][ext]",
      module: true,
      chunkFormat: "module",
      library: { type: "module" },
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...Object.fromEntries(Object.entries(imports).map(([module, file]) => [module, path.join(folder, file)])),
        // The app's copy of React, shared by the screens and the renderer.
        react: path.join(folder, "node_modules/react"),
        "react-dom": path.join(folder, "node_modules/react-dom"),
      },
    },
    module: {
      ...base.module,
      generator: { "css/module": { ...base.module?.generator?.["css/module"], exportsOnly } },
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, splitChunks: false },
  };
}

interface PagesOptions {
  readonly folder: string;
  readonly name: string;
  /** Output folder. */
  readonly output: string;
}

/**
 * Compiles the program that prerenders a remote's public paths: the same screens with the same class names, for Node.
 * Returns the name of its file.
 */
export async function buildPages({ folder, name, output }: PagesOptions): Promise<string> {
  const imports = { "remote-routes": "src/routes.tsx" };
  const configuration = programConfig({
    folder,
    name,
    program: "prerender/renderPage.tsx",
    imports,
    exportsOnly: true,
  });
  const program = await compileFile("program.js", configuration);
  const file = `pages.${createHash("sha256").update(program).digest("hex").slice(0, 8)}.js`;
  await writeFile(path.join(output, file), program);
  return file;
}

/** Renders the first paint of each path of an app, which `src/firstPaints.tsx` lists. Returns them by path. */
export async function renderFirstPaints(
  options: Pick<ProgramOptions, "folder" | "name">,
): Promise<Readonly<Record<string, BuiltFirstPaint>>> {
  const imports = { "first-paints": "src/firstPaints.tsx" };
  const configuration = programConfig({
    ...options,
    program: "first-paint/renderFirstPaints.tsx",
    imports,
    exportsOnly: false,
  });
  return compile(configuration, async (folder) => {
    const program = pathToFileURL(path.join(folder, "program.js")).href;
    const { renderFirstPaints } = (await import(program)) as { renderFirstPaints: RenderFirstPaints };
    const css = await readFile(path.join(folder, "program.css"), "utf8");
    const rendered = Object.entries(await renderFirstPaints());
    return Object.fromEntries(rendered.map(([path, languages]) => [path, buildFirstPaint(languages, css)]));
  });
}
