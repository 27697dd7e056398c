import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { namesRule } from "./measure.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const files = globSync(["apps/*/src/**/*.stories.tsx", "packages/ui/src/**/*.stories.tsx"], { cwd: root });
const stories = files.flatMap((file) => {
  const source = readFileSync(path.join(root, file), "utf8");
  const title = /title: "((?:Foundations|Components|Screens)\/[^"]+)"/.exec(source)?.[1] ?? "";
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, exportName = ""]) => ({
    name: `${title}: ${exportName}`,
    title,
    exportName,
    source,
  }));
});

describe("the stories", () => {
  it("name a rule of the specification for each screen state", () => {
    const silent = stories.filter((story) => story.title.startsWith("Screens/") && !namesRule(story));
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(stories.length).toBeGreaterThan(300);
  });

  it("are in a group and have a guide for each component", () => {
    const sources = files.filter((file) => file.startsWith("packages/ui/"));
    const components = sources
      .map((file) => readFileSync(path.join(root, file), "utf8"))
      .filter((source) => source.includes('title: "Components/'));
    expect(components.length).toBeGreaterThan(40);
    for (const source of components) {
      expect(source).toMatch(/title: "Components\/[A-Z][^/"]+\/[A-Z]\w+",/);
      expect(source).toMatch(/const guide: ComponentGuide = \{[\s\S]*parameters: \{ guide/);
    }
  });
});
