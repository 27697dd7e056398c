import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

/** The long part: every screen under every fault, other engines, and what needs thousands of turns. */
export default defineConfig(usual, {
  testDir: "src/deep",
  outputDir: "results/deep",
  expect: { timeout: 30_000 },
  timeout: 240_000,
});
