import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { LOCALES } from "@lending/ui/locales";
import { type Configuration, rspack, type Stats } from "@rspack/core";
import { bundleAsync } from "lightningcss";
import { buildFirstPaint } from "../first-paint/buildFirstPaint.ts";
import type { RenderedFirstPaint } from "../first-paint/joinFirstPaint.ts";
import type { FirstPaint } from "../manifest/index.ts";
import { BASE_PLACE, type RenderedPage, toParts, withPlaces } from "../prerender/RenderedPage.ts";
import { baseConfig, lightningTargets, targets } from "./baseConfig.ts";
import type { BuiltRoute } from "./readRoutes.ts";

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
export async function compile<Result>(
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

/** Further passes, and functions without unused parameters: for the scripts in each document. */
export const smallMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, keep_fargs: false } } });

/** The configuration of a program of this package that is one small file. */
export const startupConfig = {
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
 * Compiles the start-up script for the documents of paths without facts, with facts, with facts and controls, or of
 * prerendered pages. Returns one classic script, small enough for a document.
 */
export async function buildStartup(kind: "plain" | "facts" | "controls" | "page"): Promise<string> {
  const program = await compileFile("startup.js", {
    ...startupConfig,
    entry: { startup: "./startup/main.ts" },
    output: { filename: "startup.js", iife: true },
    optimization: { minimizer: [smallMinimizer()] },
    plugins: [
      new rspack.DefinePlugin({
        HAS_FACTS: String(kind === "facts" || kind === "controls"),
        HAS_CONTROLS: String(kind === "controls"),
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
export interface App {
  readonly folder: string;
  readonly name: string;
}

interface ProgramOptions {
  /** Its files: one of the app, and one of this package that renders it. */
  readonly files: readonly string[];
  /** Leaves the styles out, and writes only the class names. */
  readonly exportsOnly: boolean;
}

/**
 * Runs a program that renders parts of an app in Node, with the same class names as the app. `use` gets the exports of its files,
 * and the folder with its styles.
 */
function runProgram<Program, Result>(
  { folder, name }: App,
  { files, exportsOnly }: ProgramOptions,
  use: (program: Program, folder: string) => Promise<Result>,
): Promise<Result> {
  const base = baseConfig({ folder, name, development: false, outputFolder: "dist/program" });
  const source = files.map((file) => `export * from ${JSON.stringify(file)};`).join("\n");
  const configuration: Configuration = {
    ...base,
    name: `${name} program`,
    target: "node20",
    entry: { program: `data:text/javascript,${encodeURIComponent(source)}` },
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
  return compile(configuration, async (output) => {
    const program = pathToFileURL(path.join(output, "program.js")).href;
    return use((await import(program)) as Program, output);
  });
}

const ownFile = (file: string) => path.join(import.meta.dirname, "..", file);

/**
 * Renders each public path of a remote as HTML, in every language, with places for the texts of a deployment. Returns the pages by
 * path and language. No secret of a deployment is in reach of the build, nor are its texts.
 */
export function renderPages(
  app: App,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, RenderedPage>>>> {
  type Program = {
    readonly routes: unknown;
    renderPage(routes: unknown, request: { pathname: string; environment: Environment; base: string }): Promise<string>;
  };
  const files = [path.join(app.folder, "src/routes.tsx"), ownFile("prerender/renderPage.tsx")];
  return runProgram(app, { files, exportsOnly: true }, async ({ renderPage, routes }: Program) => {
    const pages = new Map<string, Record<string, RenderedPage>>();
    for (const pathname of paths) {
      const languages: Record<string, RenderedPage> = {};
      for (const locale of LOCALES) {
        const render = async (policyUrl: "" | "own") => {
          const environment = withPlaces(parseEnvironment({ stage: "production", locale }), policyUrl);
          return [...toParts(await renderPage(routes, { pathname, environment, base: BASE_PLACE }))];
        };
        const [parts, withPolicyUrl] = [await render(""), await render("own")];
        const isSame = JSON.stringify(parts) === JSON.stringify(withPolicyUrl);
        languages[locale] = isSame ? { parts } : { parts, withPolicyUrl };
      }
      pages.set(pathname, languages);
    }
    return pages;
  });
}

/** Renders the first paint of each path of an app; one that `src/firstPaints.tsx` does not list has the usual one. */
export async function renderFirstPaints(
  app: App,
  routes: readonly BuiltRoute[],
): Promise<Readonly<Record<string, FirstPaint>>> {
  type Program = {
    readonly firstPaints: unknown;
    renderFirstPaints(firstPaints: unknown, titles: object): Promise<Readonly<Record<string, RenderedFirstPaint[]>>>;
  };
  const files = [path.join(app.folder, "src/firstPaints.tsx"), ownFile("first-paint/renderFirstPaint.tsx")];
  const titles = Object.fromEntries(
    routes.flatMap(({ route: { path, title, redirect } }) => (redirect === undefined ? [[path, title]] : [])),
  );
  return runProgram(app, { files, exportsOnly: false }, async ({ renderFirstPaints, firstPaints }: Program, folder) => {
    const css = await readFile(path.join(folder, "program.css"), "utf8");
    const rendered = Object.entries(await renderFirstPaints(firstPaints, titles));
    return Object.fromEntries(rendered.map(([path, languages]) => [path, buildFirstPaint(languages, css)]));
  });
}
