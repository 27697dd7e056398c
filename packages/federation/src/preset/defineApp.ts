import path from "node:path";
import { type Configuration, type RuleSetRule, rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { baseConfig } from "./baseConfig.ts";
import { containerConfig, shellAliases, shellEntry } from "./container.ts";
import { ChunkIntegrityPlugin, LeanRuntimePlugin } from "./LeanRuntimePlugin.ts";
import { remoteManifestPlugin } from "./remoteManifestPlugin.ts";
import { shellManifestPlugin } from "./shellManifestPlugin.ts";

interface RemoteOptions {
  /** Lower-case name, unique in the deployment; the folder's files are served under it. */
  readonly name: string;
  /** The app's folder: `import.meta.dirname`. */
  readonly folder: string;
  /** Port of the development server. */
  readonly port: number;
  /**
   * Lowest version of the host contract that provides everything the remote uses. Only for an added member of a shared
   * object, such as a method of the native port; added exports are found by the build.
   */
  readonly host?: string;
}

/**
 * Makes Chromium (136 and later) compile the main script completely while it downloads, outside the main thread: most
 * of its functions run before the first screen, and each was compiled again when it was first called. A third of the
 * time that the main thread spends with compiling remains. After the minimizer, which removes comments.
 */
const compileEagerly = () =>
  new rspack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });

const typesOf = (type: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));

/**
 * What is true in each supported browser, so that the minimizer drops the code of React for servers and older browsers:
 * 0.5 kB of each path after brotli. Without the Navigation API, React writes no history entry.
 */
const assumeBrowser = () =>
  new rspack.DefinePlugin({
    ...typesOf("object", ["window", "window.document", "document", "navigator", "performance", "console"]),
    ...typesOf("function", ["window.document.createElement", "Symbol", "Promise", "Map", "WeakMap", "setTimeout"]),
    ...typesOf("function", ["clearTimeout", "MessageChannel", "queueMicrotask", "AbortController"]),
    ...typesOf("undefined", ["navigation", "setImmediate"]),
    "document.documentMode": "undefined",
  });

/** Writes source maps to `dist/maps`, outside the folder that is served, and no script names them. */
const privateSourceMaps = () => new rspack.SourceMapDevToolPlugin({ filename: "../maps/[file].map", append: false });

/**
 * Returns the complete rspack configuration of a remote: an ESM container that exposes `src/routes.tsx`, contains no
 * copy of a shared library but in `./mount`, and writes `remote.json`. With `rspack serve` it is a development build
 * with Fast Refresh.
 */
export function defineRemote({ name, folder, port, host }: RemoteOptions): Configuration {
  const development = process.env.NODE_ENV === "development";
  const base = baseConfig({ folder, name, development, outputFolder: development ? "dist/dev" : "dist/remote" });
  /** `pnpm dev` takes a free port when another process uses the remote's own. */
  const devPort = Number(process.env.DEV_PORT) || port;
  const container = containerConfig(folder);
  return {
    ...base,
    entry: container.entry,
    output: { ...base.output, library: { type: "module" } },
    resolve: { ...base.resolve, alias: container.alias },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        // The modules that it imports are in its layer too, so that `./mount` changes no file of a path.
        { test: path.join(import.meta.dirname, "../mount"), layer: "mount" },
        {
          test: /base\.css$/,
          resourceQuery: /scoped/,
          loader: path.join(import.meta.dirname, "scopeStyles.ts"),
          enforce: "pre",
        },
        reduceRoutes(folder),
      ],
    },
    plugins: [
      ...container.plugins,
      ...(development
        ? [new ReactRefreshRspackPlugin()]
        : [new ChunkIntegrityPlugin(), new LeanRuntimePlugin(), privateSourceMaps()]),
      remoteManifestPlugin({ folder, name, host, development }),
    ],
    devServer: {
      // Not the network: the build is for this machine, and `adb reverse` connects here too.
      host: "127.0.0.1",
      port: devPort,
      hot: true,
      liveReload: false,
      allowedHosts: "all",
      // The manifest, which is written to the disk.
      static: { directory: path.join(folder, "dist/dev"), watch: false },
      headers: { "access-control-allow-origin": "*" },
      client: {
        webSocketURL: `ws://localhost:${devPort}/ws`,
        // A build's errors cover the page until the next build succeeds. An error of the product has the shell's own view.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
  };
}

/** Returns the rule that reduces the routes of the app in a folder. */
export const reduceRoutes = (folder: string): RuleSetRule => ({
  test: path.join(folder, "src/routes.tsx"),
  loader: path.join(import.meta.dirname, "routesLoader.ts"),
  enforce: "pre",
});

interface ShellOptions {
  /** The app's folder: `import.meta.dirname`. */
  readonly folder: string;
}

/**
 * Returns the complete rspack configuration of the shell: its entry provides every shared library, and `shell.json`
 * contains the inputs of the document (critical CSS from `src/critical.css`, first paints from `src/firstPaints.tsx`,
 * the start-up script).
 */
export function defineShell({ folder }: ShellOptions): Configuration {
  const development = process.env.NODE_ENV === "development";
  const name = "shell";
  const base = baseConfig({ folder, name, development, outputFolder: development ? "dist/dev" : "dist/shell" });
  return {
    ...base,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), reduceRoutes(folder)] },
    resolve: { ...base.resolve, alias: shellAliases },
    entry: { main: [shellEntry(), "./src/main.tsx"] },
    plugins: [
      ...(development
        ? [new ReactRefreshRspackPlugin()]
        : [
            assumeBrowser(),
            new ChunkIntegrityPlugin(),
            new LeanRuntimePlugin(),
            compileEagerly(),
            privateSourceMaps(),
          ]),
      shellManifestPlugin(folder),
    ],
  };
}
