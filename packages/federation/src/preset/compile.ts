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
import { baseConfig, lightningTargets, smallMinimizer, targets } from "./baseConfig.ts";
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
 * Compiles the start-up script for the documents of paths without facts, with facts, with facts and controls, or of prerendered
 * pages, or the script of controls, which follows the data. Returns one classic script, small enough for a document.
 */
export async function buildStartup(
  kind: "plain" | "facts" | "factsAndControls" | "controls" | "page",
): Promise<string> {
  const program = await compileFile("startup.js", {
    ...startupConfig,
    entry: { startup: kind === "controls" ? "./startup/controls.ts" : "./startup/main.ts" },
    output: { filename: "startup.js", iife: true },
    optimization: { minimizer: [smallMinimizer()] },
    plugins: [
      new rspack.DefinePlugin({
        HAS_FACTS: String(kind === "facts" || kind === "factsAndControls"),
        HAS_CONTROLS: String(kind === "factsAndControls"),
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

/** What the build renders of an app. */
export interface Rendered {
  /** The first paint of each path. One that `src/firstPaints.tsx` does not list has the usual one. */
  readonly firstPaints: Readonly<Record<string, FirstPaint>>;
  /** Each public path as HTML, by path and language, with places for the texts of a deployment. */
  readonly pages: ReadonlyMap<string, Readonly<Record<string, RenderedPage>>>;
}

/** The exports of the program that renders. */
interface Program {
  readonly firstPaints: unknown;
  readonly routes: unknown;
  renderFirstPaints(firstPaints: unknown, titles: object): Promise<Readonly<Record<string, RenderedFirstPaint[]>>>;
  renderPage(routes: unknown, request: { pathname: string; environment: Environment; base: string }): Promise<string>;
}

/** Renders a public path in each language. No secret of a deployment is in reach of the build, nor are its texts. */
async function renderLanguages({ renderPage, routes }: Program, pathname: string) {
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
  return languages;
}

/** Renders an app in Node, by a program with the same class names as the app. `publicPaths` are those that it renders as HTML. */
export function renderApp(
  { folder, name }: App,
  routes: readonly BuiltRoute[],
  publicPaths: readonly string[],
): Promise<Rendered> {
  const base = baseConfig({ folder, name, development: false, outputFolder: "dist/program" });
  const files = [
    path.join(folder, "src/firstPaints.tsx"),
    ...(publicPaths.length > 0 ? [path.join(folder, "src/routes.tsx")] : []),
    path.join(import.meta.dirname, "../prerender/render.tsx"),
  ];
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
      // A build for Node writes only the class names by default.
      generator: { "css/module": { ...base.module?.generator?.["css/module"], exportsOnly: false } },
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, splitChunks: false },
  };
  const titles = Object.fromEntries(
    routes.flatMap(({ route: { path, title, redirect } }) => (redirect === undefined ? [[path, title]] : [])),
  );
  return compile(configuration, async (output) => {
    const program = (await import(pathToFileURL(path.join(output, "program.js")).href)) as Program;
    const css = await readFile(path.join(output, "program.css"), "utf8");
    const rendered = Object.entries(await program.renderFirstPaints(program.firstPaints, titles));
    const pages = new Map<string, Record<string, RenderedPage>>();
    for (const pathname of publicPaths) pages.set(pathname, await renderLanguages(program, pathname));
    return {
      firstPaints: Object.fromEntries(rendered.map(([path, languages]) => [path, buildFirstPaint(languages, css)])),
      pages,
    };
  });
}
