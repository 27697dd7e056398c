import type { moduleFederationPlugin } from "@module-federation/sdk";
import type { Compiler } from "@rspack/core";
import { versionOf } from "./sharedSingletons.ts";

/**
 * Returns the options of the plugin's manifest. Adds what it cannot know of libraries that a remote only imports: the
 * version that the build was made with, and the range of host contracts.
 */
export const federationManifest = (contract: string): moduleFederationPlugin.PluginManifestOptions => ({
  additionalData({ stats }) {
    const [major] = contract.split(".");
    stats.metaData.type = "app";
    for (const shared of stats.shared) {
      shared.version = versionOf(shared.name, contract);
      shared.requiredVersion ||= `^${major}.0.0`;
    }
    // The plugin's order differs from one build to the next.
    stats.shared.sort((a, b) => (a.name < b.name ? -1 : 1));
    return stats;
  },
});

/** Leaves out the statistics that the plugin writes beside the manifest. */
export const federationManifestPlugin = (compiler: Compiler) => {
  compiler.hooks.compilation.tap("FederationManifest", (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: "FederationManifest", stage }, () => {
      compilation.deleteAsset("mf-stats.json");
    });
  });
};
