import { describeStep, runStep, type Step } from "./runStep.ts";

/** The checks of the whole repository. They need the builds, because budgets measure them. */
const steps: readonly Step[] = [
  { name: "format and lint", command: "biome check --error-on-warnings *.json *.ts docs .changeset" },
  { name: "dependencies in one version", command: "sherif" },
  { name: "unused files and exports", command: "knip" },
  { name: "import direction", command: "node packages/checks/src/commands/boundaries.ts" },
  { name: "host contract", command: "node packages/checks/src/commands/hostContract.ts" },
  {
    name: "changesets",
    // A clone without the base branch has nothing to compare with.
    command:
      'if [ -n "$(git status --porcelain)" ]; then echo "Checked after the next commit."; exit 0; fi; base=$(git merge-base origin/main HEAD || git merge-base main HEAD); [ -z "$base" ] || changeset status --since "$base"',
  },
  { name: "tokens", command: "node packages/checks/src/commands/tokens.ts" },
  { name: "native bridge", command: "node packages/checks/src/commands/native.ts" },
  { name: "stored values", command: "node packages/checks/src/commands/stored.ts" },
  { name: "messages", command: "node packages/checks/src/commands/messages.ts" },
  { name: "specification", command: "node packages/checks/src/commands/specification.ts" },
  { name: "wire contract", command: "node apps/sandbox/src/commands/wireContract.ts" },
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
