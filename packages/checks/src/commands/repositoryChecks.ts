import { describeStep, runStep, type Step } from "./runTasks.ts";

/** The commands that generate files from others, by what they are about. Without `--write` they compare. */
const GENERATORS: Readonly<Record<string, string>> = {
  tokens: "packages/checks/src/commands/tokens.ts",
  "native bridge": "packages/checks/src/commands/native.ts",
  "stored values": "packages/checks/src/commands/stored.ts",
  "OpenAPI document": "apps/sandbox/src/commands/openApi.ts",
};

/**
 * The checks of the whole repository, besides those of `verify.ts` that run before. They need current builds, because budgets
 * measure them.
 */
const CHECKS: readonly Step[] = [
  {
    name: "format and lint",
    command: "biome check --error-on-warnings .",
    remedy: "Mend what is marked FIXABLE, and format: pnpm exec biome check --write",
  },
  { name: "dependencies in one version", command: "sherif", remedy: "Mend what can be mended: pnpm exec sherif --fix" },
  {
    name: "unused files and exports",
    command: "knip",
    remedy: "Remove what is listed, or its `export`. Then again: pnpm exec knip",
  },
  { name: "workflows", command: "node packages/checks/src/commands/workflows.ts" },
  { name: "host contract", command: "node packages/checks/src/commands/hostContract.ts" },
  ...Object.entries(GENERATORS).map(([name, file]) => ({ name, command: `node ${file}` })),
  { name: "specification", command: "node packages/checks/src/commands/specification.ts" },
  { name: "documents", command: "markdownlint-cli2" },
  { name: "tests of promises", command: "node packages/checks/src/commands/promises.ts" },
  { name: "budgets", command: "node packages/checks/src/commands/budgets.ts" },
];

/** Runs the checks, two at a time, and prints what failed last. */
async function check(): Promise<void> {
  const queue = [...CHECKS];
  const failures: string[] = [];
  async function work() {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = await runStep(step, false);
      if (!result.ok) failures.push(`${step.name}:`, result.output.trim(), ...(step.remedy ? [step.remedy] : []));
      else console.log(describeStep(result));
    }
  }
  await Promise.all([work(), work()]);
  for (const line of failures) console.log(line);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Writes the generated files that are out of date, and names each. */
async function generate(): Promise<void> {
  const results = await Promise.all(
    Object.entries(GENERATORS).map(([name, file]) => runStep({ name, command: `node ${file} --write` }, false)),
  );
  const written = results.flatMap(({ output }) => output.match(/^wrote .*$/gm) ?? []);
  for (const line of written.length > 0 ? written : ["Every generated file is up to date."]) console.log(line);
  for (const { output } of results.filter(({ ok }) => !ok)) console.error(output.trim());
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

await (process.argv.includes("--write") ? generate() : check());
