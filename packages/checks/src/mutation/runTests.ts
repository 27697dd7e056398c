import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readJournal } from "./journal.ts";
import { type Run, toEnvironment } from "./run.ts";

const ROOT = new URL("../../../..", import.meta.url).pathname;
/** A change that the journal has waited for this long goes round in a loop of its own: a minute, where a test may take a quarter of one. */
const STUCK_MS = 60_000;

/** Runs the given test files before code that can be changed; gives what was printed. A process that is stuck in a change is ended. */
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
