import { brotliCompressSync, constants } from "node:zlib";
import {
  type Composable,
  createComposer,
  type Deployed,
  type ReleaseContent,
  readParts,
  siteOf,
  withVariants,
} from "@lending/releases";
import { versionIn } from "../changes/parts.ts";
import type { Artefacts } from "../createArtefacts.ts";

/** Size of the first load of a path, in bytes after brotli. */
export interface PathSizes {
  readonly javascript: number;
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

/** Measures every path of a release for the devices of some variants, after `edit` has changed its document. */
export async function measureRelease(
  release: ReleaseContent,
  artefacts: Artefacts,
  ids: readonly string[] = [],
  edit = (html: string) => html,
): Promise<ReadonlyMap<string, PathSizes>> {
  const parts = await readParts(release, {
    manifest: artefacts.manifest,
    file: ({ app, deployed, file }) => artefacts.read(app, deployed, file),
  });
  // The same number in all, so that documents differ by what has changed only.
  const composable: Composable = { ...parts, release: { ...release, number: 1 } };
  const composer = createComposer(composable);
  const { registry, shell } = siteOf(release, composable, ids);
  const chosen = withVariants(release, ids);
  const sum = async (name: string, deployed: Deployed, files: readonly string[]) => {
    const sizes = [...new Set(files)].map((file) => artefacts.compressedSize(name, deployed, file));
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  const ofShell = await sum("shell", chosen.shell, shell.scripts);
  const weights = new Map<string, PathSizes>();
  for (const owner of [registry.shell, ...registry.remotes]) {
    const deployed = versionIn(chosen, owner.name);
    if (!deployed) continue;
    for (const [pathname, path] of Object.entries(owner.paths)) {
      const own =
        owner.name === "shell"
          ? path.scripts.filter((file) => !shell.scripts.includes(file))
          : [owner.entry, ...path.scripts];
      const remote = await sum(owner.name, deployed, own);
      const html = edit(composer.document(pathname, ids).html);
      weights.set(pathname, {
        javascript: ofShell + remote,
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
