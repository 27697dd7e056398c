// @vitest-environment node
/// <reference types="node" />
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, SOURCES, sourceFiles } from "./sources.ts";

const manifest: { exports: Record<string, string | { types: string }> } = JSON.parse(
  readFileSync(path.join(SOURCES, "../package.json"), "utf8"),
);
const entries = Object.entries(manifest.exports).map(
  ([name, target]) => [name, typeof target === "string" ? target : target.types] as const,
);

/** Entries of overlays, which load on first use. */
const LAZY = new Set(["./dialog", "./sheet", "./success-modal", "./picker-sheet", "./pay-again-dialog"]);

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
  it.each(entries)("%s exists", (_, target) => {
    expect(existsSync(path.join(SOURCES, "..", target))).toBe(true);
  });

  it.each(entries.filter(([name, target]) => /\.tsx?$/.test(target) && !LAZY.has(name) && name !== "./css-modules"))(
    "%s imports only React",
    (_, target) => {
      const foreign = [...staticImportsOf(path.relative("src", target))].filter(
        (file) => /^[@a-z][^/.]*(\/|$)/.test(file) && !/\.tsx?$/.test(file),
      );
      expect(foreign.filter((name) => name !== "react")).toEqual([]);
    },
  );

  it("imports no router, bridge or API client", () => {
    const importing = sourceFiles(".ts")
      .concat(sourceFiles(".tsx"))
      .filter((file) => /from "@lending\//.test(readSource(file)));
    expect(importing).toEqual([]);
  });
});

describe("every component", () => {
  const components = entries
    .map(([, target]) => target)
    .filter((target) => target.endsWith(".tsx") && !/\/(?:illustrations|locale)\//.test(target))
    .map((target) => path.dirname(path.relative("src", target)));

  it.each([...new Set(components)])("%s has a story", (folder) => {
    expect(sourceFiles(".stories.tsx").some((file) => file.startsWith(`${folder}/`))).toBe(true);
  });
});
