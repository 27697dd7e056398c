import { globSync } from "node:fs";
import path from "node:path";
import type { Endpoint } from "./endpoint.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "respond" in value && "path" in value;

/** Returns every endpoint that a file of a folder beside this one exports, by the folder's name. */
async function readEndpoints(): Promise<Readonly<Record<string, readonly Endpoint[]>>> {
  const areas: Record<string, Endpoint[]> = {};
  for (const file of globSync("*/*.ts", { cwd: import.meta.dirname }).sort()) {
    if (file.endsWith(".test.ts")) continue;
    const module: object = await import(path.join(import.meta.dirname, file));
    const area = path.dirname(file).replace(/^./, (letter) => letter.toUpperCase());
    areas[area] = [...(areas[area] ?? []), ...Object.values(module).filter(isEndpoint)];
  }
  return areas;
}

export const ENDPOINTS = await readEndpoints();
