import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createComposer } from "@lending/releases/compose";
import { folderOf } from "@lending/releases/formats/names";
import { createBuiltReader } from "@lending/releases/reader/createBuiltReader";
import { entryPaths } from "../plan.ts";
import { apps, type ContenderBuild, documentName, remotes } from "./Contender.ts";

/** Copies our existing builds from `apps` and composes their documents, as a bucket without an edge contains them. */
export async function writeBucket(folder: string): Promise<ContenderBuild> {
  const live = createBuiltReader({ appsDir: apps, environment: { stage: "sandbox" }, only: remotes }).current();
  if (!live) throw new Error("The shell has no build.");
  const { shell, remotes: deployed } = live.release;
  for (const [name, version] of Object.entries({ ...deployed, shell })) {
    const built = path.join(apps, name, name === "shell" ? "dist/shell" : "dist/remote");
    cpSync(built, path.join(folder, "assets", folderOf(name, version)), { recursive: true });
  }
  const composer = createComposer(live);
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  const headers: Record<string, Readonly<Record<string, string>>> = {};
  for (const { path: pathname } of entryPaths) {
    const document = composer.document(pathname);
    writeFileSync(path.join(folder, "documents", `${documentName(pathname)}.html`), document.html);
    headers[pathname] = document.headers;
  }
  return { folder, headers };
}
