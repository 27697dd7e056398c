import { defineConfig } from "@playwright/test";
import baseConfig from "./playwright.config.ts";

/** Configuration of the long tests: every screen under every fault, other browser engines, and memory over thousands of navigations. */
export default defineConfig(baseConfig, {
  testDir: "src/deep",
  outputDir: "results/deep",
  expect: { timeout: 30_000 },
  timeout: 240_000,
});
