import { brotliCompressSync, constants } from "node:zlib";
import { parseEnvironment } from "@lending/bridge/environment";
import type { ShellManifest } from "@lending/federation/manifest";
import { isStockRemote } from "@lending/federation/preset";
import type { Archive } from "../../releases/createArchive.ts";
import { createComposer } from "../../releases/createComposer.ts";
import { type Deployed, type ReleaseContent, versionIn } from "../../releases/Release.ts";
import { readReleaseManifests } from "../../releases/readReleaseManifests.ts";

/** Size of the first load of a path, in bytes after brotli. */
export interface PathSizes {
  readonly javascript: number;
  /** Whether another tool built the remote. */
  readonly isStock: boolean;
  readonly remote: number;
  /** Below `limit`, the size at a lower quality, which takes a fiftieth of the time. */
  readonly document: (limit?: number) => number;
  readonly uncompressedDocument: number;
}

const brotli = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

/** Returns the size of a document, which is compressed at the highest quality only when that matters. */
function sizeOf(html: string): PathSizes["document"] {
  let [quick, best] = [0, 0];
  return (limit = 0) => {
    if (limit > 0) quick ||= brotli(html, 5);
    if (quick > 0 && quick <= limit) return quick;
    best ||= brotli(html, 11);
    return best;
  };
}

/** Measures every path of a release, after `edit` has changed its document. */
export async function measureRelease(
  release: ReleaseContent,
  archive: Archive,
  edit = (html: string) => html,
): Promise<ReadonlyMap<string, PathSizes>> {
  const manifests = await readReleaseManifests(release, archive);
  const composer = createComposer({ release: manifests, environment: parseEnvironment(release.environment) });
  const sum = async (name: string, deployed: Deployed, files: readonly string[]) => {
    const sizes = [...new Set(files)].map((file) => archive.compressedSize(name, deployed, file));
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  const { scripts } = (await archive.manifest("shell", release.shell)) as ShellManifest;
  const shell = await sum("shell", release.shell, scripts);
  const weights = new Map<string, PathSizes>();
  for (const owner of [manifests.registry.shell, ...manifests.registry.remotes]) {
    const deployed = versionIn(release, owner.name);
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
        isStock: isStockRemote(owner),
        remote,
        document: sizeOf(html),
        uncompressedDocument: Buffer.byteLength(html),
      });
    }
  }
  return weights;
}

/** A file's integrity, the folder of a version (`0.2.0-1a2b3c4d5e6f/`), or the hash in a file's name (`.1a2b3c4d.`). */
const HASH = /sha256-[A-Za-z0-9+/]{43}=|\d+\.\d+\.\d+[\w.-]*-[0-9a-f]{12}\/|\.[0-9a-f]{8,20}\./g;

/** A fallback in a registry; `last` is the only key of that name, and its value holds no object. */
const FALLBACK = /,"last":\{[^}]*\}/g;

/** Removes what the platform adds to a document, so that those of two releases are equal when nothing else has changed. */
export const withoutHashes = (html: string): string => html.replace(FALLBACK, "").replace(HASH, "");
