import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { defineConfig } from "vitest/config";

// A shell may name production, in which React has no test tools.
process.env.NODE_ENV = "test";

const inNode = new Set(["bench", "federation", "releases", "delivery", "checks", "sandbox", "edge", "node-runtime"]);
/** Packages that read bodies as streams: a VM context does not share the stream classes with Node. */
const readsStreams = new Set(["api-client"]);
/** Packages whose test files change no module, global or working directory: a process for each file takes twice the work. */
const sharesModules = new Set(["api-client", "releases", "delivery", "edge", "sandbox"]);
const hasOwnRunner = new Set(["storybook", "e2e"]);
const setup = (name: string) => path.join(import.meta.dirname, `packages/federation/src/testing/${name}.ts`);
const options = { project: { type: "string", multiple: true } } as const;
/** The only projects to test. To configure the others too takes longer than the tests of a small package. */
const wanted = parseArgs({ args: process.argv.slice(2), options, strict: false }).values.project ?? [
  // For a runner that cannot pass `--project` (stryker.config.mjs).
  process.env.TEST_PROJECT || "*",
];
/** Whether one of a package's two projects is to be tested. */
const isWanted = (name: string) =>
  [name, `${name}-page`].some((project) => wanted.some((pattern) => path.matchesGlob(project, String(pattern))));

/** The tests of a package for Node that render a page, or a template. They are a project, so that they share a document as the others do. */
const pageTests = (root: string) =>
  globSync([`${root}/src/**/*.test.ts`, `${root}/template/**/*.test.tsx`], { cwd: import.meta.dirname })
    .filter((file) =>
      /@vitest-environment jsdom|TestScreen/.test(readFileSync(path.join(import.meta.dirname, file), "utf8")),
    )
    .map((file) => file.slice(root.length + 1));

const projects = globSync("{packages,apps}/*/package.json", { cwd: import.meta.dirname })
  .map((file) => path.dirname(file))
  .filter((root) => !hasOwnRunner.has(path.basename(root)) && isWanted(path.basename(root)))
  .flatMap((root) => {
    const name = path.basename(root);
    const pages = inNode.has(name) ? pageTests(root) : [];
    const rendersPage = !inNode.has(name) && !readsStreams.has(name);
    const own = { name, root, include: ["src/**/*.test.{ts,tsx}"], exclude: pages, rendersPage };
    const ofPages = { name: `${name}-page`, root, include: pages, exclude: [], rendersPage: true };
    return pages.length === 0 ? [own] : [own, ofPages];
  })
  .map(({ rendersPage, ...own }) => ({
    test: {
      ...own,
      environment: rendersPage || readsStreams.has(own.name) ? "jsdom" : "node",
      // One document for each worker and a context for each file: four times as fast as a document for each file.
      ...(rendersPage ? { pool: "vmThreads" as const } : {}),
      ...(sharesModules.has(own.name) ? { isolate: false } : {}),
      setupFiles: [setup("failOnConsoleError"), ...(rendersPage ? [setup("waitForBusyMachine")] : [])],
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
    // What failed is not below a list of what passed, where nobody watches.
    reporters: process.stdout.isTTY ? ["default"] : ["dot"],
    // Every core works: by itself the runner leaves one free, which of two is half.
    maxWorkers: "100%",
    // Tests are tagged with the rules that they prove (docs/specification). `pnpm check` refuses an unknown one.
    strictTags: false,
  },
});
