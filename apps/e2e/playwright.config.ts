import { existsSync } from "node:fs";
import { findChromium } from "@lending/federation/testing";
import { defineConfig } from "@playwright/test";

// One line instead of a stack for each journey.
if (!existsSync(`${import.meta.dirname}/../shell/dist/shell`)) {
  process.stderr.write("The apps are not built. Build them: pnpm verify --build\n");
  process.exit(1);
}

/** The font of Android, so that the width of a text does not depend on the fonts of the machine. */
const env = { ...process.env, FONTCONFIG_FILE: `${import.meta.dirname}/fonts.conf` };

export default defineConfig({
  testDir: "src/journeys",
  testMatch: "**/*.spec.ts",
  outputDir: "results",
  reporter: process.stdout.isTTY ? "list" : "dot",
  // No retries: a flaky journey counts as a failure.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Generous, so that a busy machine does not fail a journey. The benchmark measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    browserName: "chromium",
    launchOptions: { ...(await findChromium()), env },
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en-PH",
    timezoneId: "Asia/Manila",
  },
});
