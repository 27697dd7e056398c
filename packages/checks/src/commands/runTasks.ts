import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

const repository = path.resolve(import.meta.dirname, "../../../..");
/** The line with which Turborepo starts a task, or takes its output from the cache. */
const START = /^(\S+?):(\S+): cache (hit|miss)\b/;
/** Lines of Turborepo and pnpm that say nothing which the numbers and the last line do not. */
const FRAME =
  /^(?:•|\s*$|\s*(?:Tasks|Cached|Time):|WARNING {2}no output files|\S+: (?:\$ |\[ELIFECYCLE\])|\S*:? +(?:WARNING|ERROR) {2}(?:command|run failed))/;

/** How long steps took in this checkout, in seconds. A cache: who removes it loses nothing but the hint. */
const FILE = path.join(repository, "node_modules/.cache/lending/seconds.json");

function readSeconds(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return {};
  }
}

function saveSeconds(step: string, seconds: number): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readSeconds(), [step]: Math.round(seconds) }));
}

/** Returns the id of the task that Turborepo names in a line: "@lending/loan:test" is "@lending/loan#test". Undefined for other lines. */
export function readStart(line: string): { readonly taskId: string; readonly isCached: boolean } | undefined {
  const [, name, task, kind] = START.exec(stripVTControlCharacters(line)) ?? [];
  return name === undefined ? undefined : { taskId: `${name}#${task}`, isCached: kind === "hit" };
}

/**
 * Runs tasks of Turborepo, all that can run even after one has failed. Prints a line for each one that starts, how many there
 * are and how long they took the last time, and the output of those that fail. Returns whether all succeeded.
 */
export async function runTasks(name: string, taskIds: readonly string[]): Promise<{ ok: boolean; seconds: number }> {
  const started = performance.now();
  const before = readSeconds()[name];
  console.log(`${name}: ${taskIds.length} tasks${before === undefined ? "" : `, ${before} s the last time`}`);
  const parameters = ["--output-logs=errors-only", "--continue=dependencies-successful"];
  const child = spawn(
    path.join(repository, "node_modules/.bin/turbo"),
    ["run", ...taskIds, ...parameters, `--concurrency=${availableParallelism()}`],
    { cwd: repository, stdio: ["ignore", "pipe", "pipe"] },
  );
  const wanted = new Set(taskIds);
  let count = 0;
  const take = (line: string) => {
    const start = readStart(line);
    if (start && wanted.delete(start.taskId)) {
      count += 1;
      const place = `${count}`.padStart(String(taskIds.length).length);
      console.log(`  ${place} of ${taskIds.length}  ${start.taskId}${start.isCached ? "  (unchanged)" : ""}`);
    } else if (!start && !FRAME.test(stripVTControlCharacters(line))) console.log(line);
    if (/:lint: Found \d+ error/.test(line))
      console.log("Mends what is marked FIXABLE, and formats: pnpm exec biome check --write");
  };
  createInterface({ input: child.stdout }).on("line", take);
  createInterface({ input: child.stderr }).on("line", take);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) saveSeconds(name, seconds);
  return { ok: code === 0, seconds };
}
