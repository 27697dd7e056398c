import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./freePort.ts";

const repository = path.join(import.meta.dirname, "../../../..");
// Generous on purpose: a busy machine must not decide.
const START_MS = 60_000;

/** A sandbox of its own: fresh database, free port, ended with the test worker. */
export interface Sandbox {
  readonly origin: string;
  /** The back end dies at once, as in a power cut. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

async function answers(origin: string, child: ChildProcess, log: () => string) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    try {
      if ((await fetch(`${origin}/sandbox/texts`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The sandbox did not start:\n${log()}`);
}

/** Starts the real back end on the builds that stand in `apps`, on a free port unless `environment` names one as `PORT`. */
export async function startSandbox(environment: Readonly<Record<string, string>> = {}): Promise<Sandbox> {
  const port = Number(environment.PORT ?? (await freePort()));
  const data = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["apps/sandbox/src/main.ts"], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    log += chunk.toString("utf8");
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    log += chunk.toString("utf8");
  });
  await answers(origin, child, () => log);
  return {
    origin,
    async kill() {
      child.kill("SIGKILL");
      await ended(child);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
