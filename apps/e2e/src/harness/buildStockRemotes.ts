import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PATHS_FILE, publishStockRemote } from "@lending/federation/preset";
import { type Build, readBuild } from "@lending/releases/artefact/Build";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { federation } from "@module-federation/vite";
import { build } from "vite";
import { runRspack } from "./runRspack.ts";

const sources = path.join(import.meta.dirname, "../stock-remotes");

interface StockRemote {
  readonly tool: "Vite" | "Rspack";
  readonly exposed: "./routes" | "./mount";
  /** The version of React that the remote states for its own copy. */
  readonly react?: string;
}

/** Builds a remote with the plugin of another tool, as the plugin's documentation shows, and publishes it in a folder. */
export async function buildStockRemote({ tool, exposed, react }: StockRemote, folder: string): Promise<Build> {
  const name = `partner-${tool.toLowerCase()}`;
  const dist = path.join(folder, "dist");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: `@partner/${name}`, version: "1.0.0" }));
  writeFileSync(path.join(folder, PATHS_FILE), JSON.stringify({ [`/partner${tool}`]: { title: "Partner offer" } }));
  const library = { singleton: true, requiredVersion: "^19.0.0", ...(react !== undefined && { version: react }) };
  const options = {
    name: name.replace("-", "_"),
    filename: "remoteEntry.js",
    exposes: { [exposed]: `${exposed}.jsx` },
    shared: { react: library, "react-dom": library, "react-dom/client": library },
    dts: false,
  };
  if (tool === "Vite") {
    await build({
      root: sources,
      configFile: false,
      logLevel: "warn",
      base: "./",
      plugins: [federation({ ...options, manifest: true })],
      build: { outDir: dist, emptyOutDir: true, target: "es2022" },
    });
  } else {
    await runRspack({
      mode: "production",
      target: ["web", "es2022"],
      context: sources,
      entry: "./main.jsx",
      output: { path: dist, publicPath: "auto", module: true, uniqueName: options.name },
      module: {
        rules: [
          {
            test: /\.jsx$/,
            loader: "builtin:swc-loader",
            options: {
              jsc: {
                parser: { syntax: "ecmascript", jsx: true },
                transform: { react: { runtime: "automatic" } },
              },
            },
          },
          { test: /\.css$/, type: "css" },
        ],
      },
      plugins: [new ModuleFederationPlugin({ ...options, library: { type: "module" } })],
    });
  }
  await publishStockRemote({ folder, name });
  return readBuild(folder, name);
}
