import { readdirSync } from "node:fs";
import path from "node:path";
import type { ServerApp } from "../server/serverTypes.ts";
import { createFileServer, isHashed } from "./serveFile.ts";

/** Folders inside an app where its build may stand; the first that has the file wins. */
const buildFolders = (app: string) => (app === "shell" ? ["dist/shell", "dist"] : ["dist/remote", "dist"]);

const APP = /^[a-z][a-z0-9-]*$/;
const PART = /^[\w@+~-][\w.@+~-]*$/;

/** /assets/<app>/<file>: the files of each app's build, for anybody, hashed ones for ever. A missing one is a plain 404. */
export function mountAssets(app: ServerApp, appsDir: string): { readonly warm: () => Promise<void> } {
  const files = createFileServer();

  app.get("/assets/*", async (context) => {
    const [name = "", ...parts] = context.req.path.slice("/assets/".length).split("/");
    if (APP.test(name) && parts.length > 0 && parts.every((part) => PART.test(part))) {
      for (const folder of buildFolders(name)) {
        const served = await files.serve(context, path.join(appsDir, name, folder, ...parts), {
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        });
        if (served !== undefined) return served;
      }
    }
    return context.text("There is no such file.", 404, {
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  return {
    /** Compresses every hashed file of every build, one after the other, before somebody waits for it. */
    async warm() {
      for (const name of readdirSync(appsDir).filter((entry) => APP.test(entry))) {
        for (const folder of buildFolders(name).slice(0, 1)) {
          const root = path.join(appsDir, name, folder);
          for (const file of listFiles(root)) if (isHashed(file)) await files.warm(file);
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
