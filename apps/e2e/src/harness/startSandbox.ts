import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Returns a free port of this machine. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const repository = path.join(import.meta.dirname, "../../../..");
// Generous, so that a busy machine does not fail a test.
const START_MS = 60_000;

/** A running sandbox with a new database. */
export interface Sandbox {
  readonly origin: string;
  /** Kills the back end at once, as in a power cut. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const waitForExit = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

async function waitForStart(origin: string, child: ChildProcess, log: () => string) {
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

/** Starts the real back end with the existing builds in `apps`. Uses a free port unless `environment.PORT` is set. */
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
  let isStopping = false;
  child.once("exit", (code, signal) => {
    if (!isStopping) process.stderr.write(`The sandbox at ${origin} ended by itself (${signal ?? code}).\n${log}\n`);
  });
  child.stdout?.on("data", (chunk: Buffer) => {
    log += chunk.toString("utf8");
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    log += chunk.toString("utf8");
  });
  await waitForStart(origin, child, () => log);
  return {
    origin,
    async kill() {
      isStopping = true;
      child.kill("SIGKILL");
      await waitForExit(child);
    },
    async stop() {
      isStopping = true;
      child.kill("SIGTERM");
      await waitForExit(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
