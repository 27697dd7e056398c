import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { type Configuration, type RuleSetRule, rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { baseConfig } from "./baseConfig.ts";
import { ChunkIntegrityPlugin, LeanRuntimePlugin } from "./LeanRuntimePlugin.ts";
import { remoteManifestPlugin, shellManifestPlugin } from "./manifestPlugins.ts";
import {
  consumeSingletons,
  federationManifest,
  federationManifestPlugin,
  ownModules,
  provideSingletons,
  readHostContract,
  shareSibling,
  singletons,
} from "./sharedModules.ts";

type FederationOptions = Pick<
  ConstructorParameters<typeof ModuleFederationPlugin>[0],
  "name" | "filename" | "exposes" | "shared"
>;

/**
 * Returns the plugins of a build of Module Federation. A file of `runtime` takes the place of the module in which the
 * plugin generates its runtime code.
 */
const federationPlugins = (runtime: string, options: FederationOptions) => [
  new rspack.NormalModuleReplacementPlugin(
    /^@module-federation\/runtime\/rspack\.js!=!data:/,
    path.join(import.meta.dirname, "../runtime", runtime),
  ),
  new ModuleFederationPlugin({
    ...options,
    library: { type: "module" },
    remoteType: "module",
    shareStrategy: "loaded-first",
    dts: false,
    experiments: { optimization: { disableSnapshot: true, target: "web" } },
    manifest: federationManifest(readHostContract().version),
  }),
  federationManifestPlugin,
];

interface RemoteOptions {
  /** Lower-case name, unique in the deployment; the folder's files are served under it. */
  readonly name: string;
  /** The app's folder: `import.meta.dirname`. */
  readonly folder: string;
}

/**
 * The path of `./mount` from the app's folder: the id of the container follows from it, and must not follow the
 * checkout.
 */
const mountFile = (folder: string) =>
  `./${path.relative(folder, path.join(import.meta.dirname, "../mount/index.ts")).replaceAll(path.sep, "/")}`;

/**
 * Gives each module of the shell an id that is equal in every checkout. The names of shared modules contain the
 * absolute path of their file, so `optimization.moduleIds` numbers them by their place in the graph.
 */
const portableModuleIds = () =>
  new rspack.ids.DeterministicModuleIdsPlugin({ test: (module) => !/^(consume|provide) /.test(module.identifier()) });

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
export function defineRemote({ name, folder }: RemoteOptions): Configuration {
  const development = process.env.NODE_ENV === "development";
  const base = baseConfig({ folder, name, development, outputFolder: development ? "dist/dev" : "dist/remote" });
  /** `pnpm dev` chooses a free port. */
  const devPort = Number(process.env.DEV_PORT) || 4101;
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: ownModules() },
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
      new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.tsx?$/, shareSibling),
      ...(development
        ? [new ReactRefreshRspackPlugin()]
        : [new ChunkIntegrityPlugin(), new LeanRuntimePlugin(), privateSourceMaps()]),
      ...federationPlugins("remoteRuntime.ts", {
        name: name.replaceAll("-", "_"),
        filename: development ? "remoteEntry.js" : "remoteEntry.[contenthash:8].js",
        exposes: {
          "./routes": "./src/routes.tsx",
          "./mount": mountFile(folder),
        },
        shared: consumeSingletons(),
      }),
      remoteManifestPlugin({ folder, name, development }),
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
  loader: path.join(import.meta.dirname, "readRoutes.ts"),
  enforce: "pre",
});

/**
 * Returns the complete rspack configuration of the shell: its entry provides every shared library, and `shell.json`
 * contains the inputs of the document (critical CSS from `src/critical.css`, first paints from `src/firstPaints.tsx`,
 * the start-up script).
 */
export function defineShell({ folder }: Pick<RemoteOptions, "folder">): Configuration {
  const development = process.env.NODE_ENV === "development";
  const name = "shell";
  const base = baseConfig({ folder, name, development, outputFolder: development ? "dist/dev" : "dist/shell" });
  return {
    ...base,
    ...(!development && { optimization: { ...base.optimization, moduleIds: "natural" } }),
    module: { ...base.module, rules: [...(base.module?.rules ?? []), reduceRoutes(folder)] },
    // Each singleton is an entry as well, because remotes need even those that the shell does not import.
    entry: { main: [...singletons, "./src/main.tsx"] },
    plugins: [
      ...(development
        ? [new ReactRefreshRspackPlugin()]
        : [
            portableModuleIds(),
            assumeBrowser(),
            new ChunkIntegrityPlugin(),
            new LeanRuntimePlugin(),
            compileEagerly(),
            privateSourceMaps(),
          ]),
      ...federationPlugins("shellRuntime.ts", { name, shared: provideSingletons(readHostContract().version) }),
      shellManifestPlugin(folder),
    ],
  };
}
