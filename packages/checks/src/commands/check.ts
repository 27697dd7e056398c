import { describeStep, runStep, type Step } from "./runStep.ts";

// Builds come first, because budgets measure them. The other steps are independent and run in parallel.
const first: readonly Step[] = [{ name: "build", command: "turbo run build --output-logs=errors-only" }];
const rest: readonly Step[] = [
  { name: "types", command: "turbo run typecheck --output-logs=errors-only" },
  { name: "format and lint", command: "biome check --error-on-warnings ." },
  { name: "dependencies in one version", command: "sherif" },
  { name: "unused files and exports", command: "knip" },
  { name: "import direction", command: "node packages/checks/src/commands/boundaries.ts" },
  { name: "changesets", command: "node packages/checks/src/commands/changesets.ts" },
  { name: "tokens", command: "node packages/checks/src/commands/tokens.ts" },
  { name: "messages", command: "node packages/checks/src/commands/messages.ts" },
  { name: "specification map", command: "node packages/checks/src/commands/specificationMap.ts" },
  { name: "plain English and documents", command: "node packages/checks/src/commands/language.ts" },
  { name: "caps on small loans", command: "node apps/sandbox/src/commands/listExcesses.ts", isReport: true },
  { name: "budgets", command: "node packages/checks/src/commands/budgets.ts" },
];

let failed = false;
const report = async (step: Step) => {
  const result = await runStep(step, false);
  console.log(describeStep(result));
  if (!result.ok) failed = true;
  if (!result.ok || step.isReport) console.log(result.output);
};

for (const step of first) await report(step);
if (!failed) {
  const queue = [...rest];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await report(step);
  };
  await Promise.all([worker(), worker()]);
}
process.exitCode = failed ? 1 : 0;
