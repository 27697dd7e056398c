import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createDirectoryStore, type Trust } from "@lending/delivery/live";
import { createReleaseCache, type ReleaseCache } from "../releases/releaseCache.ts";

interface DiskCacheOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly trust: Trust;
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      // A file that is being written gets its name meanwhile.
      const found = await stat(file).catch(() => undefined);
      const key = path.relative(folder, file).split(path.sep).join("/");
      return found ? [{ file, size: found.size, mtimeMs: found.mtimeMs, key }] : [];
    });
  return (await Promise.all(files)).flat();
}

/** Opens the cache in a folder of this machine. */
export const createDiskCache = ({ folder, maxBytes, trust }: DiskCacheOptions): ReleaseCache =>
  createReleaseCache({
    store: createDirectoryStore(folder),
    trust,
    async limit(isKept) {
      const files = await filesIn(folder);
      let total = files.reduce((sum, { size }) => sum + size, 0);
      for (const { file, size, key } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (total <= maxBytes) return;
        if (isKept(key)) continue;
        await rm(file, { force: true });
        total -= size;
      }
    },
  });
