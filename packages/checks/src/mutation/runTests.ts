import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readJournal } from "./journal.ts";
import { type Run, toEnvironment } from "./run.ts";

/** A change that the journal has waited for this long goes round in a loop of its own: three minutes, where a test may take a quarter of one. */
const STUCK_MS = 180_000;

/** Runs the given test files before code that can be changed; gives what was printed. A process that is stuck in a change is ended. */
export function runTests(run: Run, files: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn("vitest", ["run", "-c", "vitest.mutation.config.ts", "--reporter=dot", ...files], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...toEnvironment(run), FORCE_COLOR: "0" },
    });
    const watch = setInterval(() => {
      if (!existsSync(run.journal) || Date.now() - statSync(run.journal).mtimeMs < STUCK_MS) return;
      if (readJournal(run.journal).at(-1)?.type === "try") child.kill("SIGKILL");
    }, 5_000);
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
