import { readdirSync } from "node:fs";
import path from "node:path";

/** The folders that contain the files of the apps. */
export interface AssetFolders {
  /** Whether the files never change, regardless of their names. */
  readonly areImmutable: boolean;
  /** Apps to compress before the first visit. */
  names(): readonly string[];
  /** Returns the folders of an app; the first one that contains the file is used. */
  foldersOf(app: string): readonly string[];
}

/** Returns the build folders of a checkout: one folder per app, each with its build in `dist`. */
export const buildsOf = (appsDir: string): AssetFolders => ({
  areImmutable: false,
  names: () => readdirSync(appsDir),
  foldersOf: (app) =>
    [`dist/${app === "shell" ? "shell" : "remote"}`, "dist"].map((folder) => path.join(appsDir, app, folder)),
});

/** Returns the folders of a release store: one folder per version, with compressed files. */
export const releasedIn = (releases: string): AssetFolders => ({
  areImmutable: true,
  names: () => [],
  foldersOf: (app) => [path.join(releases, "assets", app)],
});
