import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Compiler } from "@rspack/core";
import * as v from "valibot";
import { type RemoteManifest, remoteManifestSchema } from "../manifest/index.ts";
import { buildPages } from "./buildPages.ts";
import { copyPictures } from "./copyPictures.ts";
import { pathFiles } from "./pathFiles.ts";
import { readRoutes } from "./readRoutes.ts";
import { writeIntegrityManifest } from "./writeIntegrityManifest.ts";

interface Options {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly shared: Readonly<Record<string, string>>;
  /** Whether a development server runs: then the files are in memory, without hashes. */
  readonly development: boolean;
}

/** Writes `remote.json` beside a remote's files after the build: everything that a registry needs to know about it. */
export class RemoteManifestPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise("RemoteManifestPlugin", async (stats) => {
      if (stats.hasErrors()) return;
      const { folder, name, version, shared, development } = this.#options;
      const output = compiler.outputPath;
      const routes = await readRoutes(folder);
      const paths = pathFiles(stats, routes, ({ origins }) =>
        origins.some((origin) => origin.module === "container entry"),
      );
      await mkdir(output, { recursive: true });
      await copyPictures(paths, { folder, output });
      const pages =
        !development && routes.some(({ route }) => route.public) && (await buildPages({ folder, name, output }));
      const leaveOut = pages ? [pages] : [];
      const files = development ? {} : await writeIntegrityManifest({ output, leaveOut, manifest: "remote.json" });
      const entry = Object.keys(stats.compilation.assets).find((file) => /^remoteEntry\b.*\.js$/.test(file));
      if (entry === undefined) throw new Error(`The build of ${name} contains no remoteEntry.`);
      const manifest: RemoteManifest = {
        name,
        version,
        entry,
        ...(pages && { pages }),
        paths,
        shared: { ...shared },
        files,
      };
      const checked = v.safeParse(remoteManifestSchema, manifest);
      if (!checked.success) throw new Error(`The build of ${name} is invalid: ${v.summarize(checked.issues)}`);
      await writeFile(path.join(output, "remote.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
