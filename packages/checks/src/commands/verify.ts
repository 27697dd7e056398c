import { stripVTControlCharacters } from "node:util";
import { describeStep, runStep, type Step } from "./runStep.ts";

interface Suite extends Step {
  /** Reads the numbers of passed and failed tests from the suite's summary. */
  readonly count: (output: string) => { passed: number; failed: number };
}

const number = (text: string | undefined) => Number(text ?? 0);

const vitest: Suite["count"] = (output) => {
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? "";
  return { passed: number(/(\d+) passed/.exec(line)?.[1]), failed: number(/(\d+) failed/.exec(line)?.[1]) };
};
const playwright: Suite["count"] = (output) => ({
  passed: number(/^\s*(\d+) passed/m.exec(output)?.[1]),
  failed: number(/^\s*(\d+) failed/m.exec(output)?.[1]),
});

const suites: readonly Suite[] = [
  { name: "unit and component tests", command: "vitest run", count: vitest },
  { name: "stories", command: "cd apps/storybook && vitest run", count: vitest },
  { name: "journeys", command: "cd apps/e2e && ./node_modules/.bin/playwright test", count: playwright },
];

// Runs everything that a change must pass: the checks, then all tests.
const results = [await runStep({ name: "check", command: "node packages/checks/src/commands/check.ts" }, true)];
let passed = 0;
let failed = 0;
for (const suite of suites) {
  console.log(`\n== ${suite.name}`);
  const result = await runStep(suite, true);
  results.push(result);
  const counts = suite.count(stripVTControlCharacters(result.output));
  passed += counts.passed;
  failed += counts.failed + (result.ok || counts.failed > 0 ? 0 : 1);
}
if (!results[0]?.ok) failed += 1;

// Repeats the failures in short form, because CI often shows only the end of a long log.
const FAILURE_LINE = /^\s*(\d+\) |FAIL |(\w*Error|Expected|Received|Locator|Timeout)\b.*:|[-+] {2})/;
for (const { name, ok, output } of results) {
  if (ok) continue;
  const lines = stripVTControlCharacters(output).split("\n");
  console.log(`\n== why ${name} failed`);
  for (const line of lines.filter((text) => FAILURE_LINE.test(text)).slice(-24)) console.log(line.trim().slice(0, 240));
}

console.log("");
for (const result of results) console.log(describeStep(result));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.some((result) => !result.ok) ? 1 : 0;
