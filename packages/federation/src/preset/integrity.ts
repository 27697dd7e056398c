import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { INTEGRITY_MANIFEST_FILE } from "../manifest/index.ts";

/** Returns the value of an `integrity` attribute: `sha256-` and the SHA-256 in base64. */
const integrityOf = (content: Uint8Array | string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Returns eight hex digits for the name of a file with this content. */
export const shortHashOf = (content: Uint8Array | string) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);

/**
 * Writes the integrity manifest of the build in the folder `output`. Returns the hash of every file but `manifest`, including the
 * integrity manifest, in a stable order.
 */
export async function writeIntegrityManifest(output: string, manifest: string): Promise<Record<string, string>> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== manifest && file !== INTEGRITY_MANIFEST_FILE)
    .sort();
  const files: Record<string, string> = {};
  for (const file of names) files[file] = integrityOf(await readFile(path.join(output, file)));
  const browserFiles = Object.entries(files).filter(([file]) => /\.(m?js|css)$/.test(file));
  const table = JSON.stringify(Object.fromEntries(browserFiles));
  await writeFile(path.join(output, INTEGRITY_MANIFEST_FILE), table);
  return { ...files, [INTEGRITY_MANIFEST_FILE]: integrityOf(table) };
}
