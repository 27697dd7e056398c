import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSandbox as start } from "@lending/delivery/testing";
import { IDENTITY } from "./watchSecrets.ts";

/** The repository's root folder. */
export const repository = path.join(import.meta.dirname, "../../../..");

/** A running sandbox with a new database. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

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
      await once(child, "exit");
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
export async function startSandbox(environment: Readonly<Record<string, string>> = {}) {
  const data = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  const { origin, stop } = await start(repository, { SANDBOX_DATA: data, ...environment });
  return {
    origin,
    async stop() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
