import { spawnSync } from "node:child_process";
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
  readonly needs?: string;
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
  /** Variables of the machine on which the workflow runs. */
  readonly machine?: Variables;
  /** Returns the line to run instead, for a line that would take hours. */
  readonly replace?: (line: string) => string;
  readonly onLine?: (ran: RanLine, seconds: number) => void;
}

/** Copies a value without its prototype, because expressions read missing properties as empty. */
const evaluate = (expression: string, contexts: object): unknown =>
  runInNewContext(expression.replace(/^\$\{\{(.*)\}\}$/s, "$1"), { ...contexts, fromJSON: JSON.parse });

const fill = (text: string, contexts: object) =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluate(expression, contexts) ?? ""));

const fillAll = (variables: Variables = {}, contexts: object): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, fill(value, contexts)]));

/**
 * Runs the `run:` lines of a workflow of `.github/workflows` in a clone, with its variables, conditions, outputs and matrix, as
 * GitHub does: one job after the other, and a failed line ends its job. Actions (`uses:`) are left out, because the clone exists.
 */
export function runWorkflow(name: string, options: WorkflowOptions): readonly RanLine[] {
  const { clone, machine, replace = (line) => line, onLine } = options;
  const workflow: { env?: Variables; jobs: Readonly<Record<string, Job>> } = parse(
    readFileSync(path.join(clone, `.github/workflows/${name}.yml`), "utf8"),
  );
  const ran: RanLine[] = [];
  const needs: Record<string, { outputs: Variables }> = {};
  const files = mkdtempSync(path.join(tmpdir(), "workflow-"));

  function runJob(job: Job, jobContexts: object): Variables {
    const steps: Record<string, { outputs: Variables }> = {};
    for (const [index, step] of job.steps.entries()) {
      const contexts = { ...jobContexts, steps };
      if (step.run === undefined || (step.if !== undefined && !evaluate(step.if, contexts))) continue;
      const output = path.join(files, `output-${ran.length}-${index}`);
      const line = replace(step.run.trim());
      const started = performance.now();
      const { status, stdout, stderr } = spawnSync("bash", ["-e", "-o", "pipefail", "-c", line], {
        cwd: clone,
        encoding: "utf8",
        maxBuffer: 1e8,
        env: {
          ...terminalVariables(),
          ...machine,
          ...fillAll(workflow.env, contexts),
          ...fillAll(job.env, contexts),
          ...fillAll(step.env, contexts),
          CI: "true",
          GITHUB_OUTPUT: output,
          GITHUB_STEP_SUMMARY: path.join(files, `summary-${ran.length}`),
        },
      });
      const written = existsSync(output) ? readFileSync(output, "utf8") : "";
      const summary = path.join(files, `summary-${ran.length}`);
      const one = {
        line,
        code: status ?? 1,
        output: stdout + stderr + (existsSync(summary) ? readFileSync(summary, "utf8") : ""),
      };
      ran.push(one);
      onLine?.(one, (performance.now() - started) / 1000);
      if (one.code !== 0) break;
      const pairs = written.split("\n").filter(Boolean);
      if (step.id !== undefined)
        steps[step.id] = { outputs: Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) };
    }
    return fillAll(job.outputs, { ...jobContexts, steps });
  }

  try {
    for (const [id, job] of Object.entries(workflow.jobs)) {
      const contexts = { ...options.contexts, needs };
      if (job.if !== undefined && !evaluate(job.if, contexts)) continue;
      const [axis, expression] = Object.entries(job.strategy?.matrix ?? {})[0] ?? [];
      if (axis === undefined) needs[id] = { outputs: runJob(job, contexts) };
      else
        for (const value of evaluate(expression ?? "", contexts) as readonly unknown[])
          runJob(job, { ...contexts, matrix: { [axis]: value } });
    }
    return ran;
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
