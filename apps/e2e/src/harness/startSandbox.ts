import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@lending/releases/testing";
import { IDENTITY } from "./watchSecrets.ts";

/** The repository's root folder. */
export const repository = path.join(import.meta.dirname, "../../../..");
// Generous, so that a busy machine does not fail a test.
const START_MS = 60_000;

/** A running sandbox with a new database. */
export interface Sandbox {
  readonly origin: string;
  stop(): Promise<void>;
}

const waitForExit = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

/** Waits until a process responds at an address. Throws with its log when it has ended or does not start in time. */
export async function waitForStart(address: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} did not start:\n${log()}`);
}

/**
 * Starts the site in front of a sandbox as production runs it: nginx, two edges, and a bucket with a release of the existing builds.
 * The sandbox remains the lender's API.
 */
async function startInProduction(sandbox: Sandbox): Promise<Sandbox> {
  const child = spawn(process.execPath, ["apps/edge/src/testing/production.ts"], {
    cwd: repository,
    env: { ...process.env, EDGE_API_ORIGIN: sandbox.origin },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString("utf8")));
    child.once("exit", () => reject(new Error("The production site did not start.")));
  });
  const { origin, root } = JSON.parse(line) as { origin: string; root: string };
  return {
    ...sandbox,
    origin,
    async stop() {
      // The logs and caches of nginx and the edges, after all journeys.
      const patterns = IDENTITY.flatMap((secret) => ["-e", secret]);
      const { stdout } = spawnSync("grep", ["-rlaF", ...patterns, root], { encoding: "utf8" });
      if (stdout !== "") throw new Error(`The production site stored a visitor's identity: ${stdout}`);
      child.kill("SIGTERM");
      await waitForExit(child);
      await sandbox.stop();
    },
  };
}

/**
 * Starts a sandbox with its own site, or with `JOURNEYS_SITE=production` with the site as production runs it. The sandbox's
 * documents contain no data, as those of a bucket, so that a journey can observe and change each call of the page.
 */
export async function startSite(): Promise<Sandbox> {
  const sandbox = await startSandbox({ SANDBOX_EARLY: "off" });
  return process.env.JOURNEYS_SITE === "production" ? startInProduction(sandbox) : sandbox;
}

/** Starts the real back end with the existing builds in `apps`, on a free port. */
export async function startSandbox(environment: Readonly<Record<string, string>> = {}): Promise<Sandbox> {
  const port = await freePort();
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
  await waitForStart(`${origin}/sandbox/texts`, child, () => log);
  return {
    origin,
    async stop() {
      isStopping = true;
      child.kill("SIGTERM");
      await waitForExit(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
