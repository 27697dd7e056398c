import type { StorybookConfig } from "@storybook/react-vite";
import { describeComponents, linksModule, nameIndex } from "../src/links/offerLinks.ts";

/** The templates of screens belong to no app, so what Storybook provides is resolved from here. */
const templates = {
  name: "templates",
  resolveId(this: { resolve: (id: string, importer: string) => unknown }, id: string, importer = "") {
    const isOurs = id.startsWith("storybook/") && importer.includes("/federation/template/");
    return isOurs ? this.resolve(id, import.meta.filename) : null;
  },
};

const config: StorybookConfig & {
  experimental_manifests: typeof describeComponents;
  storyIndexGenerator: typeof nameIndex;
} = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.@(mdx|stories.tsx)",
    "../../../packages/ui/src/**/*.stories.tsx",
    "../../!(storybook)/src/**/*.stories.tsx",
    "../../../packages/federation/template/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "@storybook/addon-mcp"],
  // The files that the tokens page offers for download.
  staticDirs: [
    { from: "../../../packages/ui/tokens", to: "/tokens" },
    { from: "../../../packages/ui/src/tokens/tokens.css", to: "/tokens/tokens.css" },
  ],
  core: { disableTelemetry: true },
  // Writes `manifests/components.json`, which tools read to find a component and its guide.
  features: {
    componentsManifest: true,
    // Makes the headings, states and messages of a page results of the search.
    experimentalSearchDocsHeadings: true,
    // What Storybook offers a newcomer to its configuration, not to this product.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The toolbar has Spaces and themes instead, and room for all of its menus.
    backgrounds: false,
    measure: false,
    outline: false,
  },
  experimental_manifests: describeComponents,
  storyIndexGenerator: nameIndex,
  // Relative addresses, so that the static build works from any folder. Pictures keep separate files, because screens
  // refuse data URLs.
  viteFinal: (vite) => ({
    ...vite,
    base: "./",
    // What no story imports. Found later, a dependency reloads all frames, and fails tests.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), "@lending/checks > postcss", "storybook/actions"],
    },
    // The code of a story has the names of its components.
    build: { ...vite.build, assetsInlineLimit: 0, rolldownOptions: { output: { keepNames: true } } },
    plugins: [...(vite.plugins ?? []), linksModule, templates],
  }),
};

export default config;
