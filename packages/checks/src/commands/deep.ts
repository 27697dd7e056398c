import { describeStep, runStep, type Step } from "./runStep.ts";

// Tests that take too long for every change: more property-test cases, every screen under every fault, other browser
// engines, and memory over thousands of navigations.
const inBrowsers = "cd apps/e2e && ./node_modules/.bin/playwright test -c playwright.deep.config.ts";
const steps: readonly Step[] = [
  { name: "build, twice the same", command: "node packages/checks/src/commands/buildTwice.ts" },
  { name: "a release every day", command: "node packages/checks/src/commands/followDocument.ts docs/shipping.md" },
  {
    name: "a remote and a screen, by CONTRIBUTING.md",
    command: "node packages/checks/src/commands/followDocument.ts CONTRIBUTING.md",
  },
  { name: "workflows, on S3 and the edge", command: "node packages/checks/src/commands/rehearseWorkflows.ts" },
  {
    name: "a remote in its repository",
    command: "node packages/checks/src/commands/followDocument.ts docs/external-remotes.md",
  },
  { name: "200 simultaneous publishers", command: "CHAOS_PUBLISHERS=200 vitest run chaosTest" },
  { name: "independent teams, 60 steps", command: "RELEASE_STEPS=60 vitest run independentTeams" },
  {
    name: "breaking changes are refused, commits that broke nothing are not",
    command: "SHAPE_CHANGES=200 SHAPE_COMMITS=100 vitest run shapeCorpus",
  },
  { name: "what a change reruns, of every package", command: "AFFECTED=all vitest run affectedTasks" },
  {
    name: "the manifest of components",
    command: "cd apps/storybook && MANIFEST=1 ./node_modules/.bin/vitest run --project unit manifest",
  },
  {
    name: "properties, many cases",
    command: `FUZZ_RUNS=${process.env.FUZZ_RUNS ?? 150} vitest run hostile properties fuzz`,
  },
  {
    name: "production, with what fails there",
    command: `FAILURE_SECONDS=${process.env.FAILURE_SECONDS ?? 120} CANARY_RUNS=2000 vitest run src/deploy createErrorTest`,
  },
  {
    name: "journeys, as production serves them",
    command: "cd apps/e2e && JOURNEYS_SITE=production ./node_modules/.bin/playwright test",
  },
  {
    name: "the journeys that a change does not run",
    command: "cd apps/e2e && ./node_modules/.bin/playwright test --grep @long",
  },
  { name: "twelve incidents", command: `${inBrowsers} incidents` },
  { name: "every fault, every screen", command: `${inBrowsers} faults` },
  { name: "every engine", command: `${inBrowsers} engines` },
  { name: "every control before the scripts", command: `${inBrowsers} everyControl` },
  { name: "the order of styles", command: `${inBrowsers} styles` },
  { name: "ten thousand early taps", command: `${inBrowsers} earlyTaps` },
  { name: "back from the page cache", command: `${inBrowsers} pageCache` },
  { name: "thousands of navigations", command: `${inBrowsers} soak` },
];

const results = [];
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  results.push(await runStep(step, true));
}
console.log("");
for (const result of results) console.log(describeStep(result));
process.exitCode = results.some((result) => !result.ok) ? 1 : 0;
