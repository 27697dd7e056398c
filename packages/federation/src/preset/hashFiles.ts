import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Returns the value of an `integrity` attribute: `sha384-` and the SHA-384 in base64. */
export const integrityOf = (content: Uint8Array | string) =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Returns the SHA-384 of every file in a folder, keyed by relative path, in a stable order. */
export async function hashFiles(folder: string, leaveOut: readonly string[]): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !leaveOut.includes(file))
    .sort();
  const hashed: Record<string, string> = {};
  for (const file of files) hashed[file] = integrityOf(await readFile(path.join(folder, file)));
  return hashed;
}
