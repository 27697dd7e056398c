import { defineConfig } from "vitest/config";
import { linksModule } from "./src/links/offerLinks.ts";

/** The unit tests have their own configuration: that of the stories starts Storybook, which takes longer than they do. */
export default defineConfig({
  plugins: [linksModule],
  test: {
    name: "unit",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    // One process for all files: each reads the links of all screens, which takes seconds.
    isolate: false,
    maxWorkers: 1,
    // Generous, so that a busy machine does not fail tests.
    testTimeout: 90_000,
    // Runs the sources of the product in Node itself, as Storybook does.
    server: { deps: { external: [/federation\/src\/preset/] } },
  },
});
