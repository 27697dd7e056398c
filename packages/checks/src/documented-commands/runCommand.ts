import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { freePort, waitUntil } from "@lending/delivery/testing";
import { terminalVariables } from "./createCopy.ts";

const SERVE_MS = 120_000;

/** Stops a detached command and all its child processes. */
export function stopGroup({ pid }: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}

interface Expected {
  /** A path that must respond while the command runs. The command is then stopped. */
  readonly serves?: string;
  /** Text that the command must print. */
  readonly prints?: string;
}

/** Runs a documented command in a copy of the repository. Throws when it does not do what is expected. */
export async function runCommand(command: string, copy: string, { serves, prints = "" }: Expected = {}): Promise<void> {
  const port = await freePort();
  const started = performance.now();
  const line = command.replace(/(^|&& |[A-Z_]+=\S+ )pnpm /g, "$1npx -y pnpm@12.21.0 ");
  const child = spawn(line, {
    cwd: copy,
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...terminalVariables(), PORT: String(port) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  const closed = once(child, "close");
  const refuse = (text: string) => {
    throw new Error(`${line}: ${text}\n${output.slice(-2_000)}`);
  };
  if (serves === undefined) {
    const [code] = await closed;
    if (code !== 0 || !output.includes(prints)) refuse(`ended with ${code}, and must print "${prints}"`);
  } else {
    const responds = async () => {
      const headers = { accept: "text/html" };
      const response = await fetch(`http://localhost:${port}${serves}`, {
        headers,
        signal: AbortSignal.timeout(5_000),
      });
      return response.ok;
    };
    try {
      await waitUntil(() => child.exitCode !== null || responds(), SERVE_MS);
      if (child.exitCode !== null) refuse(`ended with ${child.exitCode}, and must serve ${serves}`);
    } finally {
      stopGroup(child);
      await Promise.race([closed, setTimeout(10_000, undefined, { ref: false })]);
      stopGroup(child, "SIGKILL");
    }
  }
  process.stdout.write(`ok   ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${command}\n`);
}
