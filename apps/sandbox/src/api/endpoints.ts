import { globSync } from "node:fs";
import path from "node:path";
import type { Endpoint } from "./endpoint.ts";

const isEndpoint = (value: unknown): value is Omit<Endpoint, "name" | "area"> =>
  typeof value === "object" && value !== null && "respond" in value && "path" in value;

/** Returns every endpoint that a file of a folder beside this one exports. */
async function readEndpoints(): Promise<readonly Endpoint[]> {
  const endpoints: Endpoint[] = [];
  for (const file of globSync("*/*.ts", { cwd: import.meta.dirname }).sort()) {
    if (file.endsWith(".test.ts")) continue;
    const module: object = await import(path.join(import.meta.dirname, file));
    for (const [name, value] of Object.entries(module))
      if (isEndpoint(value)) endpoints.push({ ...value, name, area: path.dirname(file) });
  }
  return endpoints;
}

export const ENDPOINTS = await readEndpoints();
