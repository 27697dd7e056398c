import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Everything else draws screens. */
const inNode = new Set(["federation", "delivery", "checks", "sandbox"]);
const hasOwnRunner = new Set(["storybook", "e2e"]);

const projects = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => ({ name, root: `${folder}/${name}` })))
  .filter(({ name, root }) => existsSync(`${root}/package.json`) && !hasOwnRunner.has(name))
  .map(({ name, root }) => ({
    test: {
      name,
      root,
      include: ["src/**/*.test.{ts,tsx}"],
      environment: inNode.has(name) ? "node" : "jsdom",
      setupFiles: [new URL("./packages/federation/src/testing/failOnConsoleError.ts", import.meta.url).pathname],
      restoreMocks: true,
      unstubGlobals: true,
    },
  }));

export default defineConfig({ test: { projects, passWithNoTests: true } });
