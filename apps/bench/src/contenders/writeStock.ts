import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repository } from "@lending/e2e/harness/startSandbox";
import { runRspack } from "@lending/e2e/harness/stockTools";
import { baseConfig, readRoutes } from "@lending/federation/preset";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack, type Stats } from "@rspack/core";
import type { ContenderBuild } from "./Contender.ts";
import { apps, plainDocument, remotes, requireModules, runtimeAlias } from "./Contender.ts";
import { stockHostSource } from "./sources.ts";

const sharedNames = [
  "react",
  "react-dom",
  "react-router",
  "jotai",
  "@lending/api-client",
  "@lending/bridge",
  "@lending/bridge/router",
  "@lending/bridge/store",
  "@lending/ui/locale",
  "@lending/ui/toast",
] as const;

/** Shares libraries as the plugin's guides do: singletons by name, a fallback copy on each side, nothing eager. */
const shared = Object.fromEntries(
  sharedNames.map((name) => [name, { singleton: true, requiredVersion: false as const }]),
);
const containerName = (remote: string) => remote.replaceAll("-", "_");

/** Returns a plain build configuration that takes only the compilation rules from our preset. */
function stockBase(folder: string, name: string, output: string, base: string, replaced: Set<string>) {
  const ours = baseConfig({ folder, name, development: false, outputFolder: "unused" });
  const { externalsType: _, ...rest } = ours;
  return {
    ...rest,
    target: ["web", "es2019"] as ["web", "es2019"],
    output: {
      path: output,
      clean: true,
      publicPath: base,
      uniqueName: name,
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
      cssFilename: "[name].[contenthash:8].css",
      cssChunkFilename: "[name].[contenthash:8].css",
    },
    resolve: {
      ...ours.resolve,
      modules: [
        "node_modules",
        path.join(apps, "shell/node_modules"),
        path.join(repository, "packages/bridge/node_modules"),
        path.join(repository, "packages/federation/node_modules"),
      ],
      alias: runtimeAlias,
    },
    optimization: { minimizer: ours.optimization?.minimizer ?? [] },
    // Components of packages/ui import locale and toast by relative path, but sharing works by package name.
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/^\.\.?\/(.*\/)?(locale|toast)\.tsx$/, (resource) => {
        if (!/[\\/]packages[\\/]ui[\\/]src[\\/]/.test(resource.context)) return;
        resource.request = `@lending/ui/${path.basename(resource.request, ".tsx")}`;
        replaced.add(resource.request);
      }),
    ],
  };
}

/** Builds K, Module Federation with its defaults: a host, manifests as entries, and fallback copies in each remote. */
export async function writeStock(folder: string): Promise<ContenderBuild> {
  const source = path.join(folder, "source");
  mkdirSync(source, { recursive: true });
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  const paths: Record<string, Record<string, object>> = {};
  const replaced = new Set<string>();
  const builds: Stats[] = [];
  for (const name of remotes) {
    const home = path.join(apps, name);
    const routes = await readRoutes(home);
    paths[name] = Object.fromEntries(
      routes.map(({ route }) => [route.path, { title: route.title, screen: route.path }]),
    );
    const base = stockBase(home, name, path.join(folder, "assets", name), `/assets/${name}/`, replaced);
    const stats = await runRspack({
      ...base,
      entry: {},
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: containerName(name),
          filename: "remoteEntry.js",
          manifest: true,
          dts: false,
          exposes: { "./routes": "./src/routes.tsx" },
          shared,
        }),
      ],
    });
    builds.push(stats);
  }
  writeFileSync(path.join(source, "bootstrap.tsx"), stockHostSource(paths));
  writeFileSync(path.join(source, "main.ts"), 'import("./bootstrap.tsx");\n');
  const base = stockBase(source, "host", path.join(folder, "assets/host"), "/assets/host/", replaced);
  const stats = await runRspack({
    ...base,
    entry: { main: "./main.ts" },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: "host",
        dts: false,
        remotes: Object.fromEntries(
          remotes.map((name) => [containerName(name), `${containerName(name)}@/assets/${name}/mf-manifest.json`]),
        ),
        shared,
      }),
    ],
  });
  requireModules(
    [...builds, stats],
    [
      "runtimeWithoutRemotes.ts",
      ...sharedNames.map((name) => `consume shared module (default) ${name}@`),
      ...sharedNames.map((name) => `provide shared module (default) ${name}@`),
    ],
  );
  for (const name of sharedNames.filter((one) => one.startsWith("@lending/ui/")))
    if (!replaced.has(name)) throw new Error(`K's rule for ${name} matches nothing in packages/ui.`);
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const head = (entrypoints.main?.assets ?? [])
    .map(({ name }) =>
      name.endsWith(".css")
        ? `<link rel="stylesheet" href="/assets/host/${name}">`
        : `<script defer src="/assets/host/${name}"></script>`,
    )
    .join("");
  writeFileSync(path.join(folder, "documents/index.html"), plainDocument(head));
  return { folder, headers: {} };
}
