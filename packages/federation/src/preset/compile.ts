import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type Configuration, rspack, type Stats } from "@rspack/core";
import { bundleAsync } from "lightningcss";
import { type BuiltFirstPaint, buildFirstPaint } from "../first-paint/buildFirstPaint.ts";
import type { RenderFirstPaints } from "../first-paint/joinFirstPaint.ts";
import { baseConfig, lightningTargets, targets } from "./baseConfig.ts";
import { shortHashOf } from "./integrity.ts";

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
    const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
    if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    return await read(folder);
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

const compileFile = (file: string, configuration: Configuration) =>
  compile(configuration, (folder) => readFile(path.join(folder, file), "utf8"));

/** The configuration of a program of this package that is one small file. */
const startupConfig = {
  name: "startup",
  mode: "production",
  devtool: false,
  target: ["web", `browserslist:${targets.join(",")}`],
  context: path.join(import.meta.dirname, ".."),
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
  performance: false,
} satisfies Configuration;

/**
 * Compiles the start-up script for the documents of paths without facts, with facts, with facts and actions, or of
 * prerendered pages; or the chooser, which runs before it during a canary. Returns one classic script, small enough for
 * a document.
 */
export async function buildStartup(kind: "plain" | "facts" | "actions" | "page" | "chooser"): Promise<string> {
  const program = await compileFile("startup.js", {
    ...startupConfig,
    entry: { startup: `./startup/${kind === "chooser" ? "chooser" : "main"}.ts` },
    output: { filename: "startup.js", iife: true },
    plugins: [
      new rspack.DefinePlugin({
        WRITES_FACTS: String(kind === "facts" || kind === "actions"),
        SHOWS_ACTIONS: String(kind === "actions"),
        IS_PAGE: String(kind === "page"),
      }),
    ],
  });
  return program.trim();
}

/** Compiles the entry by which our shell loads a remote of another tool; see stock/container. */
export const buildStockContainer = (): Promise<string> =>
  compileFile("container.js", {
    ...startupConfig,
    name: "stock container",
    entry: { container: "./stock/container.ts" },
    output: { filename: "container.js", module: true, chunkFormat: "module", library: { type: "module" } },
    module: { ...startupConfig.module, parser: { javascript: { importMeta: false, url: false } } },
  });

/** An app that is being built. */
interface App {
  readonly folder: string;
  readonly name: string;
}

interface ProgramOptions {
  /** The program's file in this package. It imports modules of the app as `remote-routes` and `first-paints`. */
  readonly program: string;
  /** Leaves the styles out, and writes only the class names. */
  readonly exportsOnly: boolean;
}

/**
 * Returns the configuration of a program that renders parts of an app in Node, with the same class names as the app.
 */
function programConfig({ folder, name }: App, { program, exportsOnly }: ProgramOptions): Configuration {
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
        "remote-routes": path.join(folder, "src/routes.tsx"),
        "first-paints": path.join(folder, "src/firstPaints.tsx"),
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

/**
 * Compiles the program that prerenders a remote's public paths into the folder `output`: the same screens with the same
 * class names, for Node. Returns the name of its file.
 */
export async function buildPages(app: App, output: string): Promise<string> {
  const configuration = programConfig(app, { program: "prerender/renderPage.tsx", exportsOnly: true });
  const program = await compileFile("program.js", configuration);
  const file = `pages.${shortHashOf(program)}.js`;
  await writeFile(path.join(output, file), program);
  return file;
}

/** Renders the first paint of each path of an app, which `src/firstPaints.tsx` lists. Returns them by path. */
export async function renderFirstPaints(app: App): Promise<Readonly<Record<string, BuiltFirstPaint>>> {
  const configuration = programConfig(app, { program: "first-paint/renderFirstPaints.tsx", exportsOnly: false });
  return compile(configuration, async (folder) => {
    const program = pathToFileURL(path.join(folder, "program.js")).href;
    const { renderFirstPaints } = (await import(program)) as { renderFirstPaints: RenderFirstPaints };
    const css = await readFile(path.join(folder, "program.css"), "utf8");
    const rendered = Object.entries(await renderFirstPaints());
    return Object.fromEntries(rendered.map(([path, languages]) => [path, buildFirstPaint(languages, css)]));
  });
}
