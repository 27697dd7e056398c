/** The files to change: `pnpm exec stryker run --mutate packages/ui/src/format/formatMoney.ts` */
const file = process.argv.find((argument) => /^(?:packages|apps)\//.test(argument)) ?? "";
// Only the tests of the file's package run (vitest.config.ts). The processes that Stryker starts inherit the variable.
process.env.TEST_PROJECT ??= file.split("/")[1] ?? "";

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [],
  ignorePatterns: [".changeset", "dist", "docs", "releases", "results", "apps/sandbox/data", "apps/storybook/.looks"],
  // What runs only while a file loads needs all tests again for each change.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: "node_modules/.cache/stryker.json",
  tempDirName: ".stryker",
  reporters: ["clear-text"],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { break: 80 },
};
