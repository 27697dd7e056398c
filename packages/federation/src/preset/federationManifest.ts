import type { Manifest, moduleFederationPlugin } from "@module-federation/sdk";
import type { Compiler } from "@rspack/core";
import * as v from "valibot";
import { versionOf } from "./sharedSingletons.ts";

const MANIFEST = "mf-manifest.json";

const files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const assets = v.object({ js: files, css: files });
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/));

/** The parts of `mf-manifest.json` that a host or a tool reads, in the types of the pinned plugin. */
const manifest = v.object({
  id: v.string(),
  name: v.string(),
  metaData: v.object({
    name: v.string(),
    type: v.literal("app"),
    globalName: v.string(),
    // A development server's build has no version.
    buildInfo: v.object({ buildVersion: v.union([version, v.literal("local")]), buildName: v.string() }),
    publicPath: v.string(),
    remoteEntry: v.object({
      name: v.pipe(v.string(), v.regex(/^(remoteEntry\b.*\.js)?$/)),
      path: v.string(),
      type: v.literal("module"),
    }),
    types: v.object({ path: v.string(), name: v.string(), zip: v.string(), api: v.string() }),
    pluginVersion: version,
  }),
  exposes: v.array(v.object({ id: v.string(), name: v.string(), path: v.string(), assets })),
  shared: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      version,
      singleton: v.literal(true),
      requiredVersion: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
      assets,
    }),
  ),
  remotes: v.array(v.never()),
});

/** The same, with an entry wherever something is exposed. The shell exposes nothing. */
const federationManifestSchema = v.pipe(
  manifest,
  v.check(({ exposes, metaData }) => exposes.length > 0 === (metaData.remoteEntry.name !== ""), "has no entry"),
);

type Written = v.InferOutput<typeof federationManifestSchema>;
/** Fails to compile when a field's type differs from that of the pinned plugin. */
type InPlugin = Written extends Pick<Manifest, "id" | "name" | "metaData" | "exposes"> ? Written : never;

/** Throws unless a text is a manifest as the pinned version of the plugin describes it. */
export function readFederationManifest(text: string): InPlugin {
  return v.parse(federationManifestSchema, JSON.parse(text));
}

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

/** Checks the manifest of a build, and leaves out the statistics that the plugin writes beside it. */
export const federationManifestPlugin = (compiler: Compiler) => {
  compiler.hooks.compilation.tap("FederationManifest", (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: "FederationManifest", stage }, () => {
      compilation.deleteAsset("mf-stats.json");
      readFederationManifest(String(compilation.getAsset(MANIFEST)?.source.source()));
    });
  });
};
