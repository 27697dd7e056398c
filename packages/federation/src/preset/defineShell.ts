import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { type Configuration, rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { baseConfig, bundlerRuntime, runtimeFile } from "./baseConfig.ts";
import { ChunkIntegrityPlugin } from "./ChunkIntegrityPlugin.ts";
import { readPackage } from "./readPackage.ts";
import { ShellManifestPlugin } from "./ShellManifestPlugin.ts";
import { provideSingletons, readSharedVersions, singletons } from "./sharedSingletons.ts";

interface ShellOptions {
  /** The app's folder: `import.meta.dirname`. */
  readonly folder: string;
}

/**
 * Returns the complete rspack configuration of the shell: its entry provides every shared library, and `shell.json`
 * contains the inputs of the document (critical CSS from `src/critical.css`, skeletons from `src/skeletons/*.html`, the
 * start-up script).
 */
export function defineShell({ folder }: ShellOptions): Configuration {
  const development = process.env.NODE_ENV === "development";
  const name = "shell";
  const base = baseConfig({ folder, name, development, outputFolder: development ? "dist/dev" : "dist/shell" });
  const versions = readSharedVersions(folder);
  return {
    ...base,
    // Each singleton is an entry as well, because remotes need even those that the shell does not import.
    entry: { main: [...singletons, "./src/main.tsx"] },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(bundlerRuntime, runtimeFile("shellRuntime.ts")),
      ...(development ? [new ReactRefreshRspackPlugin()] : [new ChunkIntegrityPlugin()]),
      new ModuleFederationPlugin({
        name,
        library: { type: "module" },
        remoteType: "module",
        shared: provideSingletons(versions),
        shareStrategy: "loaded-first",
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: "web" } },
      }),
      new ShellManifestPlugin({ folder, version: readPackage(folder).version, shared: versions }),
    ],
  };
}
