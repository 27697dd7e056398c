import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

/** One step of a command: its display name, and the command line to run in a shell at the repository's root. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** What to do when it fails, unless its output says so. */
  readonly remedy?: string;
}

/** The result of a step. `output` is everything it printed. */
export interface StepResult extends Step {
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs one step to its end. With `live`, also prints its output while it runs. */
export function runStep(step: Step, live: boolean): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: "0" },
    });
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("close", (code) => {
      resolve({ ...step, ok: code === 0, seconds: (performance.now() - started) / 1000, output });
    });
  });
}

/** Returns a one-line summary of a step. */
export const describeStep = ({ name, ok, seconds }: StepResult) =>
  `${ok ? "ok  " : "FAIL"} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`;

const repository = path.resolve(import.meta.dirname, "../../../..");
/** The line with which Turborepo starts a task, or takes its output from the cache. */
const START = /^(\S+?):(\S+): cache (hit|miss)\b/;
/** A line that a failed task printed. */
const OUTPUT = /^(\S+?):(\S+): (.*)$/;
/** Lines of Turborepo and pnpm, and of checks that passed, which do not say why a task failed. */
const FRAME =
  /^(?:•|\s*$|\s*(?:Tasks|Cached|Time|Failed):|WARNING {2}no output files|\S+: (?:\$ |\[ELIFECYCLE\]|ok {2}|\s*$)|\S*:? +(?:WARNING|ERROR) {2}(?:command|run failed))/;

/** How long steps took in this checkout, in seconds. A cache: who removes it loses nothing but the hint. */
const FILE = path.join(repository, "node_modules/.cache/lending/seconds.json");

function readSeconds(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return {};
  }
}

function saveSeconds(step: string, seconds: number): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readSeconds(), [step]: Math.round(seconds) }));
}

/**
 * Runs tasks of Turborepo, all that can run even after one has failed. Prints a line for each one that starts and that fails, how
 * many there are, and how long they took the last time. Returns what each failed task printed, by its id.
 */
export async function runTasks(name: string, taskIds: readonly string[]) {
  const started = performance.now();
  const before = readSeconds()[name];
  console.log(`${name}: ${taskIds.length} tasks${before === undefined ? "" : `, ${before} s the last time`}`);
  const parameters = ["--output-logs=errors-only", "--continue=dependencies-successful"];
  const child = spawn(
    path.join(repository, "node_modules/.bin/turbo"),
    ["run", ...taskIds, ...parameters, `--concurrency=${availableParallelism() + 1}`],
    {
      cwd: repository,
      stdio: ["ignore", "pipe", "pipe"],
      // A task of Vitest has one worker, which waits a fifth of its time: so one task more than cores runs. More workers take more work.
      env: { VITEST_MAX_WORKERS: "1", ...process.env },
    },
  );
  const wanted = new Set(taskIds);
  const failures = new Map<string, readonly string[]>();
  const notices: string[] = [];
  const take = (colored: string) => {
    const line = stripVTControlCharacters(colored);
    const [, starting, startingTask, kind] = START.exec(line) ?? [];
    if (starting !== undefined) {
      const taskId = `${starting}#${startingTask}`;
      if (!wanted.delete(taskId)) return;
      const place = `${taskIds.length - wanted.size}`.padStart(String(taskIds.length).length);
      return console.log(`  ${place} of ${taskIds.length}  ${taskId}${kind === "hit" ? "  (unchanged)" : ""}`);
    }
    if (FRAME.test(line)) return;
    const [, owner, task, text = line] = OUTPUT.exec(line) ?? [];
    // Turborepo also prints notices, such as the one about its telemetry in a new home.
    if (owner === undefined) return void notices.push(line);
    const taskId = `${owner}#${task}`;
    if (!failures.has(taskId)) console.log(`  failed  ${taskId}`);
    failures.set(taskId, [...(failures.get(taskId) ?? []), text]);
  };
  createInterface({ input: child.stdout }).on("line", take);
  createInterface({ input: child.stderr }).on("line", take);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) saveSeconds(name, seconds);
  if (code !== 0 && failures.size === 0) failures.set("turbo#run", [...notices, `It ended with code ${code}.`]);
  return { seconds, failures: code === 0 ? new Map<string, readonly string[]>() : failures };
}

/** The command that mends what a task found, or that runs it again alone. The checks of the repository state their own. */
function remedyOf(taskId: string): readonly string[] {
  const [name = "", task = ""] = taskId.split("#");
  if (task === "checks" || name === "turbo") return [];
  return [`After a correction: pnpm --filter ${name} ${task}`];
}

/** Describes failed tasks in lines: for each one its name, what it printed, and the command that mends it. */
export const describeFailures = (failures: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...failures].flatMap(([id, lines]) => ["", id, ...[...lines, ...remedyOf(id)].map((line) => `  ${line}`)]);
