import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { describeUnknown } from "@lending/releases/suggestName";

/** Runs Git in a checkout and returns what it prints. Throws an error of one line that says what to do. */
export function git(repository: string, ...words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", words, { cwd: repository, encoding: "utf8" });
  if (status === 0) return stdout;
  if (error !== undefined)
    throw new Error("Git is not installed, and this command compares with a branch. Install it.");
  if (/dubious ownership/.test(stderr))
    throw new Error(
      `Another user owns this checkout. Trust it: git config --global --add safe.directory "${repository}"`,
    );
  if (/not a git repository/.test(stderr))
    throw new Error(
      `${repository} is no Git repository, by which builds and checks find what changed. Make it one: git init && git add --all && git commit -m "Start"`,
    );
  throw new Error(stderr.trim().split("\n")[0] ?? `git ${words.join(" ")} failed.`);
}

/** Returns the branch that changes are compared with: origin/main, or main in a clone without it. Throws when neither exists. */
export function baseOf(repository: string): string {
  const branches = git(
    repository,
    "for-each-ref",
    "--format=%(refname:short)",
    "refs/heads/main",
    "refs/remotes/origin/main",
  );
  const base = ["origin/main", "main"].find((branch) => branches.split("\n").includes(branch));
  if (base === undefined)
    throw new Error("There is no branch origin/main or main to compare with. Fetch it: git fetch origin main");
  return base;
}

/** Returns the folder of an app or a package by its name. Throws an error that names those that exist. */
export function findFolder(root: string, name: string): string {
  const folder = [`apps/${name}`, `packages/${name}`].find((one) => existsSync(path.join(root, one, "package.json")));
  if (name !== "" && folder !== undefined) return folder;
  const names = globSync("{apps,packages}/*/package.json", { cwd: root }).map((one) =>
    path.basename(path.dirname(one)),
  );
  throw new Error(describeUnknown("app or package", name, names));
}

/** The tasks of a verification, of every package that has them. */
export const TASKS = ["typecheck", "test", "stories", "journeys", "checks"] as const;

/** A task as `turbo run --dry=json` describes it. */
interface Task {
  /** `<package>#<task>`. */
  readonly taskId: string;
  readonly task: string;
  /** The file to which Turborepo writes the task's output, relative to the repository. */
  readonly logFile: string;
  readonly command: string;
}

/**
 * Returns which of some tasks Turborepo would run with some options, such as `--affected`: the file of their output by their id.
 * `base` is what a branch is compared with. Throws when Turborepo cannot compute them.
 */
export function readTasks(
  repository: string,
  {
    tasks,
    options,
    base,
  }: { readonly tasks: readonly string[]; readonly options: readonly string[]; readonly base?: string },
): ReadonlyMap<string, string> {
  const turbo = path.join(import.meta.dirname, "../../../../node_modules/.bin/turbo");
  const { status, stdout, stderr } = spawnSync(turbo, ["run", ...tasks, ...options, "--dry=json"], {
    cwd: repository,
    encoding: "utf8",
    env: { ...process.env, ...(base !== undefined && { TURBO_SCM_BASE: base }) },
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.trim() || "Turborepo cannot compute the tasks.");
  const { tasks: found } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { readonly tasks: readonly Task[] };
  return new Map(
    found
      .filter(({ task, command }) => tasks.includes(task) && command !== "<NONEXISTENT>")
      .sort((one, other) => (one.taskId < other.taskId ? -1 : 1))
      .map(({ taskId, logFile }) => [taskId, logFile]),
  );
}

/** The checks of the whole repository, which belong to every change, and the file of their output. */
export const CHECKS = ["@lending/checks#checks", "packages/checks/.turbo/turbo-checks.log"] as const;

/** Tasks that check the types, or run the stories or the journeys, of every package at once, and the file of their output. */
const JOINED_TASKS = [
  {
    kind: "typecheck",
    taskId: "@lending/checks#every-typecheck",
    logFile: "packages/checks/.turbo/turbo-every-typecheck.log",
  },
  { kind: "stories", taskId: "@lending/storybook#every-story", logFile: "apps/storybook/.turbo/turbo-every-story.log" },
  { kind: "journeys", taskId: "@lending/e2e#every-journey", logFile: "apps/e2e/.turbo/turbo-every-journey.log" },
] as const;

/**
 * Replaces the type checks, the stories, or the journeys, of more than two packages by one task. The check of a package repeats
 * that of all sources it imports, each start of a runner loads the screens of all packages or starts servers, and one queue keeps
 * all workers busy to the end.
 */
export function joinTasks(planned: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  let tasks = planned;
  for (const { kind, taskId, logFile } of JOINED_TASKS) {
    const others = new Map([...tasks].filter(([id]) => !id.endsWith(`#${kind}`)));
    if (tasks.size - others.size > 2) tasks = new Map([[taskId, logFile], ...others]);
  }
  return tasks;
}
