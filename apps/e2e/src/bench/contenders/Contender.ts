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

/** One way to build and deliver the same screens. `ours` is the set-up of `npm start`, `bucket` ours without an edge. */
export type ContenderName = "ours" | "bucket" | "monolith" | "rendered" | "stock" | "static";

/** A built contender. Its folder contains `documents/<name>.html`, one for each entry path, and `assets/`. */
export interface ContenderBuild {
  readonly folder: string;
  /** Response headers of its documents, by path. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Contender names in the report. */
export const contenderTitles: Readonly<Record<ContenderName, string>> = {
  ours: "ours",
  bucket: "ours, bucket",
  monolith: "M",
  rendered: "R",
  stock: "K",
  static: "S",
};

/** Replaces text. Throws when the pattern matches nothing: the source has changed, so the contender would differ. */
export function replaceRequired(text: string, pattern: RegExp, replacement: string): string {
  const replaced = text.replace(pattern, replacement);
  if (replaced === text) throw new Error(`The rule ${pattern} of a contender matches nothing.`);
  return replaced;
}
