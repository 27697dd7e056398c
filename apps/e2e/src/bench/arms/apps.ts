import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The repository's root. */
export const repository = path.join(import.meta.dirname, "../../../../..");

/** The folder that holds one folder an app. */
export const apps = path.join(repository, "apps");

/** The folders of the remotes: whatever has routes, but the shell. */
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
