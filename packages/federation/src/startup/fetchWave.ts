import type { NextWave } from "../manifest/index.ts";
import type { EarlyReads } from "./createEarlyReads.ts";
import { link, preloadFiles } from "./preloadFiles.ts";

/**
 * Requests everything that a path needs at once, as its own document would: data, files with their hashes, messages.
 */
export function fetchWave(preloads: NextWave, query: URLSearchParams, locale: string, reads: EarlyReads) {
  reads.send(preloads, query);
  for (const file of preloads.modules) link("modulepreload", file);
  preloadFiles(preloads, locale);
}
