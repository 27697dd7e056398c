import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runRspack } from "@lending/e2e/harness/stockTools";
import { baseConfig } from "@lending/federation/preset";
import { rspack } from "@rspack/core";
import type { ContenderBuild } from "./Contender.ts";
import { apps, runtimeAlias } from "./Contender.ts";
import { hydrationSource, renderSource } from "./sources.ts";
import { buildMonolith, monolithModule } from "./writeMonolith.ts";

/**
 * Builds R: M's screens and chunks, hydrated from what `renderServer.ts` streams. Writes `render.mjs`, the renderer for
 * Node, and `head.json`, the head of each path's document.
 */
export async function writeServerRendered(folder: string): Promise<ContenderBuild> {
  const { head, preloads } = await buildMonolith(folder, hydrationSource());
  const source = path.join(folder, "source");
  writeFileSync(path.join(source, "render.tsx"), renderSource());
  const base = baseConfig({ folder: source, name: "monolith", development: false, outputFolder: "../server" });
  await runRspack({
    ...base,
    target: "node20",
    entry: { render: "./render.tsx" },
    output: {
      ...base.output,
      path: path.join(folder, "server"),
      publicPath: "/assets/",
      filename: "[name].mjs",
      library: { type: "module" },
    },
    resolve: {
      ...base.resolve,
      modules: ["node_modules", path.join(apps, "shell/node_modules")],
      alias: runtimeAlias,
    },
    module: {
      ...monolithModule(base),
      // The same class names as in the browser's files, without a second copy of the styles.
      generator: { "css/module": { ...base.module?.generator?.["css/module"], exportsOnly: true } },
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, splitChunks: false },
  });
  mkdirSync(path.join(folder, "server"), { recursive: true });
  writeFileSync(path.join(folder, "server/document.json"), JSON.stringify({ head, preloads }));
  return { folder, headers: {} };
}

/** Starts R's server on a port, and returns its process when it listens. */
export function startRenderer(folder: string, api: string, port: number): Promise<ChildProcess> {
  const server = path.join(import.meta.dirname, "renderServer.ts");
  const child = spawn(process.execPath, [server, folder, api, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", () => resolve(child));
    child.once("exit", (code) => reject(new Error(`R's server ended with ${code}.`)));
  });
}
