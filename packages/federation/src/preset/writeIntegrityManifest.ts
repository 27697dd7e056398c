import { writeFile } from "node:fs/promises";
import path from "node:path";
import { PINS_FILE } from "../manifest/index.ts";
import { hashFiles, integrityOf } from "./hashFiles.ts";

interface IntegrityOptions {
  /** Output folder of the build. */
  readonly output: string;
  /** Files that no browser loads: the manifest, the prerender program. */
  readonly leaveOut: readonly string[];
  /** File name of the manifest, which has no hash. */
  readonly manifest: string;
}

/** Writes a build's integrity manifest. Returns the hash of every file, including the integrity manifest. */
export async function writeIntegrityManifest({
  output,
  leaveOut,
  manifest,
}: IntegrityOptions): Promise<Record<string, string>> {
  const files = await hashFiles(output, [manifest, PINS_FILE]);
  const browserFiles = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file) && !leaveOut.includes(file));
  const table = JSON.stringify(Object.fromEntries(browserFiles));
  await writeFile(path.join(output, PINS_FILE), table);
  return { ...files, [PINS_FILE]: integrityOf(table) };
}
