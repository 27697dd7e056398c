import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { namesSection } from "./measure.ts";
import { validationRules } from "./validationRules.ts";

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
  it("name the section of the specification for each screen state", () => {
    const silent = stories.filter((story) => story.title.startsWith("Screens/") && !namesSection(story));
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(stories.length).toBeGreaterThan(300);
  });

  it.each(validationRules)("have steps for the rule: $rule", ({ title, story }) => {
    const found = stories.find((one) => one.title === title && one.exportName === story);
    const own = found?.source.split(`export const ${story}: Story`)[1]?.split("\nexport ")[0] ?? "";
    expect(own).toContain("play:");
  });
});
