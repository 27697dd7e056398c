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

/** Entries that cover the page, and so are loaded when they are first needed. */
const LAZY = new Set(["./dialog", "./sheet", "./success-modal", "./picker-sheet"]);

/** Every file that comes along with one, through static imports. */
function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ""] of readSource(file).matchAll(
    /(?:^|\n)(?:import|export)\s(?!type)[^;]*?from "([^"]+)"/g,
  )) {
    if (!specifier.startsWith(".")) seen.add(specifier);
    else if (!specifier.endsWith(".css")) comesWith(path.join(path.dirname(file), specifier), seen);
  }
  return seen;
}

describe("the entries of this package", () => {
  it.each(entries)("%s is there", (_, target) => {
    expect(existsSync(path.join(SOURCES, "..", target))).toBe(true);
  });

  it.each(entries.filter(([name, target]) => /\.tsx?$/.test(target) && !LAZY.has(name) && name !== "./css-modules"))(
    "%s brings no more than React",
    (_, target) => {
      const foreign = [...comesWith(path.relative("src", target))].filter(
        (file) => /^[@a-z][^/.]*(\/|$)/.test(file) && !/\.tsx?$/.test(file),
      );
      expect(foreign.filter((name) => name !== "react")).toEqual([]);
    },
  );

  it("imports the router, the bridge and the api client nowhere", () => {
    const importing = sourceFiles(".ts")
      .concat(sourceFiles(".tsx"))
      .filter((file) => /from "@lending\//.test(readSource(file)));
    expect(importing).toEqual([]);
  });
});

describe("every component", () => {
  const components = entries
    .map(([, target]) => target)
    .filter((target) => target.endsWith(".tsx") && !target.includes("/illustrations/"))
    .map((target) => path.dirname(path.relative("src", target)));

  it.each([...new Set(components)])("%s has a story", (folder) => {
    expect(sourceFiles(".stories.tsx").some((file) => file.startsWith(`${folder}/`))).toBe(true);
  });
});
