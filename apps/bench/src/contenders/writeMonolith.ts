import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runRspack } from "@lending/e2e/harness/stockTools";
import {
  type BuiltRoute,
  baseConfig,
  bundleCss,
  pathFiles,
  readRoutes,
  reduceRoutes,
} from "@lending/federation/preset";
import type { Configuration } from "@rspack/core";
import type { ContenderBuild } from "./Contender.ts";
import { apps, plainDocument, remotes, requireModules, routePreloads, runtimeAlias } from "./Contender.ts";
import { monolithSource } from "./sources.ts";

/** The rules of our builds, and the reduced routes: unreduced ones would load the titles in all languages first. */
export const monolithModule = ({ module }: Configuration): NonNullable<Configuration["module"]> => ({
  ...module,
  rules: [...(module?.rules ?? []), ...["shell", ...remotes].map((name) => reduceRoutes(path.join(apps, name)))],
});

/** Builds M with rspack and the same settings as our builds. */
export async function writeMonolith(folder: string): Promise<ContenderBuild> {
  const { head, preloads } = await buildMonolith(folder, monolithSource());
  writeFileSync(path.join(folder, "documents/index.html"), plainDocument(head + routePreloads(preloads)));
  return { folder, headers: {} };
}

/**
 * Builds one application of all screens into `assets`. Returns the head of its document, with styles and the main script, and the
 * addresses of each path's own styles and scripts.
 */
export async function buildMonolith(folder: string, program: string) {
  const source = path.join(folder, "source");
  mkdirSync(source, { recursive: true });
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  writeFileSync(path.join(source, "main.tsx"), program);
  const base = baseConfig({ folder: source, name: "monolith", development: false, outputFolder: "../assets" });
  const configuration: Configuration = {
    ...base,
    entry: { main: "./main.tsx" },
    output: { ...base.output, path: path.join(folder, "assets"), publicPath: "/assets/" },
    module: monolithModule(base),
    resolve: {
      ...base.resolve,
      modules: ["node_modules", path.join(apps, "shell/node_modules")],
      alias: runtimeAlias,
    },
  };
  const stats = await runRspack(configuration);
  requireModules([stats], ["runtimeWithoutRemotes.ts"]);
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const entries = (entrypoints.main?.assets ?? []).map((asset) => asset.name);
  const preloads: Record<string, readonly string[]> = {};
  for (const name of remotes) {
    const routes: readonly BuiltRoute[] = await readRoutes(path.join(apps, name));
    for (const [pathname, { scripts, styles }] of Object.entries(filesOf(stats, name, routes))) {
      preloads[pathname] = [...styles, ...scripts].map((file) => `/assets/${file}`);
    }
  }
  const head = [
    `<style>${await bundleCss(path.join(apps, "shell/src/critical.css"))}</style>`,
    ...entries
      .filter((file) => file.endsWith(".css"))
      .map((file) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`),
    ...entries
      .filter((file) => file.endsWith(".js"))
      .map((file) => `<script type="module" crossorigin src="/assets/${file}"></script>`),
  ].join("");
  return { head, preloads };
}

type BuiltStats = Parameters<typeof pathFiles>[0];

/** Counts only chunk origins inside this remote, because two remotes may have screen files of the same name. */
function filesOf(stats: BuiltStats, name: string, routes: readonly BuiltRoute[]) {
  const inside = new RegExp(`[\\\\/]${name}[\\\\/]src[\\\\/]`);
  const json = stats.toJson.bind(stats);
  const remoteStats = {
    toJson: (options: Parameters<typeof json>[0]) => {
      const all = json(options);
      return {
        ...all,
        chunks: (all.chunks ?? []).map((chunk) => ({
          ...chunk,
          origins: (chunk.origins ?? []).filter((origin) => inside.test(String(origin.moduleName ?? origin.module))),
        })),
      };
    },
  };
  const none = { html: "", css: "" };
  const firstPaints = Object.fromEntries(routes.map(({ route }) => [route.path, none]));
  return pathFiles(remoteStats as unknown as BuiltStats, routes, { firstPaints, facts: {} }, () => false);
}
