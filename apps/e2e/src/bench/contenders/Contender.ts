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

/** One way to build and deliver the same screens. */
export type ContenderName =
  | "ours"
  | "early"
  | "monolith"
  | "monolith-vite"
  | "rendered"
  | "preact"
  | "stock"
  | "static";

/** `shipped` is the same contender after a release changed one screen of the loan remote. */
export type Variant = "first" | "shipped";

/** A built contender. Its folder contains `documents/<name>.html`, one for each entry path, and `assets/`. */
export interface ContenderBuild {
  readonly folder: string;
  /** Response headers of its documents, by path. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Contender names in the report. */
export const contenderTitles: Readonly<Record<ContenderName, string>> = {
  ours: "ours",
  early: "ours, early data",
  monolith: "M (rspack)",
  "monolith-vite": "M (Vite)",
  rendered: "R",
  preact: "P",
  stock: "K",
  static: "S",
};
