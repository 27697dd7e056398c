import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "../../packages/federation/src/testing/findChromium.ts";

export default defineConfig({
  test: {
    // Every core works: by itself the runner leaves one free, which of two is half.
    maxWorkers: "100%",
    // What the stories said last is read by the overview page.
    reporters: ["default", ["json", { outputFile: "results/stories.json" }]],
    projects: [
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: "stories",
          // Generous on purpose: a busy machine must not decide.
          testTimeout: 30_000,
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
