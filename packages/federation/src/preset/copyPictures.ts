import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RemotePath } from "../manifest/index.ts";

/** Copies the pictures of public paths into the build under a name with a content hash, and updates the paths. */
export async function copyPictures(
  paths: Readonly<Record<string, RemotePath>>,
  { folder, output }: { readonly folder: string; readonly output: string },
): Promise<void> {
  for (const { public: page } of Object.values(paths)) {
    if (page?.picture === undefined) continue;
    const bytes = await readFile(path.join(folder, page.picture));
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    page.picture = `picture.${hash}${path.extname(page.picture)}`;
    await writeFile(path.join(output, page.picture), bytes);
  }
}
