/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** This package's folder of sources. */
export const SOURCES = path.resolve(import.meta.dirname, "..");

/** Every file under `src` whose name ends so, as a path relative to it. */
export function sourceFiles(ending: string): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();
}

export function readSource(file: string): string {
  return readFileSync(path.join(SOURCES, file), "utf8");
}
