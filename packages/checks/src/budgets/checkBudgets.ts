import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { parseEnvironment } from "@lending/bridge/environment";
import { createComposer, readRelease } from "@lending/delivery";
import { budgets, defaultBudget } from "@lending/delivery/budgets";
import { fillRelease } from "./fillRelease.ts";

const brotli = (content: Uint8Array | string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

const gzip = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).byteLength;

/** Sizes of a path's files in bytes after brotli. */
export interface PathWeight {
  readonly path: string;
  readonly javascript: number;
  readonly remote: number;
  readonly styles: number;
  /** Prefetched when the phone is idle after the screen has rendered; not part of the first load. */
  readonly soon: number;
  /** The document as a store serves it at its largest; see fillRelease. */
  readonly document: number;
  /** The same before compression. */
  readonly uncompressedDocument: number;
  /** JavaScript, styles and document in bytes after gzip, the only encoding that old webviews accept. */
  readonly gzip: number;
}

/** Measures the first load of every path of the builds in `apps`. */
export async function weighPaths(apps = "apps"): Promise<readonly PathWeight[]> {
  const release = readRelease({ apps });
  const composer = createComposer({
    release: fillRelease(release),
    environment: parseEnvironment({ stage: "sandbox" }),
  });
  const measureFiles = (compress: typeof brotli) => {
    const sizes = new Map<string, number>();
    const size = (base: string, file: string) => {
      const app = base.replace(/^\/assets\/|\/$/g, "");
      const key = path.join(apps, app, app === "shell" ? "dist/shell" : "dist/remote", file);
      const known = sizes.get(key) ?? compress(readFileSync(key));
      sizes.set(key, known);
      return known;
    };
    return (base: string, files: readonly string[]) =>
      [...new Set(files)].reduce((total, file) => total + size(base, file), 0);
  };
  const sum = measureFiles(brotli);
  const sumGzip = measureFiles(gzip);
  const { shell, remotes } = release.registry;
  const shellScripts = sum(shell.base, release.shell.scripts);
  const weights = [shell, ...remotes].flatMap((owner) =>
    Object.entries(owner.paths).map(async ([name, files]) => {
      const own =
        owner === shell
          ? files.scripts.filter((file) => !release.shell.scripts.includes(file))
          : [owner.entry, ...files.scripts];
      const remote = sum(owner.base, own);
      const { html } = await composer.compose(name);
      return {
        path: name,
        javascript: shellScripts + remote,
        remote,
        styles: sum(owner.base, files.styles),
        soon: sum(owner.base, files.soon),
        document: brotli(html),
        uncompressedDocument: Buffer.byteLength(html),
        gzip: sumGzip(shell.base, release.shell.scripts) + sumGzip(owner.base, [...own, ...files.styles]) + gzip(html),
      };
    }),
  );
  return Promise.all(weights);
}

/** Compares every path with its budget and returns a line for each excess. */
export function checkBudgets(weights: readonly PathWeight[]): readonly string[] {
  return weights.flatMap((weight) => {
    const budget = budgets[weight.path] ?? defaultBudget;
    return (["javascript", "remote", "document", "uncompressedDocument"] as const)
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${weight.path}: ${kind} is ${weight[kind]} B of ${budget[kind]} B.`);
  });
}
