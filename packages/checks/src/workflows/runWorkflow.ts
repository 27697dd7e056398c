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
  readonly uses?: string;
  readonly with?: { readonly ref?: string; readonly "persist-credentials"?: boolean };
  readonly env?: Variables;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Variables;
  readonly "timeout-minutes"?: number;
  readonly env?: Variables;
  readonly outputs?: Variables;
  readonly strategy?: { readonly matrix: Variables };
  readonly steps: readonly Step[];
}

/** A workflow of GitHub, as far as ours use it. */
export interface Workflow {
  readonly on: object;
  readonly permissions?: Variables;
  readonly env?: Variables;
  readonly jobs: Readonly<Record<string, Job>>;
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
  readonly replace: (line: string) => string;
}

/** Runs a line as GitHub does, prints it with its exit code, and returns everything that it printed. */
async function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<RanLine> {
  const started = performance.now();
  const ran = await new Promise<RanLine>((resolve) => {
    const child = execFile(
      "bash",
      ["-e", "-o", "pipefail", "-c", line],
      { cwd, env, maxBuffer: 1e8 },
      (_, stdout, stderr) => resolve({ line, code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${ran.code || "ok"} ${seconds} s  ${line}\n${ran.code === 0 ? "" : ran.output}`);
  return ran;
}

/** Evaluates an expression of a workflow. Those in use are expressions of JavaScript too. */
const evaluate = (expression: string, contexts: object, isFailed = false): unknown =>
  runInNewContext(expression.replace(/^\$\{\{(.*)\}\}$/s, "$1"), {
    ...contexts,
    fromJSON: JSON.parse,
    contains: (text: string, part: string) => text.includes(part),
    always: () => true,
    success: () => !isFailed,
  });

const fillAll = (variables: Variables = {}, contexts: object): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluate(expression, contexts) ?? "")),
    ]),
  );

/**
 * Runs the `run:` lines of a workflow of `.github/workflows` in a clone, with its variables, conditions, outputs and matrix, as
 * GitHub does: one job after the other, and a failed line ends its job, except for lines that depend on `always()` or `success()`. A job that needs a
 * failed one is left out. Actions (`uses:`) are left out too, because the clone exists.
 */
export async function runWorkflow(name: string, { clone, contexts, replace }: WorkflowOptions) {
  const workflow: Workflow = parse(readFileSync(path.join(clone, `.github/workflows/${name}.yml`), "utf8"));
  const ran: RanLine[] = [];
  const needs: Record<string, { outputs: Variables }> = {};
  const files = mkdtempSync(path.join(tmpdir(), "workflow-"));

  /** Runs a job. Returns its outputs; undefined when it failed. */
  async function runJob(job: Job, jobContexts: object): Promise<Variables | undefined> {
    const steps: Record<string, { outputs: Variables }> = {};
    let isFailed = false;
    for (const step of job.steps) {
      if (isFailed && !/\b(?:always|success)\(\)/.test(step.if ?? "")) continue;
      const env = fillAll(job.env, jobContexts);
      const stepContexts = { ...jobContexts, steps, env };
      if (step.run === undefined || !evaluate(step.if ?? "true", stepContexts, isFailed)) continue;
      const file = path.join(files, `${ran.length}`);
      const result = await runLine(replace(step.run.trim()), clone, {
        ...terminalVariables(),
        ...fillAll(workflow.env, stepContexts),
        ...env,
        ...fillAll(step.env, stepContexts),
        CI: "true",
        GITHUB_OUTPUT: file,
        GITHUB_STEP_SUMMARY: file,
      });
      const written = existsSync(file) ? readFileSync(file, "utf8") : "";
      ran.push({ ...result, output: result.output + written });
      isFailed ||= result.code !== 0;
      const outputs = Object.fromEntries(written.split("\n").map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
      if (step.id !== undefined) steps[step.id] = { outputs };
    }
    return isFailed ? undefined : fillAll(job.outputs, { ...jobContexts, steps });
  }

  try {
    for (const [id, job] of Object.entries(workflow.jobs)) {
      const jobContexts = { ...contexts, needs };
      if ([job.needs ?? []].flat().some((one) => !needs[one]) || !evaluate(job.if ?? "true", jobContexts)) continue;
      const [axis, values] = Object.entries(job.strategy?.matrix ?? { none: "[0]" })[0] as [string, string];
      for (const value of evaluate(values, jobContexts) as readonly unknown[]) {
        const outputs = await runJob(job, { ...jobContexts, matrix: { [axis]: value } });
        if (outputs) needs[id] = { outputs };
      }
    }
    return ran;
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
