import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";

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
  throw new Error(`There is no apps/${name} or packages/${name}. There are ${names.sort().join(", ")}.`);
}

/** The tasks of a verification, of every package that has them. */
export const TASKS = ["typecheck", "lint", "test", "stories", "journeys", "checks"] as const;

/** A task as `turbo run --dry=json` describes it. */
interface Task {
  /** `<package>#<task>`. */
  readonly taskId: string;
  readonly task: string;
  readonly command: string;
}

interface TaskOptions {
  readonly tasks: readonly string[];
  /** Options of `turbo run`, such as `--affected`. */
  readonly options?: readonly string[];
  /** What a branch is compared with. */
  readonly base?: string;
}

/** Lists the ids of the tasks that Turborepo would run. Throws when it cannot compute them. */
export function readTasks(repository: string, { tasks, options = [], base }: TaskOptions): readonly string[] {
  const turbo = path.join(import.meta.dirname, "../../../../node_modules/.bin/turbo");
  const { status, stdout, stderr } = spawnSync(turbo, ["run", ...tasks, ...options, "--dry=json"], {
    cwd: repository,
    encoding: "utf8",
    env: { ...process.env, ...(base !== undefined && { TURBO_SCM_BASE: base }) },
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.trim() || "Turborepo cannot compute the tasks.");
  const { tasks: found } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { readonly tasks: readonly Task[] };
  return found
    .filter(({ task, command }) => tasks.includes(task) && command !== "<NONEXISTENT>")
    .map(({ taskId }) => taskId)
    .sort();
}

/** The checks of the whole repository, which belong to every change. */
export const CHECKS = "@lending/checks#checks";

/** Tasks that run the stories, or the journeys, of every package at once. */
const JOINED_TASKS = { stories: "@lending/storybook#every-story", journeys: "@lending/e2e#every-journey" } as const;

/**
 * Replaces the stories, and the journeys, of more than two packages by one task. Each start of a runner loads the screens of
 * all packages or starts servers, and one queue keeps all workers busy to the end.
 */
export function joinTasks(planned: readonly string[]): readonly string[] {
  let tasks = planned;
  for (const [kind, joined] of Object.entries(JOINED_TASKS)) {
    const others = tasks.filter((id) => !id.endsWith(`#${kind}`));
    if (tasks.length - others.length > 2) tasks = [joined, ...others];
  }
  return tasks;
}
