import { GENERATORS } from "./generate.ts";
import { describeStep, runStep, type Step } from "./runStep.ts";

/** The checks of the whole repository. They need current builds, because budgets measure them: `pnpm check` builds first. */
const steps: readonly Step[] = [
  { name: "format and lint", command: "biome check --error-on-warnings *.json *.ts docs .changeset" },
  { name: "dependencies in one version", command: "sherif" },
  { name: "unused files and exports", command: "knip" },
  { name: "import direction and paths", command: "node packages/checks/src/commands/boundaries.ts" },
  { name: "workflows", command: "node packages/checks/src/commands/workflows.ts" },
  { name: "host contract", command: "node packages/checks/src/commands/hostContract.ts" },
  ...Object.entries(GENERATORS).map(([name, file]) => ({ name, command: `node ${file}` })),
  { name: "messages", command: "node packages/checks/src/commands/messages.ts" },
  { name: "specification", command: "node packages/checks/src/commands/specification.ts" },
  { name: "plain English and documents", command: "node packages/checks/src/commands/language.ts" },
  { name: "caps on small loans", command: "node apps/sandbox/src/commands/listExcesses.ts", isReport: true },
  { name: "budgets", command: "node packages/checks/src/commands/budgets.ts" },
];

const queue = [...steps];
async function work() {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const result = await runStep(step, false);
    console.log(describeStep(result));
    if (!result.ok) process.exitCode = 1;
    if (!result.ok || step.isReport) console.log(result.output);
  }
}
await Promise.all([work(), work()]);
