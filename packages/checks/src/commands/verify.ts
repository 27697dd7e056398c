import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { baseOf, CHECKS, findFolder, git, joinTasks, readTasks, TASKS } from "../turbo/readTasks.ts";
import { findMissing } from "./changesets.ts";
import { runDeep } from "./deep.ts";
import { describeFailures, runStep, runTasks } from "./runTasks.ts";

const USAGE = `Usage: pnpm verify                  everything
       pnpm verify loan             what concerns an app or a package, and what imports it
       pnpm verify --affected       what reads a file that differs from main
       pnpm verify --deep           the long tests of docs/trust.md
       pnpm check                   types, lint and the checks of the repository
With --dry-run it prints the tasks and runs nothing.`;

const repository = path.resolve(import.meta.dirname, "../../../..");
// Some 200 processes load the same tools: compiled once, a sandbox starts with half the work, a test file with a sixth less.
process.env.NODE_COMPILE_CACHE ??= path.join(repository, "node_modules/.cache/node");

const readCommand = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      affected: { type: "boolean", default: false },
      /** Only types, lint and the checks of the repository: `pnpm check`. */
      check: { type: "boolean", default: false },
      /** Only the builds: the first part of `npm start`. */
      build: { type: "boolean", default: false },
      /** With `build`, an app that is not built: `pnpm dev` serves it, and the sandbox runs the sources of the edge. */
      without: { type: "string" },
      /** What takes too long for every change. */
      deep: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
type Command = ReturnType<typeof readCommand>;

/** Returns the filter of an app or a package and everything that imports it. Throws when there is none. */
const filterOf = (name: string) => `--filter=...@lending/${path.basename(findFolder(repository, name))}`;

/** Returns the tasks that a command runs, with the files of their output. */
function choose({ positionals: names, values: options }: Command): ReadonlyMap<string, string> {
  if (options.build) {
    const builds = readTasks(repository, { tasks: ["build"], options: [] });
    return new Map([...builds].filter(([id]) => id !== `@lending/${options.without}#build`));
  }
  if (options.check) return joinTasks(readTasks(repository, { tasks: ["typecheck", "checks"], options: [] }));
  if (names.length > 0)
    return new Map([...readTasks(repository, { tasks: TASKS, options: names.map(filterOf) }), CHECKS]);
  const chosen = options.affected
    ? readTasks(repository, { tasks: TASKS, options: ["--affected"], base: baseOf(repository) })
    : readTasks(repository, { tasks: TASKS, options: [] });
  return options["dry-run"] ? chosen : joinTasks(chosen);
}

/** Reads the numbers of passed and failed tests from the summary of Vitest or Playwright. */
function countTests(log: string) {
  const vitest = /^\s*Tests\s+(.*)$/m.exec(log)?.[1];
  const read = (status: string) =>
    Number(new RegExp(`${vitest === undefined ? "^\\s*" : ""}(\\d+) ${status}\\b`, "m").exec(vitest ?? log)?.[1] ?? 0);
  return { passed: read("passed"), failed: read("failed") };
}

/** Returns the numbers of tests in the output of tasks. That of an unchanged task comes from the cache. */
function sumTests(logFiles: Iterable<string>) {
  const counts = [...logFiles]
    .map((file) => path.join(repository, file))
    .filter((file) => existsSync(file))
    .map((file) => countTests(stripVTControlCharacters(readFileSync(file, "utf8"))));
  const sum = (read: (count: ReturnType<typeof countTests>) => number) =>
    counts.reduce((all, one) => all + read(one), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}

/**
 * Returns which changed packages have no changeset; that of an uncommitted change may be missing. The result depends on the base
 * branch, so no task can cache it.
 */
function reviewChangesets(): readonly string[] {
  try {
    const { problems, isCommitted } = findMissing(repository, baseOf(repository));
    if (isCommitted) return problems;
    for (const problem of problems) console.log(`Before you commit: ${problem}`);
  } catch (fault) {
    // A clone without the base branch, or a folder without Git, has nothing to compare with.
    console.log(`Changesets were not checked. ${(fault as Error).message}`);
  }
  return [];
}

/**
 * Returns what is wrong with imports, paths, owners and messages, which only the sources state. Builds and types would fail of
 * it too, with stacks that say less.
 */
async function checkSources(): Promise<readonly string[]> {
  const checks = ["boundaries", "messages"].map((name) => ({
    name,
    command: `node packages/checks/src/commands/${name}.ts`,
  }));
  const results = await Promise.all(checks.map((one) => runStep(one, false)));
  return results.filter(({ ok }) => !ok).map(({ output }) => output.trim());
}

/** Builds everything, because journeys open and budgets measure the builds, then runs the tasks. Returns the exit code. */
async function run(command: Command): Promise<number> {
  if (command.values.deep) return runDeep();
  // Without it Turborepo reads every file of the folder, which takes longer than anybody waits.
  git(repository, "rev-parse", "--git-dir");
  const chosen = choose(command);
  if (command.values["dry-run"]) {
    console.log([...chosen.keys()].sort().join("\n"));
    return 0;
  }
  if (chosen.size === 0) {
    console.log("Nothing changed.");
    return 0;
  }
  const { build: isBuild, check: isCheck } = command.values;
  const name = isCheck ? "check" : ["verify", ...command.positionals].join(" ");
  const mistakes = isBuild ? [] : await checkSources();
  if (mistakes.length > 0) {
    for (const mistake of [...mistakes, ...reviewChangesets()]) console.error(mistake);
    console.log(`\nFAIL ${name}  Correct these first: they break builds and types too. Then: pnpm ${name}`);
    return 1;
  }
  const builds = isBuild ? chosen : readTasks(repository, { tasks: ["build"], options: [] });
  const built = await runTasks("build", [...builds.keys()]);
  if (isBuild) {
    for (const line of describeFailures(built.failures)) console.error(line);
    return built.failures.size > 0 ? 1 : 0;
  }
  // Journeys would open the build before one that failed.
  const possible = new Map([...chosen].filter(([id]) => built.failures.size === 0 || !/journey/.test(id)));
  const done = await runTasks(name, [...possible.keys()]);
  // A build that failed failed in both.
  const reasons = [...describeFailures(new Map([...built.failures, ...done.failures])), ...reviewChangesets()];
  const { passed, failed } = sumTests(possible.values());
  const ok = reasons.length === 0;
  console.log(`\n${ok ? "ok  " : "FAIL"} ${name}  ${Math.round(built.seconds + done.seconds)} s`);
  // At the end, where they are found at once.
  for (const reason of reasons) console.error(reason);
  if (!isCheck) console.log(`\n${passed} passed, ${Math.max(failed, ok ? 0 : 1)} failed`);
  return ok ? 0 : 1;
}

try {
  process.exitCode = await run(readCommand());
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  if (/^Unknown option/.test(String((fault as Error).message))) console.error(USAGE);
  process.exitCode = 2;
}
