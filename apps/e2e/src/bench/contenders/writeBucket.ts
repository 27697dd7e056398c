import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import { createComposer, readRelease } from "@lending/delivery";
import { entryPaths } from "../plan.ts";
import type { ContenderBuild } from "./Contender.ts";
import { apps, documentName, remotes } from "./Contender.ts";

/** Copies our existing builds from `apps` and composes their documents, as a bucket without an edge contains them. */
export async function writeBucket(folder: string): Promise<ContenderBuild> {
  cpSync(path.join(apps, "shell/dist/shell"), path.join(folder, "assets/shell"), { recursive: true });
  for (const name of remotes) {
    cpSync(path.join(apps, name, "dist/remote"), path.join(folder, "assets", name), { recursive: true });
  }
  const composer = createComposer({
    release: readRelease({ apps }),
    environment: parseEnvironment({ stage: "sandbox" }),
  });
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  const headers: Record<string, Readonly<Record<string, string>>> = {};
  for (const { path: pathname } of entryPaths) {
    const document = await composer.compose(pathname);
    writeFileSync(path.join(folder, "documents", `${documentName(pathname)}.html`), document.html);
    headers[pathname] = document.headers;
  }
  return { folder, headers };
}
