import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Configuration, rspack } from "@rspack/core";
import { browserslistToTargets, bundleAsync } from "lightningcss";
import { baseConfig, targets } from "./baseConfig.ts";

/** Minimum browser versions in the format of Lightning CSS: `major << 16`. */
const lightningTargets = browserslistToTargets(targets.map((target) => target.replace(" >= ", " ")));

/** Classes of the stylesheets that the actions of a skeleton import, which its actions do not have. */
const UNUSED_IN_ACTIONS = "page sky plain raised bar title content tall quiet waiting before ring label text".split(
  " ",
);

interface CssOptions {
  /** Compiles the files as CSS modules, whose classes get this prefix. Otherwise all names stay. */
  readonly prefix?: string;
}

/**
 * Bundles a stylesheet with its imports, compiled for the minimum browsers and minified, for inlining in the document.
 */
export async function bundleCss(file: string, { prefix }: CssOptions = {}): Promise<string> {
  const { code } = await bundleAsync({
    filename: file,
    ...(prefix && { cssModules: { pattern: `${prefix}[local]` }, unusedSymbols: UNUSED_IN_ACTIONS }),
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

/** Builds into a temporary folder and returns the content of one output file. Throws the errors of the build. */
async function compileFile(file: string, configuration: Configuration): Promise<string> {
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
    return await readFile(path.join(folder, file), "utf8");
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

interface StartupOptions {
  /**
   * The documents that contain the script: those of paths with facts, with facts and actions, or of prerendered pages.
   */
  readonly kind?: "facts" | "actions" | "page";
  /** `main` is the start-up script; `chooser` runs before it during a canary. */
  readonly entry?: "main" | "chooser";
}

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
 * Compiles the start-up script, or the canary chooser, to one classic script, small enough to be inlined in a document.
 */
export async function buildStartup({ kind, entry = "main" }: StartupOptions = {}): Promise<string> {
  const program = await compileFile("startup.js", {
    ...startupConfig,
    entry: { startup: `./startup/${entry}.ts` },
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
  const base = baseConfig({ folder, name, development: false, outputFolder: "dist/pages" });
  const program = await compileFile("pages.js", {
    ...base,
    name: `${name} pages`,
    target: "node20",
    entry: { pages: path.join(import.meta.dirname, "../prerender/renderPage.tsx") },
    output: {
      filename: "pages.js",
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
        // The app's copy of React, shared by the screens and the renderer.
        react: path.join(folder, "node_modules/react"),
        "react-dom": path.join(folder, "node_modules/react-dom"),
      },
    },
    module: {
      ...base.module,
      generator: {
        "css/module": { ...base.module?.generator?.["css/module"], exportsOnly: true },
      },
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, splitChunks: false },
  });
  const file = `pages.${createHash("sha256").update(program).digest("hex").slice(0, 8)}.js`;
  await writeFile(path.join(output, file), program);
  return file;
}
