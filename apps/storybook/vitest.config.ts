import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "../../packages/federation/src/testing/findChromium.ts";

// Stories are tested with React's production build, as borrowers have it: a fifth less time. Warnings of the development build
// fail the tests of packages.
process.env.NODE_ENV = "production";

/** The folder of `pnpm --filter @lending/storybook looks`, which compares the screenshot of each story. */
const looks = process.env.LOOKS;

export default defineConfig({
  test: {
    // Uses every core. By default the runner leaves one free, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      {
        ...(looks ? { server: { fs: { allow: ["../..", looks] } } } : {}),
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: "stories",
          // One page for all files: a page for each takes twice the work.
          isolate: false,
          // Generous, so that a busy machine does not fail tests.
          testTimeout: 90_000,
          setupFiles: [looks ? "./.storybook/compareLook.ts" : "./.storybook/checkControls.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            // Moving elements cannot be measured reliably.
            provider: playwright({ launchOptions: await findChromium(), contextOptions: { reducedMotion: "reduce" } }),
            instances: [{ browser: "chromium" }],
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext }) => `${looks}/pictures/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext }) => `${looks}/differences/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
