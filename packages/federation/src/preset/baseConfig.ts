import path from "node:path";
import { type Configuration, rspack } from "@rspack/core";
import { browserslistToTargets } from "lightningcss";
import { EXPOSED } from "./pathFiles.ts";

/**
 * Minimum browser versions that we promise: Chromium 83 and iOS 14. All files, including dependencies, are compiled for
 * them.
 */
export const targets = ["chrome >= 83", "ios_saf >= 14", "safari >= 14", "firefox >= 90"];

/** The same in the format of Lightning CSS: `major << 16`. */
export const lightningTargets = browserslistToTargets(targets.map((target) => target.replace(" >= ", " ")));

/** A browser that does not know one of these drops the complete rule. Above the minimum of `targets`, and not compiled. */
const UNSUPPORTED = /:(?:where|is|has)(?=\()|@(?:layer|container)\b/g;

/** Returns what a stylesheet uses that the oldest supported browsers do not know: `[":where"]`. */
export const findUnsupportedStyles = (css: string): readonly string[] => [...new Set(css.match(UNSUPPORTED) ?? [])];

/** Further passes remove what the first one leaves: 0.1 kB of the shell after brotli. Sequences save more. */
export const smallMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, keep_fargs: false } } });

interface BaseOptions {
  readonly folder: string;
  readonly name: string;
  readonly development: boolean;
  readonly outputFolder: string;
}

/** Returns the configuration that the shell and all remotes share. */
export function baseConfig({ folder, name, development, outputFolder }: BaseOptions): Configuration {
  const hashed = (extension: string) => (development ? `[name].${extension}` : `[name].[contenthash:8].${extension}`);
  return {
    name,
    context: folder,
    mode: development ? "development" : "production",
    devtool: development ? "cheap-module-source-map" : false,
    target: ["web", `browserslist:${targets.join(",")}`],
    externalsType: "global",
    output: {
      path: path.join(folder, outputFolder),
      clean: true,
      publicPath: "auto",
      uniqueName: name,
      module: true,
      chunkFormat: "module",
      chunkLoading: "import",
      crossOriginLoading: "anonymous",
      filename: hashed("js"),
      chunkFilename: hashed("js"),
      cssFilename: hashed("css"),
      cssChunkFilename: hashed("css"),
      assetModuleFilename: "[name].[contenthash:8][ext]",
      // A debugger opens the files of the checkout, without a table of names (.vscode/launch.json).
      ...(development && { devtoolModuleFilenameTemplate: "file://[absolute-resource-path]" }),
    },
    resolve: {
      extensions: [".tsx", ".ts", ".js"],
    },
    module: {
      // Custom properties are tokens or are shared between components, so they keep their names.
      parser: { "css/module": { namedExports: true, dashedIdents: false } },
      generator: {
        "css/module": {
          // Includes the build's name, because two remotes may contain different versions of one component.
          localIdentName: development ? `${name}-[local]-[hash:5]` : `${name}-[hash:5]`,
          exportsConvention: "as-is",
        },
      },
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules[\\/](core-js|react-refresh|@rspack)[\\/]/,
          loader: "builtin:swc-loader",
          type: "javascript/auto",
          options: {
            jsc: {
              parser: { syntax: "typescript", tsx: true },
              assumptions: { privateFieldsAsProperties: true, setPublicClassFields: true },
              transform: { react: { runtime: "automatic", development, refresh: development } },
            },
            env: { targets, bugfixes: true },
          },
        },
        {
          test: /[\\/]messages[\\/]source\.ts$/,
          sideEffects: false,
          ...(!development && { loader: path.join(import.meta.dirname, "groupLoader.ts"), enforce: "pre" as const }),
        },
        ...(development
          ? []
          : [{ test: /[\\/]react-router[\\/]dist[\\/]/, loader: path.join(import.meta.dirname, "routerLoader.ts") }]),
        {
          test: /\.module\.css$/,
          type: "css/module",
          use: [{ loader: "builtin:lightningcss-loader", options: { targets } }],
        },
        {
          test: /(?<!\.module)\.css$/,
          type: "css",
          use: [{ loader: "builtin:lightningcss-loader", options: { targets } }],
        },
      ],
    },
    optimization: {
      // An update starts from the last build without errors, which is the one that the page has.
      emitOnErrors: false,
      runtimeChunk: false,
      // The shortest names: 0.5 kB of each path after brotli. All files of a build are deployed together.
      mangleExports: "size",
      splitChunks: {
        chunks: "async",
        // Bytes of source from which on a part that files share is a separate file. With the default of 20 kB a path loads
        // two or three more files, which compress worse: 0.5 to 1.6 kB.
        minSize: 105_000,
        cacheGroups: {
          mount: { layer: "mount", name: EXPOSED.mount, chunks: "all", enforce: true, priority: 10 },
          // One file for all messages of a language, so that a phone does not load many small files.
          ...Object.fromEntries(
            ["fil-PH", "zh-CN"].map((locale) => [
              `words ${locale}`,
              {
                test: new RegExp(`/messages/${locale}\\.ts$`),
                minChunks: 1,
                enforce: true,
                name: locale.slice(0, 2),
              },
            ]),
          ),
        },
      },
      minimizer: [smallMinimizer(), new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } })],
    },
    lazyCompilation: false,
    performance: false,
    stats: "errors-warnings",
  };
}
