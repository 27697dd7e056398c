// @vitest-environment node
/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = path.resolve(import.meta.dirname, "..");
const readSource = (file: string) => readFileSync(path.join(SOURCES, file), "utf8");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).sort();

const manifest: { exports: Record<string, unknown> } = JSON.parse(readSource("../package.json"));
/** The entries that are modules, each with its file relative to `src`. */
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === "string" && /\.tsx?$/.test(target) ? [[name, path.relative("src", target)] as const] : [],
);

/** Entries of overlays, which load on first use. */
const LAZY = new Set(["./dialog", "./sheet", "./picker-sheet", "./pay-again-dialog"]);

/** Returns all files that an entry imports statically, directly or indirectly. */
function staticImportsOf(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const [, specifier = ""] of readSource(file).matchAll(
    /(?:^|\n)(?:import|export)\s(?!type)[^;]*?from "([^"]+)"/g,
  )) {
    if (!specifier.startsWith(".")) visited.add(specifier);
    else if (!specifier.endsWith(".css")) staticImportsOf(path.join(path.dirname(file), specifier), visited);
  }
  return visited;
}

describe("the entries of this package", () => {
  it.each(entries.filter(([name]) => !LAZY.has(name)))("%s imports only React", (_, file) => {
    const foreign = [...staticImportsOf(file)].filter(
      (imported) => /^[@a-z][^/.]*(\/|$)/.test(imported) && !/\.tsx?$/.test(imported),
    );
    expect(foreign.filter((name) => name !== "react")).toEqual([]);
  });
});

describe("every component", () => {
  const components = entries
    .map(([, file]) => file)
    .filter((file) => file.endsWith(".tsx") && !/^(?:illustrations|locale)\//.test(file))
    .map((file) => path.dirname(file));

  it.each([...new Set(components)])("%s has a story", (folder) => {
    expect(files.some((file) => file.startsWith(`${folder}/`) && file.endsWith(".stories.tsx"))).toBe(true);
  });
});

const modules = files.filter((file) => file.endsWith(".module.css"));
const plain = (file: string) => readSource(file).replace(/\/\*[\s\S]*?\*\//g, "");
const classesOf = (file: string) =>
  [...new Set([...plain(file).matchAll(/\.([a-z][A-Za-z]*)(?=[\s:.,[>+~{)])/g)].map(([, name]) => name))].sort();

/** Returns the classes that sources use from a module, whatever name each imports it under. */
function usedClasses(module: string): string[] {
  const used = new Set<string>();
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const source = readSource(file);
    for (const [, name = "", specifier = ""] of source.matchAll(/import \* as (\w+) from "([^"]+\.module\.css)"/g)) {
      if (path.join(path.dirname(file), specifier) !== module) continue;
      for (const [, found = ""] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) used.add(found);
    }
  }
  return [...used].sort();
}

describe("every CSS module", () => {
  it.each(modules)("%s has exactly the classes that are used", (module) => {
    expect(classesOf(module)).toEqual(usedClasses(module));
  });

  it.each(modules)("%s contains no literal colour", (module) => {
    expect(plain(module).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi)).toBeNull();
  });

  it.each(modules)("%s uses nothing that Chromium 83 and iOS 14 lack", (module) => {
    const css = plain(module);
    expect(css.match(/:has\(|:is\(|:where\(|aspect-ratio|\binset:|dvh|svh|color-mix|@container|@layer|&/g)).toBeNull();
    expect(css.match(/[{;\s](?:gap|row-gap|column-gap):/g)).toBeNull();
    expect(css.match(/:focus-visible[^{]*,|,[^{}]*:focus-visible/g)).toBeNull();
  });
});
