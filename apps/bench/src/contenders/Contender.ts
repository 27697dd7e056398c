import { globSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import { repository } from "@lending/e2e/harness/startSandbox";
import { jsonElement } from "@lending/federation/document";
import type { Stats } from "@rspack/core";

/** The folder that contains one folder per app. */
export const apps = path.join(repository, "apps");

/** Folder names of the remotes. */
export const remotes: readonly string[] = globSync("*/src/routes.tsx", { cwd: apps })
  .map((file) => path.dirname(path.dirname(file)))
  .filter((name) => name !== "shell")
  .sort();

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

/** Replaces the loader with the part that the frame imports, for contenders with a different loader or none. */
export const runtimeAlias = {
  "@lending/federation/runtime": path.join(import.meta.dirname, "runtimeWithoutRemotes.ts"),
};

/** Replaces text. Throws when the pattern matches nothing: the source has changed, so the contender would differ. */
export function replaceRequired(text: string, pattern: RegExp, replacement: string): string {
  const replaced = text.replace(pattern, replacement);
  if (replaced === text) throw new Error(`The rule ${pattern} of a contender matches nothing.`);
  return replaced;
}

/** Throws when no module's name in these builds contains one of the texts: a rule of a contender matches nothing. */
export function requireModules(builds: readonly Stats[], names: readonly string[]): void {
  const options = {
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    modulesSpace: 100_000,
  } as const;
  const all = builds.map((stats) => JSON.stringify(stats.toJson(options).modules)).join("\n");
  const unmatched = names.filter((name) => !all.includes(name));
  if (unmatched.length > 0) throw new Error(`Rules of a contender match nothing: ${unmatched.join(", ")}`);
}

/** Returns the name, without extension, of the file that contains a path's document: "/loanDetail" is `loanDetail`, "/" is `home`. */
export const documentName = (pathname: string) => pathname.slice(1) || "home";

/** Returns the start of each contender's document, with further elements of its head. */
export const documentStart = (head: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="icon" href="data:,"><title>Lending</title>${head}</head><body>`;

/** Returns the document that M and K serve for every path: styles, scripts and route preloads, and the environment. */
export const plainDocument = (head: string) =>
  `${documentStart(head + jsonElement("environment", parseEnvironment({ stage: "sandbox" })))}<div id="root"></div></body></html>`;

/** Returns M's inline script, which preloads the files of the path that the document was opened with. */
export const routePreloads = (files: Readonly<Record<string, readonly string[]>>) =>
  `<script>for(const f of (${JSON.stringify(files)})[location.pathname]||[]){const l=document.createElement("link");l.crossOrigin="anonymous";l.rel=f.endsWith(".css")?"stylesheet":"modulepreload";l.href=f;document.head.append(l)}</script>`;
