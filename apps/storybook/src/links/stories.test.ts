import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import { STORIES } from "./readLinks.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
/** A verb in the third person, then what it does: "Shows the amount of a paid order". */
const SENTENCE = /^[A-Z][a-z]+s( \S+){2,}(?<![.:])$/;
const RULE = /\bRules? [a-z][a-z0-9-]*\.[a-z]/;
const stories = globSync(STORIES, { cwd: root }).flatMap((file) => {
  const source = readFileSync(path.join(root, file), "utf8");
  const { indexInputs } = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? "" }).parse();
  return indexInputs.map(({ title = "", name = "", exportName }) => {
    // A rule in the description of the whole file does not count for its stories.
    const own = source.split(/^export (?=const )/m).find((part) => part.startsWith(`const ${exportName}:`)) ?? "";
    return { file, title, name, namesRule: RULE.test(own) };
  });
});

describe("the stories", () => {
  it("name a rule of the specification for each screen state", () => {
    const silent = stories.filter(({ title, namesRule }) => title.startsWith("Screens/") && !namesRule);
    expect(silent.map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
    expect(stories.length).toBeGreaterThan(300);
  });

  it("are named by what each one shows, as a sentence", () => {
    const nameless = stories.filter(({ name }) => !SENTENCE.test(name));
    expect(nameless.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it("have different names on one page", () => {
    const names = stories.map(({ title, name }) => `${title}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
