import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { terminalVariables } from "../documented-commands/createCopy.ts";

type Variables = Readonly<Record<string, string>>;

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly env?: Variables;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly env?: Variables;
  readonly outputs?: Variables;
  readonly strategy?: { readonly matrix: Variables };
  readonly steps: readonly Step[];
}

/** A line that a workflow ran, its exit code and what it printed. */
export interface RanLine {
  readonly line: string;
  readonly code: number;
  readonly output: string;
}

interface WorkflowOptions {
  /** A clean clone with its dependencies. */
  readonly clone: string;
  /** The values that GitHub would provide: `github`, `secrets` and `vars`. */
  readonly contexts: Readonly<Record<string, unknown>>;
  /** Returns the line to run instead, for a line that would take hours. */
  readonly replace?: (line: string) => string;
  readonly onLine?: (ran: RanLine, seconds: number) => void;
}

/** Runs a line as GitHub does, and returns its exit code with everything that it printed. */
const runLine = (line: string, cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd, env, maxBuffer: 1e8 };
    const child = execFile("bash", ["-e", "-o", "pipefail", "-c", line], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

/** Evaluates an expression of a workflow. Those in use are expressions of JavaScript too. */
const evaluate = (expression: string, contexts: object, isFailed = false): unknown =>
  runInNewContext(expression.replace(/^\$\{\{(.*)\}\}$/s, "$1"), {
    ...contexts,
    fromJSON: JSON.parse,
    contains: (text: string, part: string) => text.includes(part),
    always: () => true,
    success: () => !isFailed,
  });

const fill = (text: string, contexts: object) =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluate(expression, contexts) ?? ""));

const fillAll = (variables: Variables = {}, contexts: object): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, fill(value, contexts)]));

/**
 * Runs the `run:` lines of a workflow of `.github/workflows` in a clone, with its variables, conditions, outputs and matrix, as
 * GitHub does: one job after the other, and a failed line ends its job, except for lines that depend on `always()` or `success()`. A job that needs a
 * failed one is left out. Actions (`uses:`) are left out too, because the clone exists.
 */
export async function runWorkflow(name: string, options: WorkflowOptions): Promise<readonly RanLine[]> {
  const { clone, replace = (line) => line, onLine } = options;
  const workflow: { env?: Variables; jobs: Readonly<Record<string, Job>> } = parse(
    readFileSync(path.join(clone, `.github/workflows/${name}.yml`), "utf8"),
  );
  const ran: RanLine[] = [];
  const needs: Record<string, { outputs: Variables }> = {};
  const files = mkdtempSync(path.join(tmpdir(), "workflow-"));

  /** Runs a job. Returns its outputs; undefined when it failed. */
  async function runJob(job: Job, jobContexts: object): Promise<Variables | undefined> {
    const steps: Record<string, { outputs: Variables }> = {};
    let isFailed = false;
    for (const step of job.steps) {
      if (isFailed && !/\b(?:always|success)\(\)/.test(step.if ?? "")) continue;
      const contexts = { ...jobContexts, steps, env: fillAll(job.env, jobContexts) };
      if (step.run === undefined || (step.if !== undefined && !evaluate(step.if, contexts, isFailed))) continue;
      const output = path.join(files, `output-${ran.length}`);
      const line = replace(step.run.trim());
      const started = performance.now();
      const summary = path.join(files, `summary-${ran.length}`);
      const { code, output: printed } = await runLine(line, clone, {
        ...terminalVariables(),
        ...fillAll(workflow.env, contexts),
        ...fillAll(job.env, contexts),
        ...fillAll(step.env, contexts),
        CI: "true",
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
      });
      const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
      const one = { line, code, output: printed + read(summary) };
      ran.push(one);
      onLine?.(one, (performance.now() - started) / 1000);
      isFailed ||= one.code !== 0;
      const pairs = read(output).split("\n").filter(Boolean);
      if (step.id !== undefined)
        steps[step.id] = { outputs: Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) };
    }
    return isFailed ? undefined : fillAll(job.outputs, { ...jobContexts, steps });
  }

  try {
    for (const [id, job] of Object.entries(workflow.jobs)) {
      if ([job.needs ?? []].flat().some((one) => !needs[one])) continue;
      const contexts = { ...options.contexts, needs };
      if (job.if !== undefined && !evaluate(job.if, contexts)) continue;
      const [axis, expression] = Object.entries(job.strategy?.matrix ?? {})[0] ?? [];
      if (axis === undefined) {
        const outputs = await runJob(job, contexts);
        if (outputs) needs[id] = { outputs };
      } else
        for (const value of evaluate(expression ?? "", contexts) as readonly unknown[])
          await runJob(job, { ...contexts, matrix: { [axis]: value } });
    }
    return ran;
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
