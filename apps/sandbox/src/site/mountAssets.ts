import { readdirSync } from "node:fs";
import path from "node:path";
import type { ServerApp } from "../server/serverTypes.ts";
import type { AssetFolders } from "./assetFolders.ts";
import { createFileServer, isHashed } from "./serveFile.ts";

const APP = /^[a-z][a-z0-9-]*$/;
const PART = /^[\w@+~-][\w.@+~-]*$/;

/** Serves /assets/<app>/<file> to any origin. Hashed names are cached without limit. A missing file is a plain 404. */
export function mountAssets(app: ServerApp, folders: AssetFolders): { readonly warm: () => Promise<void> } {
  const files = createFileServer();

  app.get("/assets/*", async (context) => {
    const [name = "", ...parts] = context.req.path.slice("/assets/".length).split("/");
    if (APP.test(name) && parts.length > 0 && parts.every((part) => PART.test(part))) {
      for (const folder of folders.foldersOf(name)) {
        const served = await files.serve(context, path.join(folder, ...parts), {
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
          // A page or picture with scripts that someone adds to the bucket must not run them on the site's origin.
          "content-security-policy": "sandbox",
          ...(folders.areImmutable && { "cache-control": "public, max-age=31536000, immutable" }),
        });
        if (served !== undefined) return served;
      }
    }
    return context.text("File not found.", 404, {
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  return {
    /** Compresses every hashed file, one after the other, so that no visitor waits for it. */
    async warm() {
      for (const name of folders.names().filter((entry) => APP.test(entry))) {
        for (const folder of folders.foldersOf(name).slice(0, 1)) {
          for (const file of listFiles(folder)) if (isHashed(file)) await files.warm(file);
        }
      }
    },
  };
}

function listFiles(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
