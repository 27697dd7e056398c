import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "jsdom",
    setupFiles: ["@lending/federation/test-setup"],
    // The platform's packages are TypeScript with style sheets, which Node cannot import from node_modules.
    server: { deps: { inline: [/@lending\//] } },
  },
});
