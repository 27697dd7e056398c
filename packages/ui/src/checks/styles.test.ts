// @vitest-environment node
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "./sources.ts";

const modules = sourceFiles(".module.css");
const plain = (file: string) => readSource(file).replace(/\/\*[\s\S]*?\*\//g, "");
const classesOf = (file: string) =>
  [...new Set([...plain(file).matchAll(/\.([a-z][A-Za-z]*)(?=[\s:.,[>+~{)])/g)].map(([, name]) => name))].sort();

/** Returns the classes that sources use from a module, whatever name each imports it under. */
function usedClasses(module: string): string[] {
  const used = new Set<string>();
  for (const file of [...sourceFiles(".tsx"), ...sourceFiles(".ts")]) {
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
