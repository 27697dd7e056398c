import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

const inBrowserDom = new Set(["ui", "bridge", "api-client", "shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"]);
const hasOwnRunner = new Set(["storybook", "e2e"]);

const projects = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => ({ name, root: `${folder}/${name}` })))
  .filter(({ name, root }) => existsSync(`${root}/package.json`) && !hasOwnRunner.has(name))
  .map(({ name, root }) => ({
    test: {
      name,
      root,
      include: ["src/**/*.test.{ts,tsx}"],
      environment: inBrowserDom.has(name) ? "jsdom" : "node",
      setupFiles: [new URL("./packages/federation/src/testing/failOnConsoleError.ts", import.meta.url).pathname],
      restoreMocks: true,
      unstubGlobals: true,
    },
  }));

export default defineConfig({ test: { projects, passWithNoTests: true } });
