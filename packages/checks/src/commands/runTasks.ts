import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";

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

/**
 * Runs tasks of Turborepo, all that can run even after one has failed. It prints a line for each one that starts, the output of
 * each one that fails, and at the end which failed. Returns whether all succeeded.
 */
export function runTasks(taskIds: readonly string[]): Promise<boolean> {
  const parameters = ["--output-logs=errors-only", "--continue=dependencies-successful"];
  const child = spawn(
    path.join(repository, "node_modules/.bin/turbo"),
    ["run", ...taskIds, ...parameters, `--concurrency=${availableParallelism()}`],
    { cwd: repository, stdio: "inherit" },
  );
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}
