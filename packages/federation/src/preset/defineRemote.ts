import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { type Configuration, rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { baseConfig, bundlerRuntime, runtimeFile } from "./baseConfig.ts";
import { ChunkIntegrityPlugin } from "./ChunkIntegrityPlugin.ts";
import { RemoteManifestPlugin } from "./RemoteManifestPlugin.ts";
import { readPackage } from "./readPackage.ts";
import { consumeSingletons, readSharedVersions, sharedRanges } from "./sharedSingletons.ts";

const uiSources = /[\\/]packages[\\/]ui[\\/]src[\\/]/;

interface RemoteOptions {
  /** Lower-case name, unique in the deployment; the folder's files are served under it. */
  readonly name: string;
  /** The app's folder: `import.meta.dirname`. */
  readonly folder: string;
  /** Port of the development server. */
  readonly port: number;
}

/**
 * A component of the ui package imports its package's locale and toast modules by relative path. In a remote they must
 * resolve to the page's shared modules, not to a copy.
 */
const shareSibling = (resource: { context: string; request: string }) => {
  if (!uiSources.test(resource.context)) return;
  resource.request = resource.request.replace(/^\.\.\/(\w+)\/\1\.tsx$/, "@lending/ui/$1");
};

/**
 * Returns the complete rspack configuration of a remote: an ESM container that exposes `src/routes.tsx`, contains no
 * copy of a shared library, and writes `remote.json`. With `rspack serve` it is a development build with Fast Refresh.
 */
export function defineRemote({ name, folder, port }: RemoteOptions): Configuration {
  const development = process.env.NODE_ENV === "development";
  const base = baseConfig({ folder, name, development, outputFolder: development ? "dist/dev" : "dist/remote" });
  const versions = readSharedVersions(folder);
  return {
    ...base,
    entry: {},
    plugins: [
      new rspack.NormalModuleReplacementPlugin(bundlerRuntime, runtimeFile("remoteRuntime.ts")),
      new rspack.NormalModuleReplacementPlugin(/^\.\.\/(locale|toast)\/\1\.tsx$/, shareSibling),
      ...(development ? [new ReactRefreshRspackPlugin()] : [new ChunkIntegrityPlugin()]),
      new ModuleFederationPlugin({
        name: name.replaceAll("-", "_"),
        filename: development ? "remoteEntry.js" : "remoteEntry.[contenthash:8].js",
        library: { type: "module" },
        remoteType: "module",
        exposes: { "./routes": "./src/routes.tsx" },
        shared: consumeSingletons(),
        shareStrategy: "loaded-first",
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: "web" } },
      }),
      new RemoteManifestPlugin({
        folder,
        name,
        version: readPackage(folder).version,
        shared: sharedRanges(versions),
        development,
      }),
    ],
    devServer: {
      port,
      hot: true,
      liveReload: false,
      allowedHosts: "all",
      static: false,
      headers: { "access-control-allow-origin": "*" },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
  };
}
