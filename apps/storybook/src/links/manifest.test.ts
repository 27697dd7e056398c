import { readFileSync } from "node:fs";
import path from "node:path";
import { loadManifests, experimental_loadStorybook as loadStorybook } from "storybook/internal/core-server";
import { beforeAll, describe, expect, it } from "vitest";
import { readLinks } from "./readLinks.ts";

const app = path.resolve(import.meta.dirname, "../..");
const ui = JSON.parse(readFileSync(path.join(app, "../../packages/ui/package.json"), "utf8"));
const { components, screens } = await readLinks();
/** The file that the build writes as `manifests/components.json`, without building the pages. */
let entries: readonly { name?: string; description?: string | undefined; import?: string | undefined }[];

// Starting Storybook takes longer than all other tests of this app: `pnpm verify --deep` does.
describe.skipIf(!process.env.MANIFEST)("the manifest of components", () => {
  beforeAll(async () => {
    const { presets } = await loadStorybook({ configDir: path.join(app, ".storybook"), packageJson: {} });
    expect(await presets.apply("features")).toMatchObject({ componentsManifest: true });
    entries = Object.values((await loadManifests(presets)).components?.components ?? {});
  }, 120_000);

  it("names each page of a component with its description and guide", () => {
    for (const { name, description, guide } of components) {
      const entry = entries.find((one) => one.name === name);
      expect(entry).toMatchObject({ guide, description: expect.stringContaining(description) });
      for (const text of [...guide.use, ...guide.content]) expect(entry?.description).toContain(text);
    }
  });

  it("has the import of each public component of packages/ui", () => {
    const imports = entries.map((entry) => entry.import ?? "").join("\n");
    // A provider of the language and a loader of parts are no components that a page shows.
    const entriesOfUi = Object.entries<string | object>(ui.exports)
      .filter(([, file]) => typeof file === "string" && file.endsWith(".tsx"))
      .map(([name]) => name.slice(2))
      .filter((name) => !/^(?:illustrations\/|locale$|icon$)/.test(name));
    expect(entriesOfUi.filter((name) => !imports.includes(`"@lending/ui/${name}"`))).toEqual([]);
    expect(entriesOfUi.length).toBeGreaterThan(40);
  });

  it("has no generated code, which would name the wrapper of a story", () => {
    expect(JSON.stringify(entries)).not.toMatch(/"snippet"|generate snippet/);
  });

  it("describes each screen by its purpose and parts", () => {
    for (const { purpose, components: parts } of screens)
      expect(entries).toContainEqual(expect.objectContaining({ description: purpose, components: parts }));
  });
});
