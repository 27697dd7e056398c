import { mkdirSync } from "node:fs";
import { freePort } from "@lending/releases/testing";
import type { ContenderBuild, ContenderName } from "./Contender.ts";
import { writeMonolith } from "./writeMonolith.ts";
import { writeBucket, writeStatic } from "./writeOurs.ts";
import { startRenderer, writeServerRendered } from "./writeServerRendered.ts";
import { writeStock } from "./writeStock.ts";

/**
 * Builds a contender in a new folder. `api` is the origin of the sandbox. Also returns the server that renders its documents, and its
 * origin, for a contender with one.
 */
export async function buildContender(name: Exclude<ContenderName, "ours">, folder: string, api: string) {
  const writers: Readonly<Record<typeof name, () => Promise<ContenderBuild>>> = {
    bucket: () => writeBucket(folder),
    monolith: () => writeMonolith(folder),
    rendered: () => writeServerRendered(folder),
    stock: () => writeStock(folder),
    static: () => writeStatic(folder, api),
  };
  mkdirSync(folder);
  const build = await writers[name]();
  if (name !== "rendered") return { build };
  const port = await freePort();
  return { build, renderer: `http://127.0.0.1:${port}`, child: await startRenderer(folder, api, port) };
}
