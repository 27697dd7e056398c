import { brotliCompressSync, constants } from "node:zlib";
import { parseEnvironment } from "@lending/bridge/environment";
import type { ShellManifest } from "@lending/federation/manifest";
import type { Archive } from "../archive/createArchive.ts";
import { createComposer } from "../release/createComposer.ts";
import { releaseOfSet } from "../release/releaseOfSet.ts";
import { type Deployed, type SetContent, versionIn } from "../sets/ReleaseSet.ts";

/** Size of the first load of a path, in bytes after brotli. */
export interface PathSizes {
  readonly javascript: number;
  readonly remote: number;
  readonly document: number;
  readonly uncompressedDocument: number;
}

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

interface WeighOptions {
  /** Changes a document before it is measured. */
  readonly edit?: (html: string) => string;
}

/** Measures every path of a release. */
export async function measureRelease(
  set: SetContent,
  archive: Archive,
  { edit = (html) => html }: WeighOptions = {},
): Promise<ReadonlyMap<string, PathSizes>> {
  const release = await releaseOfSet(set, archive);
  const composer = createComposer({ release, environment: parseEnvironment(set.environment) });
  const sizes = new Map<string, Promise<number>>();
  const sum = async (name: string, deployed: Deployed, files: readonly string[]) => {
    let total = 0;
    for (const file of new Set(files)) {
      const key = `${name}/${file}`;
      const size = sizes.get(key) ?? archive.compressedSize(name, deployed, file);
      sizes.set(key, size);
      total += await size;
    }
    return total;
  };
  const { scripts } = (await archive.manifest("shell", set.shell)) as ShellManifest;
  const shell = await sum("shell", set.shell, scripts);
  const weights = new Map<string, PathSizes>();
  for (const owner of [release.registry.shell, ...release.registry.remotes]) {
    const deployed = versionIn(set, owner.name);
    if (!deployed) continue;
    for (const [pathname, path] of Object.entries(owner.paths)) {
      const own =
        owner.name === "shell"
          ? path.scripts.filter((file) => !scripts.includes(file))
          : [owner.entry, ...path.scripts];
      const remote = await sum(owner.name, deployed, own);
      const html = edit((await composer.compose(pathname)).html);
      weights.set(pathname, {
        javascript: shell + remote,
        remote,
        document: brotli(html),
        uncompressedDocument: Buffer.byteLength(html),
      });
    }
  }
  return weights;
}
