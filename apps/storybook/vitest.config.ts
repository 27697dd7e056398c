import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "../../packages/federation/src/testing/findChromium.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            // What moves is neither seen nor measured in the middle of its way.
            provider: playwright({ launchOptions: await findChromium(), contextOptions: { reducedMotion: "reduce" } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      { test: { name: "looks", include: ["src/**/*.test.ts"], environment: "node" } },
    ],
  },
});
