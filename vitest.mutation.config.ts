import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import { readRun } from "./packages/checks/src/mutation/journal.ts";
import usual from "./vitest.config.ts";

const { project, changed, files = [] } = readRun();
const codeOf = JSON.parse(readFileSync(changed, "utf8")) as Record<string, string>;
const here = (file: string) => new URL(file, import.meta.url).pathname;

const order = files.map(here);
class InOrder extends BaseSequencer {
  override async sort(specifications: Parameters<BaseSequencer["sort"]>[0]) {
    return specifications.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  }
}

/** The tests of one project as they are, before code that can be changed while they run. */
const projects = (usual.test?.projects ?? []).flatMap((one) => {
  if (typeof one !== "object" || !("test" in one)) return [];
  if (one.test?.name !== project && one.test?.name !== `${project}-page`) return [];
  return {
    plugins: [{ name: "changed-code", enforce: "pre" as const, load: (id: string) => codeOf[id.split("?")[0] ?? ""] }],
    test: {
      ...one.test,
      // The cache key is the text of the file, so one run would receive the changes of another.
      fsModuleCache: false,
      // Threads, not processes: one that is stuck in a loop would outlive the run that ends it.
      pool: one.test.pool ?? ("threads" as const),
      runner: here("./packages/checks/src/mutation/MutantRunner.ts"),
      // A change that makes a test wait without end must not cost half a minute.
      testTimeout: 15_000,
      setupFiles: [one.test.setupFiles ?? []]
        .flat()
        .flatMap((file) =>
          file.includes("waitForBusyMachine") ? [file, here("./packages/checks/src/mutation/waitLess.ts")] : file,
        ),
    },
  };
});

export default defineConfig({
  test: {
    projects,
    strictTags: false,
    fileParallelism: false,
    maxWorkers: 1,
    sequence: { sequencer: InOrder },
    passWithNoTests: true,
  },
});
