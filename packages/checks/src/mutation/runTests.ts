import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readJournal } from "./journal.ts";
import { type Run, toEnvironment } from "./run.ts";

const ROOT = new URL("../../../..", import.meta.url).pathname;
/** A change counts as an endless loop when nothing was recorded for a minute. A test may take a quarter of that. */
const STUCK_MS = 60_000;

/** Runs the given test files against the instrumented code and returns their output. Kills a process stuck in a change. */
export function runTests(run: Run, files: readonly string[], stuckMs = STUCK_MS): Promise<string> {
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
      if (!existsSync(run.journal) || Date.now() - statSync(run.journal).mtimeMs < stuckMs) return;
      if (readJournal(run.journal).at(-1)?.type === "try") child.kill("SIGKILL");
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
