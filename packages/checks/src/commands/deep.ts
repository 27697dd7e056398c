import { describeStep, runStep } from "./runTasks.ts";

// Tests that take too long for every change: more property-test cases, every screen under every fault, other browser
// engines, and memory over thousands of navigations.
const build = "turbo run build --force --output-logs=errors-only";
const builtFiles = "find apps/*/dist/remote apps/*/dist/shell -type f";
const inBrowsers = "cd apps/e2e && ./node_modules/.bin/playwright test -c playwright.deep.config.ts";
const steps: Readonly<Record<string, string>> = {
  // Anybody with the source can then verify the live files.
  "build, twice the same": `rm -rf apps/*/dist && ${build} && sums=$(${builtFiles} | sort | xargs sha256sum) && rm -rf apps/*/dist && ${build} && [ "$sums" = "$(${builtFiles} | sort | xargs sha256sum)" ]`,
  "a release every day": "node packages/checks/src/commands/followDocument.ts docs/shipping.md",
  "a remote and a screen, by CONTRIBUTING.md": "node packages/checks/src/commands/followDocument.ts CONTRIBUTING.md",
  "a remote in its repository": "node packages/checks/src/commands/followDocument.ts docs/external-remotes.md",
  "200 simultaneous publishers": "CHAOS_PUBLISHERS=200 vitest run chaosTest",
  "independent teams, 300 steps": "RELEASE_STEPS=300 vitest run independentTeams",
  "the manifest of components":
    "cd apps/storybook && MANIFEST=1 ./node_modules/.bin/vitest run --config vitest.unit.config.ts manifest",
  "properties, many cases": `FUZZ_RUNS=${process.env.FUZZ_RUNS ?? 150} vitest run hostile properties fuzz`,
  "production, with what fails there": `FAILURE_SECONDS=${process.env.FAILURE_SECONDS ?? 120} CANARY_RUNS=2000 vitest run src/deploy createErrorTest`,
  "journeys, as production serves them": "cd apps/e2e && JOURNEYS_SITE=production ./node_modules/.bin/playwright test",
  "the journeys that a change does not run": "cd apps/e2e && ./node_modules/.bin/playwright test --grep @long",
  incidents: `${inBrowsers} incidents`,
  "every fault, every screen": `${inBrowsers} faults`,
  "every engine": `${inBrowsers} engines`,
  "every control before the scripts": `${inBrowsers} everyControl`,
  "the order of styles": `${inBrowsers} styles`,
  "back from the page cache": `${inBrowsers} pageCache`,
  "the contenders of the benchmark": "node apps/bench/src/buildContenders.ts",
  "thousands of navigations": `${inBrowsers} soak`,
};

/** Runs every step and prints a line for each. Returns the exit code. */
export async function runDeep(): Promise<number> {
  const results = [];
  for (const [name, command] of Object.entries(steps)) {
    console.log(`\n== ${name}`);
    results.push(await runStep({ name, command }, true));
  }
  console.log("");
  const failed = results.filter(({ ok }) => !ok);
  for (const result of results.filter(({ ok }) => ok)) console.log(describeStep(result));
  for (const result of failed) console.log(`${describeStep(result)}\n     again: ${result.command}`);
  return failed.length > 0 ? 1 : 0;
}
