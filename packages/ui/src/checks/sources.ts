/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The source folder of this package. */
export const SOURCES = path.resolve(import.meta.dirname, "..");

/** Returns every file under `src` with this ending, as a path relative to `src`. */
export function sourceFiles(ending: string): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();
}

export function readSource(file: string): string {
  return readFileSync(path.join(SOURCES, file), "utf8");
}
