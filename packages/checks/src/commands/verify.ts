import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { type AffectedTests, affectedTests, readAt } from "../turbo/affectedTests.ts";
import { JOINED_TASKS, joinTasks, planTasks, readTasks, type Task } from "../turbo/planTasks.ts";
import { describeStep, runStep, type Step, type StepResult } from "./runStep.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
// Some 200 processes load the same tools: compiled once, a sandbox starts with half the work, a test file with a sixth less.
process.env.NODE_COMPILE_CACHE ??= path.join(repository, "node_modules/.cache/node");
const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    affected: { type: "boolean", default: false },
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

/** Returns where this branch left its base, and the files that differ from it, committed or not. */
function readChanges(): { readonly start: string; readonly changed: readonly string[] } {
  for (const base of ["origin/main", "main"])
    try {
      const start = git("merge-base", base, "HEAD").trim();
      const changed = [
        ...lines(git("diff", "--name-only", "--no-renames", start)),
        ...lines(git("ls-files", "--others", "--exclude-standard")),
      ];
      return { start, changed };
    } catch {
      // The next base may exist.
    }
  throw new Error("There is no branch origin/main or main to compare with.");
}

/** Returns whether a task runs the journeys of another app: those of a named app open its pages, and `--affected` runs all. */
const isJourneyOfOthers = (taskId: string) =>
  names.every((name) => existsSync(path.join(repository, "apps", name))) &&
  taskId.endsWith("#journeys") &&
  !names.some((name) => taskId === `@lending/${name}#journeys`);

/** Returns what the changes of one named app can affect; undefined when it is not known, and without changes. */
function narrow(): AffectedTests | undefined {
  const [app = ""] = names;
  if (names.length !== 1 || !existsSync(path.join(repository, "apps", app, "src/routes.tsx"))) return undefined;
  const { start, changed } = readChanges();
  return changed.length > 0
    ? affectedTests({ repository, app, changed, readBefore: readAt(repository, start) })
    : undefined;
}

/** The tasks of a narrowed verification: the ids that a dry run prints, and how the tests of some files run. */
function planNarrow({ tests, stories, journeys, isCopy }: AffectedTests) {
  const own = `@lending/${names[0]}`;
  const runs = [
    { taskId: `${own}#test`, folder: ".", command: `vitest run --project ${names[0]}`, files: tests },
    { taskId: `${own}#stories`, folder: "apps/storybook", command: "vitest run --project stories", files: stories },
    { taskId: `${own}#journeys`, folder: "apps/e2e", command: "playwright test --grep-invert @long", files: journeys },
  ]
    .filter(({ files }) => files.length > 0)
    .map(({ taskId, folder, command, files }) => {
      const listed = files.map((file) => path.relative(folder, file)).join(" ");
      return { name: taskId, command: `cd ${folder} && ./node_modules/.bin/${command} ${listed}` };
    });
  const others = isCopy ? [] : ["@lending/storybook#test", "@lending/storybook#typecheck"];
  return { tasks: ["//#checks", `${own}#lint`, `${own}#typecheck`, ...others], runs };
}

/** Chooses the tasks: those of the named apps and packages, those that the changes concern, or all. */
function choose(tasks: readonly Task[]): readonly string[] {
  const everything = planTasks(tasks, ["every file"]);
  if (names.length > 0)
    return planTasks(
      tasks,
      names.flatMap(filesOf).filter((file) => !file.endsWith("/turbo.json")),
    ).filter((taskId) => !isJourneyOfOthers(taskId));
  return options.affected ? planTasks(tasks, readChanges().changed) : everything;
}

/** Reads the numbers of passed and failed tests from the summary of Vitest or Playwright. */
function countTests(log: string) {
  const vitest = /^\s*Tests\s+(.*)$/m.exec(log)?.[1];
  const read = (status: string) =>
    Number(new RegExp(`${vitest === undefined ? "^\\s*" : ""}(\\d+) ${status}\\b`, "m").exec(vitest ?? log)?.[1] ?? 0);
  return { passed: read("passed"), failed: read("failed") };
}

/** Prints how long the steps took, and the number of tests in the logs. Returns the exit code. */
function report(results: readonly StepResult[], logs: readonly string[]): number {
  const counts = logs.map((log) => countTests(stripVTControlCharacters(log)));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const found = counts.reduce((sum, count) => sum + count.failed, 0);
  const failed = found === 0 && results.some(({ ok }) => !ok) ? 1 : found;
  console.log("");
  for (const result of results) console.log(describeStep(result));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

// Journeys open the whole site, so every build exists, but only a change of what they open runs them again.
const build = { name: "build", command: "turbo run build --output-logs=errors-only" };
const turbo = (planned: readonly string[]) => ({
  name: "tasks",
  command: `turbo run ${planned.join(" ")} --output-logs=errors-only --continue --concurrency=${availableParallelism()}`,
});

/** Runs tasks. The output of unchanged ones comes from the cache, and their tests count. */
async function run(tasks: readonly Task[], chosen: readonly string[]): Promise<number> {
  const planned = joinTasks(chosen);
  const results = [await runStep(build, true)];
  if (results[0]?.ok) results.push(await runStep(turbo(planned), true));
  const logs = [...JOINED_TASKS, ...tasks]
    .filter(({ taskId }) => planned.includes(taskId))
    .map(({ logFile }) => path.join(repository, logFile));
  return report(
    results,
    logs.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8")),
  );
}

/** Runs tests of some files in two queues: beside unit tests and stories, the checks and then the journeys. */
async function runNarrow({ tasks, runs }: ReturnType<typeof planNarrow>): Promise<number> {
  const built = runStep(build, false);
  const isJourney = ({ name }: Step) => name.endsWith("#journeys");
  const queue = async (steps: readonly Step[]) => {
    const results = [];
    for (const step of steps) results.push(await runStep(step, false));
    return results;
  };
  const [first, ...others] = await Promise.all([
    built,
    queue(runs.filter((step) => !isJourney(step))),
    built.then(({ ok }) => queue([turbo(tasks), ...(ok ? runs.filter(isJourney) : [])])),
  ]);
  const results = [first, ...others.flat()];
  for (const { name, output } of results.filter(({ ok }) => !ok)) console.log(`\n== ${name}\n${output}`);
  return report(
    results,
    results.map(({ output }) => output),
  );
}

// Runs what a change must pass.
try {
  const affected = narrow();
  const narrowed = affected && planNarrow(affected);
  const tasks = narrowed ? [] : readTasks(repository);
  const planned = narrowed ? [...narrowed.tasks, ...narrowed.runs.map(({ name }) => name)].sort() : choose(tasks);
  if (options["dry-run"]) console.log(planned.join("\n"));
  else if (narrowed) process.exitCode = await runNarrow(narrowed);
  else if (planned.length === 0) console.log("Nothing changed.");
  else process.exitCode = await run(tasks, planned);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
}
