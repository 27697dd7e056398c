import type { StorybookConfig } from "@storybook/react-vite";
import { bundleCss } from "../../../packages/federation/src/preset/compile.ts";

/** Compiles the styles of the buttons before React as the shell's build does: their classes begin with "early-". */
const earlyButtons = {
  name: "early-buttons",
  load: (id: string) => (id.endsWith("/shell/src/actions.css") ? bundleCss(id, { prefix: "early-" }) : null),
};

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.@(mdx|stories.tsx)",
    "../../../packages/ui/src/**/*.stories.tsx",
    "../../!(storybook)/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The files that the tokens page offers for download.
  staticDirs: [
    { from: "../../../packages/ui/tokens", to: "/tokens" },
    { from: "../../../packages/ui/src/tokens/tokens.css", to: "/tokens/tokens.css" },
  ],
  core: { disableTelemetry: true },
  // Relative addresses, so that the static build works from any folder. Pictures keep separate files, because screens
  // refuse data URLs.
  viteFinal: (vite) => ({
    ...vite,
    base: "./",
    build: { ...vite.build, assetsInlineLimit: 0 },
    plugins: [...(vite.plugins ?? []), earlyButtons],
  }),
};

export default config;
