import { spawn } from "node:child_process";
import { freePort } from "../../harness/freePort.ts";
import { repository } from "../contenders/apps.ts";

/** Starts `pnpm dev loan` and returns at once; the server responds later. */
export async function startDevelopment(data: string) {
  const port = await freePort();
  const child = spawn("npx", ["-y", "pnpm@12.21.0", "dev", "loan"], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data },
    stdio: "ignore",
    detached: true,
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}
