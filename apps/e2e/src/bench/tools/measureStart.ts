import { spawn } from "node:child_process";
import { freePort } from "../../harness/freePort.ts";
import { repository } from "../arms/apps.ts";

const LONGEST_MS = 120_000;

/** Seconds from `npm start`, where everything is built, to the first document. */
export async function measureStart(data: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data },
    stdio: "ignore",
    detached: true,
  });
  try {
    while (performance.now() - started < LONGEST_MS) {
      const isThere = await fetch(`http://localhost:${port}/loanDetail`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isThere) return (performance.now() - started) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("It did not start.");
  } finally {
    // With all that it has started.
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}
