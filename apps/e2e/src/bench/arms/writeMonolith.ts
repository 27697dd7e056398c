import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import { type BuiltRoute, baseConfig, bundleCss, pathFiles, readRoutes } from "@lending/federation/preset";
import type { Configuration } from "@rspack/core";
import type { ArmFolder, Variant } from "./Arm.ts";
import { apps, remotes } from "./apps.ts";
import { plainDocument, routePreloads } from "./plainDocument.ts";
import { runRspack } from "./runRspack.ts";
import { shippedRules } from "./shipped.ts";
import { monolithSource } from "./sources.ts";

/** Resolves as the shell does, with the loader reduced to what the frame takes from it: there is no run time to bring in. */
export const monolithAliases = {
  "@lending/federation/runtime": path.join(import.meta.dirname, "runtimeWithoutRemotes.ts"),
};

/** M, built with rspack and the settings of our own builds. */
export async function writeMonolith(folder: string, variant: Variant): Promise<ArmFolder> {
  const source = path.join(folder, "source");
  mkdirSync(source, { recursive: true });
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  writeFileSync(path.join(source, "main.tsx"), monolithSource());
  const base = baseConfig({ folder: source, name: "monolith", development: false, outputFolder: "../assets" });
  const configuration: Configuration = {
    ...base,
    entry: { main: "./main.tsx" },
    output: { ...base.output, path: path.join(folder, "assets"), publicPath: "/assets/" },
    resolve: {
      ...base.resolve,
      modules: ["node_modules", path.join(apps, "shell/node_modules")],
      alias: monolithAliases,
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...shippedRules(variant)] },
  };
  const stats = await runRspack(configuration);
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
    routePreloads(preloads),
  ].join("");
  writeFileSync(
    path.join(folder, "documents/index.html"),
    plainDocument({ environment: parseEnvironment({ stage: "sandbox" }), head }),
  );
  return { folder, headers: {} };
}

type BuiltStats = Parameters<typeof pathFiles>[0];

/** Two remotes may have a file of the same name below their screens: only a remote's own origins count. */
function filesOf(stats: BuiltStats, name: string, routes: readonly BuiltRoute[]) {
  const inside = new RegExp(`[\\\\/]${name}[\\\\/]src[\\\\/]`);
  const json = stats.toJson.bind(stats);
  const own = {
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
  return pathFiles(own as unknown as BuiltStats, routes, () => false);
}
