import { spawnSync } from "node:child_process";
import path from "node:path";

/** The tasks of a verification, of every package that has them. */
export const TASKS = ["typecheck", "lint", "test", "stories", "journeys", "checks"] as const;

/** The tasks that read every file in the root. */
const CHECKS: readonly string[] = ["//#checks", "@lending/checks#test"];

/** A task as `turbo run --dry=json` describes it. */
export interface Task {
  /** `<package>#<task>`. */
  readonly taskId: string;
  readonly task: string;
  /** The cache key. */
  readonly hash: string;
  /** The package's folder, relative to the repository. */
  readonly directory: string;
  /** The file to which Turborepo writes the task's output, relative to the repository. */
  readonly logFile: string;
  /** The files that the task reads, relative to the package's folder. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The tasks that this one depends on. */
  readonly dependencies: readonly string[];
  readonly command: string;
}

/** Reads the graph of all tasks of a repository, or of a copy of it. Throws when Turborepo cannot compute it. */
export function readTasks(repository: string, copy = repository): readonly Task[] {
  const {
    status,
    stdout: output,
    stderr,
  } = spawnSync(path.join(repository, "node_modules/.bin/turbo"), ["run", ...TASKS, "--dry=json"], {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`Turborepo cannot compute its tasks:\n${stderr}`);
  return (JSON.parse(output.slice(output.indexOf("{"))) as { tasks: Task[] }).tasks;
}

/**
 * Returns the ids of the tasks that a change of these files concerns: those that read one of them, and those that
 * depend on such a task. A file that no task reads concerns everything, and so does a file in the root that only the checks
 * read, such as the lockfile, unless it is a document.
 */
export function planTasks(tasks: readonly Task[], changedFiles: readonly string[]): readonly string[] {
  const readers = new Map<string, Task[]>();
  for (const task of tasks)
    for (const input of Object.keys(task.inputs)) {
      const file = path.posix.join(task.directory, input);
      readers.set(file, [...(readers.get(file) ?? []), task]);
    }
  const runnable = tasks.filter(
    ({ task, command }) => TASKS.some((one) => one === task) && command !== "<NONEXISTENT>",
  );
  const concernsAll = (file: string) =>
    (readers.get(file) ?? []).every(({ taskId }) => CHECKS.includes(taskId)) && !/\/|\.md$/.test(file);
  if (changedFiles.some((file) => !readers.has(file) || concernsAll(file)))
    return runnable.map(({ taskId }) => taskId).sort();

  const concerned = new Set(changedFiles.flatMap((file) => readers.get(file) ?? []).map(({ taskId }) => taskId));
  for (let before = -1; before < concerned.size; ) {
    before = concerned.size;
    for (const { taskId, dependencies } of tasks)
      if (dependencies.some((id) => concerned.has(id))) concerned.add(taskId);
  }
  return runnable
    .map(({ taskId }) => taskId)
    .filter((id) => concerned.has(id))
    .sort();
}

/** Tasks that run the stories, or the journeys, of every package at once, and the file of their output. */
export const JOINED_TASKS = [
  { kind: "stories", taskId: "@lending/storybook#every-story", logFile: "apps/storybook/.turbo/turbo-every-story.log" },
  { kind: "journeys", taskId: "@lending/e2e#every-journey", logFile: "apps/e2e/.turbo/turbo-every-journey.log" },
] as const;

/**
 * Replaces the stories, and the journeys, of more than two packages by one task. Each start of a runner loads the screens of
 * all packages or starts servers, and one queue keeps all workers busy to the end.
 */
export function joinTasks(planned: readonly string[]): readonly string[] {
  return JOINED_TASKS.reduce<readonly string[]>((tasks, { kind, taskId }) => {
    const others = tasks.filter((id) => !id.endsWith(`#${kind}`));
    return tasks.length - others.length > 2 ? [taskId, ...others] : tasks;
  }, planned);
}
