import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { rspack } from "@rspack/core";
import { targets } from "./targets.ts";

interface StartupOptions {
  /** Includes the code that writes facts into a skeleton, for paths with facts. */
  readonly facts?: boolean;
  /** `main` is the start-up script; `chooser` runs before it during a canary. */
  readonly entry?: "main" | "chooser";
}

/**
 * Compiles the start-up script, or the canary chooser, to one classic script, small enough to be inlined in a document.
 */
export async function buildStartup({ facts = false, entry = "main" }: StartupOptions = {}): Promise<string> {
  const output = await mkdtemp(path.join(tmpdir(), "startup-"));
  const compiler = rspack({
    name: "startup",
    mode: "production",
    devtool: false,
    target: ["web", `browserslist:${targets.join(",")}`],
    context: path.join(import.meta.dirname, ".."),
    entry: { startup: `./startup/${entry}.ts` },
    output: { path: output, filename: "[name].js", iife: true },
    resolve: { extensions: [".ts", ".js"] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "builtin:swc-loader",
          type: "javascript/auto",
          options: { jsc: { parser: { syntax: "typescript" } }, env: { targets } },
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ WRITES_FACTS: String(facts) })],
    performance: false,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
    return (await readFile(path.join(output, "startup.js"), "utf8")).trim();
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(output, { recursive: true, force: true });
  }
}
