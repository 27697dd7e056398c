import { writeFile } from "node:fs/promises";
import path from "node:path";
import { PINS_FILE } from "../manifest/index.ts";
import { hashFiles, integrityOf } from "./hashFiles.ts";

interface PinOptions {
  /** Where the build stands. */
  readonly output: string;
  /** Files that no browser asks for: the manifest, the program of the public pages. */
  readonly leaveOut: readonly string[];
  /** The manifest's own name, which has no hash. */
  readonly manifest: string;
}

/** Writes a build's table of pins and gives the hash of every file, the table's included. */
export async function writePins({ output, leaveOut, manifest }: PinOptions): Promise<Record<string, string>> {
  const files = await hashFiles(output, [manifest, PINS_FILE]);
  const pinned = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file) && !leaveOut.includes(file));
  const table = JSON.stringify(Object.fromEntries(pinned));
  await writeFile(path.join(output, PINS_FILE), table);
  return { ...files, [PINS_FILE]: integrityOf(table) };
}
