import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const inNode = new Set(["federation", "delivery", "checks", "sandbox", "edge", "node-runtime"]);
/** Packages that read bodies as streams: a VM context does not share the stream classes with Node. */
const readsStreams = new Set(["api-client"]);
/** Packages whose test files change no module, global or working directory: a process for each file takes twice the work. */
const sharesModules = new Set(["api-client", "delivery", "edge", "sandbox"]);
const draws = (name: string) => !inNode.has(name) && !readsStreams.has(name);
const setup = (name: string) => new URL(`./packages/federation/src/testing/${name}.ts`, import.meta.url).pathname;
const hasOwnRunner = new Set(["storybook", "e2e"]);
/** The only package to test, for a runner that cannot pass `--project` (stryker.config.mjs). */
const only = process.env.TEST_PROJECT;

/** The tests of a package for Node that render a page. They are a project, so that they share a document as the others do. */
const pageTests = (root: string) =>
  globSync(`${root}/src/**/*.test.ts`, { cwd: import.meta.dirname })
    .filter((file) => /@vitest-environment jsdom/.test(readFileSync(new URL(file, import.meta.url), "utf8")))
    .map((file) => file.slice(root.length + 1));

const projects = ["packages", "apps"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url)).map((name) => ({ name, root: `${folder}/${name}` })),
  )
  .filter(({ name, root }) => existsSync(new URL(`${root}/package.json`, import.meta.url)) && !hasOwnRunner.has(name))
  .filter(({ name }) => !only || name === only)
  .flatMap(({ name, root }) => {
    const include = ["src/**/*.test.{ts,tsx}"];
    const pages = inNode.has(name) ? pageTests(root) : [];
    const own = { name, root, include, exclude: pages, rendersPage: draws(name) };
    return pages.length === 0
      ? [own]
      : [own, { name: `${name}-page`, root, include: pages, exclude: [], rendersPage: true }];
  })
  .map(({ name, root, include, exclude, rendersPage }) => ({
    test: {
      name,
      root,
      include,
      exclude,
      environment: rendersPage || readsStreams.has(name) ? "jsdom" : "node",
      // One document for each worker and a context for each file: four times as fast as a document for each file.
      ...(rendersPage ? { pool: "vmThreads" as const } : {}),
      ...(sharesModules.has(name) ? { isolate: false } : {}),
      setupFiles: [
        setup("failOnConsoleError"),
        ...(draws(name) && !name.endsWith("-page") ? [setup("waitForBusyMachine")] : []),
      ],
      // Generous on purpose: a busy machine must not decide.
      testTimeout: 90_000,
      hookTimeout: 90_000,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
    },
  }));

export default defineConfig({
  test: {
    projects,
    passWithNoTests: true,
    // Every core works: by itself the runner leaves one free, which of two is half.
    maxWorkers: "100%",
    // Tests are tagged with the rules that they prove (docs/specification). `pnpm check` refuses an unknown one.
    strictTags: false,
  },
});
