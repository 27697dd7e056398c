import { parse } from "yaml";

interface Job {
  readonly environment?: unknown;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly steps?: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

/** A workflow of GitHub, as far as the rules read it. */
export interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

export const parseWorkflow = (text: string): Workflow => parse(text);

/** What a job may write: an identity for the cloud, packages and images, and attestations about them. Never the repository. */
const WRITABLE = ["id-token", "packages", "attestations"];
const writesOf = ({ permissions = {} }: Job): readonly string[] =>
  typeof permissions === "string"
    ? [permissions]
    : Object.entries(permissions).flatMap(([name, level]) => (level === "write" ? [name] : []));
/** Whether a job has an identity, or what an environment protects. */
const isPrivileged = (job: Job) => job.environment !== undefined || writesOf(job).length > 0;
/** Lines of a job that run code which nobody reviewed for this job: a bundler, tests, or scripts of dependencies. */
const BUILDS = /\b(?:turbo run|run build|verify|npm (?:ci|test)|vitest|playwright)\b/;

/** What is unsafe in a job, or false. */
const RULES: Readonly<Record<string, (job: Job) => string | false>> = {
  secret: (job) => /\bsecrets\b/.test(JSON.stringify(job)) && "it reads a secret",
  permissions: (job) =>
    writesOf(job)
      .filter((name) => !WRITABLE.includes(name))
      .map((name) => `it may write ${name}`)
      .join() || false,
  environment: (job) =>
    writesOf(job).length > 0 && job.environment === undefined && "it has an identity on every branch: no environment",
  "candidate-code": (job) =>
    isPrivileged(job) &&
    (job.steps ?? []).some(
      ({ uses, run = "", with: options }) =>
        BUILDS.test(run) || (uses?.startsWith("actions/checkout@") === true && options?.ref !== undefined),
    ) &&
    "it has an identity and runs a build, a test or another commit",
};

/** Lists what is unsafe in a workflow and zizmor (verify.yml) does not find, each with the name of the rule. */
export const auditWorkflow = (text: string): readonly string[] =>
  Object.entries(parseWorkflow(text).jobs).flatMap(([name, job]) =>
    Object.entries(RULES).flatMap(([rule, check]) => {
      const problem = check(job);
      return problem ? [`${name}: ${problem} (${rule})`] : [];
    }),
  );
