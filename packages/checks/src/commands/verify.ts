import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { JOINED_TASKS, joinTasks, planTasks, readTasks, type Task } from "../turbo/planTasks.ts";
import { describeStep, runStep } from "./runStep.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
// Some 200 processes load the same tools: compiled once, a sandbox starts with half the work, a test file with a sixth less.
process.env.NODE_COMPILE_CACHE ??= path.join(repository, "node_modules/.cache/node");
const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    affected: { type: "boolean", default: false },
    base: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});

const git = (...parameters: readonly string[]) =>
  execFileSync("git", parameters, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const lines = (text: string) => text.split("\n").filter(Boolean);

/** Returns the files of an app or a package. Throws when there is none of this name. */
function filesOf(name: string): readonly string[] {
  const folder = [`apps/${name}`, `packages/${name}`].find((one) =>
    existsSync(path.join(repository, one, "package.json")),
  );
  if (!folder)
    throw new Error(
      `There is no apps/${name} or packages/${name}. Usage: pnpm verify [name …] [--affected] [--dry-run]`,
    );
  return lines(git("ls-files", "--cached", "--others", "--exclude-standard", folder));
}

/** Returns the files that differ from where this branch left its base, committed or not. */
function changedFiles(): readonly string[] {
  const bases = options.base ? [options.base] : ["origin/main", "main"];
  for (const base of bases)
    try {
      const start = git("merge-base", base, "HEAD").trim();
      return [
        ...lines(git("diff", "--name-only", "--no-renames", start)),
        ...lines(git("ls-files", "--others", "--exclude-standard")),
      ];
    } catch {
      // The next base may exist.
    }
  throw new Error(`There is no branch ${bases.join(" or ")} to compare with. Name one: --base <branch>`);
}

/** Returns whether a task runs the journeys of another app: those of a named app open its pages, and `--affected` runs all. */
const isJourneyOfOthers = (taskId: string) =>
  names.every((name) => existsSync(path.join(repository, "apps", name))) &&
  taskId.endsWith("#journeys") &&
  !names.some((name) => taskId === `@lending/${name}#journeys`);

/** Chooses the tasks: those of the named apps and packages, those that the changes concern, or all. */
function choose(tasks: readonly Task[]): readonly string[] {
  const everything = planTasks(tasks, ["every file"]);
  if (names.length > 0)
    return planTasks(
      tasks,
      names.flatMap(filesOf).filter((file) => !file.endsWith("/turbo.json")),
    ).filter((taskId) => !isJourneyOfOthers(taskId));
  return options.affected ? planTasks(tasks, changedFiles()) : everything;
}

const number = (text: string | undefined) => Number(text ?? 0);

/** Reads the numbers of passed and failed tests from the summary of Vitest or Playwright. */
function countTests(log: string) {
  const vitest = /^\s*Tests\s+(.*)$/m.exec(log)?.[1];
  const read = (status: string) =>
    number(
      (vitest === undefined ? new RegExp(`^\\s*(\\d+) ${status}\\b`, "m") : new RegExp(`(\\d+) ${status}`)).exec(
        vitest ?? log,
      )?.[1],
    );
  return { passed: read("passed"), failed: read("failed") };
}

const FAILURE_LINE = /^\s*(\d+\) |FAIL |(\w*Error|Expected|Received|Locator|Timeout)\b.*:|[-+] {2})/;

async function run(tasks: readonly Task[], chosen: readonly string[]): Promise<number> {
  const planned = joinTasks(chosen);
  // Journeys open the whole site, so every build exists, but only a change of what they open runs them again.
  const steps = [
    { name: "build", command: "turbo run build --output-logs=errors-only" },
    {
      name: "tasks",
      command: `turbo run ${planned.join(" ")} --output-logs=errors-only --continue --concurrency=${availableParallelism()}`,
    },
  ];
  const results = [];
  for (const step of steps) {
    results.push(await runStep(step, true));
    if (!results.at(-1)?.ok && step.name === "build") break;
  }
  let passed = 0;
  let failed = 0;
  const logs = [...JOINED_TASKS, ...tasks];
  for (const { taskId, logFile } of logs.filter((task) => planned.includes(task.taskId))) {
    const file = path.join(repository, logFile);
    const log = stripVTControlCharacters(existsSync(file) ? readFileSync(file, "utf8") : "");
    const counts = countTests(log);
    passed += counts.passed;
    failed += counts.failed;
    if (!log.includes("[ELIFECYCLE]")) continue;
    console.log(`\n== why ${taskId} failed`);
    const output = lines(log);
    for (const line of [...output.filter((text) => FAILURE_LINE.test(text)).slice(-24), ...output.slice(-6)])
      console.log(line.trim().slice(0, 240));
  }
  const isGreen = results.every(({ ok }) => ok);
  if (!isGreen && failed === 0) failed = 1;
  console.log("");
  for (const result of results) console.log(describeStep(result));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

// Runs what a change must pass. The output of unchanged tasks comes from the cache, and their tests count.
try {
  const tasks = readTasks(repository);
  const planned = choose(tasks);
  if (options["dry-run"]) console.log(planned.join("\n"));
  else if (planned.length === 0) console.log("Nothing changed.");
  else process.exitCode = await run(tasks, planned);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
}
