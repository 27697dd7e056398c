import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import { namesRule } from "./measure.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const files = globSync(
  [
    "apps/*/src/**/*.stories.tsx",
    "packages/ui/src/**/*.stories.tsx",
    "packages/federation/template/src/**/*.stories.tsx",
  ],
  { cwd: root },
);
/** A verb in the third person, then what it does: "Shows the amount of a paid order". */
const SENTENCE = /^[A-Z][a-z]+s( \S+){2,}(?<![.:])$/;
const stories = files.flatMap((file) => {
  const source = readFileSync(path.join(root, file), "utf8");
  const { indexInputs } = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? "" }).parse();
  return indexInputs.map(({ title = "", name = "", exportName }) => ({ title, name, exportName, file, source }));
});

describe("the stories", () => {
  it("name a rule of the specification for each screen state", () => {
    const silent = stories.filter(
      (story) => story.title.startsWith("Screens/") && !story.title.includes("__NAME__") && !namesRule(story),
    );
    expect(silent.map(({ title, exportName }) => `${title}: ${exportName}`)).toEqual([]);
    expect(stories.length).toBeGreaterThan(300);
  });

  it("are named by what each one shows, as a sentence", () => {
    const nameless = stories.filter(({ name }) => !SENTENCE.test(name));
    expect(nameless.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
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
