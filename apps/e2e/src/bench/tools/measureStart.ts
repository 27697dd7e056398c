import { spawn } from "node:child_process";
import { freePort } from "../../harness/freePort.ts";
import { repository } from "../contenders/apps.ts";

const LONGEST_MS = 120_000;

/** Returns the seconds from `npm start`, with everything built, to the first document. */
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
      const isServed = await fetch(`http://localhost:${port}/loanDetail`).then(
        (response) => response.ok,
        () => false,
      );
      if (isServed) return (performance.now() - started) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("`npm start` did not serve a document within two minutes.");
  } finally {
    // Kills the whole process group.
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}
