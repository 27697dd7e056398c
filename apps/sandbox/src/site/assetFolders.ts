import { readdirSync } from "node:fs";
import path from "node:path";

/** Where the files of an app stand. */
export interface AssetFolders {
  /** Whether everything in there stays as it is for ever, whatever its name. */
  readonly areImmutable: boolean;
  /** Apps whose files are worth compressing ahead of the first visitor. */
  names(): readonly string[];
  /** Folders of an app; the first that has the file wins. */
  of(app: string): readonly string[];
}

/** The builds of a checkout: one folder an app, each with its build in `dist`. */
export const buildsOf = (appsDir: string): AssetFolders => ({
  areImmutable: false,
  names: () => readdirSync(appsDir),
  of: (app) =>
    [`dist/${app === "shell" ? "shell" : "remote"}`, "dist"].map((folder) => path.join(appsDir, app, folder)),
});

/** The files of a folder of releases: one folder a version, with its files compressed already. */
export const releasedIn = (releases: string): AssetFolders => ({
  areImmutable: true,
  names: () => [],
  of: (app) => [path.join(releases, "assets", app)],
});
