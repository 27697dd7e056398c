import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chooseTests, type Entry, quickFirst, type Run, readJournal, toEnvironment, write } from "./journal.ts";
import { digestOf } from "./resultCache.ts";

const ROOT = new URL("../../../..", import.meta.url).pathname;
/** A change counts as an endless loop when nothing was recorded for a minute more than its test may take. */
const STUCK_MS = 60_000;

/** Runs the given test files against the instrumented code and returns their output. Kills a process stuck in a change. */
function runTests(run: Run, files: readonly string[], stuckMs = STUCK_MS): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(
      `${ROOT}/node_modules/.bin/vitest`,
      ["run", "-c", "vitest.mutation.config.ts", "--reporter=dot", ...files],
      {
        cwd: ROOT,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, ...toEnvironment(run), FORCE_COLOR: "0" },
      },
    );
    const watch = setInterval(() => {
      if (!existsSync(run.journal)) return;
      const silentMs = Date.now() - statSync(run.journal).mtimeMs;
      if (silentMs < stuckMs) return;
      const last = readJournal(run.journal).at(-1);
      // A slow test on a busy machine is not stuck.
      if (last?.type === "try" && silentMs > stuckMs + last.limitMs) child.kill("SIGKILL");
    }, stuckMs / 36);
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("close", () => {
      clearInterval(watch);
      resolve(output);
    });
  });
}

/** A test must pass unchanged after this many kills; after a change with a lasting side effect, after each kill. */
const TRUST = 8;

export interface Attempt {
  /** The Vitest project of the tests. */
  readonly project: string;
  /** Folder for the run's files, from which an interrupted run resumes. */
  readonly folder: string;
  readonly tests: readonly string[];
  /** The changes to try, by their ids. */
  readonly wanted: readonly string[];
  /** The code of each changed file, every change behind a switch. */
  readonly changed: Readonly<Record<string, string>>;
}

/**
 * Tries changes until every test file is done, and returns the journal. Resumes an interrupted attempt with the same
 * parameters. `log` receives progress messages. A change counts as an endless loop `stuckMs` milliseconds
 * after the limit of its test.
 * Throws when the tests do not run.
 */
export async function tryChanges(
  { project, folder, tests, wanted, changed }: Attempt,
  log: (line: string) => void,
  stuckMs?: number,
): Promise<readonly Entry[]> {
  const journal = `${folder}/journal.jsonl`;
  const base = { project, changed: `${folder}/changed.json`, wanted: `${folder}/wanted.json`, journal };
  const marker = `${folder}/${digestOf([JSON.stringify(changed), JSON.stringify(wanted)], tests)}`;
  if (!existsSync(marker)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(base.changed, JSON.stringify(changed));
    writeFileSync(marker, "");
  }
  const { chosen, files } = await chooseOnce(base, folder, tests);
  writeFileSync(base.wanted, JSON.stringify(wanted));
  const leftOf = () => {
    const done = new Set(readJournal(journal).flatMap((entry) => (entry.type === "done" ? [entry.file] : [])));
    return files.filter((file) => !done.has(path.resolve(file)));
  };
  for (let left = leftOf(), trust = TRUST; left.length > 0; trust = 1) {
    const before = left.length;
    const output = await runTests({ ...base, trust, chosen, files }, left, stuckMs);
    const entries = readJournal(journal);
    left = leftOf();
    const restarts = entries.filter((entry) => entry.type === "spoiled").length;
    log(`   ${tests.length - left.length} of ${tests.length} test files, ${restarts} restarts`);
    // A process that was killed during a try was stuck in that change.
    const last = entries.at(-1);
    if (last?.type === "try") write(journal, { type: "killed", id: last.id, test: last.test, file: last.file });
    else if (left.length === before && last?.type !== "spoiled") throw new Error(`The tests do not run:\n${output}`);
  }
  return readJournal(journal);
}

/**
 * Runs the tests unchanged, unless an earlier attempt did, and writes the file with those that may try each change. Returns
 * its path, and the test files in the order in which they try changes.
 */
async function chooseOnce(base: Omit<Run, "trust">, folder: string, tests: readonly string[]) {
  const chosen = `${folder}/chosen.json`;
  const coverage = `${folder}/coverage.jsonl`;
  if (!existsSync(chosen)) {
    rmSync(coverage, { force: true });
    writeFileSync(base.wanted, "[]");
    await runTests({ ...base, journal: coverage, trust: TRUST }, tests);
    writeFileSync(chosen, JSON.stringify(chooseTests(readJournal(coverage))));
  }
  return { chosen, files: quickFirst(tests, readJournal(coverage)) };
}
