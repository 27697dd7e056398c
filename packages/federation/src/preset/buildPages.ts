import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { rspack } from "@rspack/core";
import { baseConfig } from "./baseConfig.ts";

interface PagesOptions {
  readonly folder: string;
  readonly name: string;
  /** Output folder. */
  readonly output: string;
}

const renderer = path.join(import.meta.dirname, "../prerender/renderPage.tsx");

/**
 * Compiles the program that prerenders a remote's public paths: the same screens with the same class names, for Node.
 * Returns the name of its file.
 */
export async function buildPages({ folder, name, output }: PagesOptions): Promise<string> {
  const work = await mkdtemp(path.join(tmpdir(), "pages-"));
  const base = baseConfig({ folder, name, development: false, outputFolder: "dist/pages" });
  const compiler = rspack({
    ...base,
    name: `${name} pages`,
    target: "node20",
    entry: { pages: renderer },
    output: {
      path: work,
      filename: "[name].js",
      uniqueName: name,
      publicPath: "/",
      assetModuleFilename: "[name].[contenthash:8][ext]",
      module: true,
      chunkFormat: "module",
      library: { type: "module" },
    },
    resolve: {
      ...base.resolve,
      alias: {
        "remote-routes": path.join(folder, "src/routes.tsx"),
        // The app's copy of React, shared by the screens and the renderer.
        react: path.join(folder, "node_modules/react"),
        "react-dom": path.join(folder, "node_modules/react-dom"),
      },
    },
    module: {
      ...base.module,
      generator: {
        "css/module": { ...base.module?.generator?.["css/module"], exportsOnly: true },
      },
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, splitChunks: false },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
    const program = await readFile(path.join(work, "pages.js"));
    const file = `pages.${createHash("sha256").update(program).digest("hex").slice(0, 8)}.js`;
    await writeFile(path.join(output, file), program);
    return file;
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(work, { recursive: true, force: true });
  }
}
