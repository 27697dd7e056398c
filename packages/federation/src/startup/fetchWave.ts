import type { NextWave } from "../manifest/index.ts";
import type { EarlyReads } from "./createEarlyReads.ts";
import { link, preloadFiles } from "./preloadFiles.ts";

/** Asks for all that a path wants, at once, as its own document would: its data, its files with their hashes, its words. */
export function fetchWave(wave: NextWave, query: URLSearchParams, locale: string, reads: EarlyReads) {
  reads.send(wave, query);
  for (const file of wave.modules) link("modulepreload", file);
  preloadFiles(wave, locale);
}
