import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The repository's root folder. */
export const repository = path.join(import.meta.dirname, "../../../../..");

/** The folder that contains one folder per app. */
export const apps = path.join(repository, "apps");

/** Folder names of the remotes: the apps with a build configuration made by `defineRemote`. */
export const remotes: readonly string[] = readdirSync(apps)
  .filter((name) => name !== "shell" && isRemote(name))
  .sort();

function isRemote(name: string) {
  try {
    return readFileSync(path.join(apps, name, "rspack.config.ts"), "utf8").includes("defineRemote");
  } catch {
    return false;
  }
}
