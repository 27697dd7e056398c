import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Creates a data folder that is removed after the test. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "sandbox-data-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts the sandbox as a child process until the end of the test, and waits until it prints its URLs. */
export async function startSandbox(dataDir: string, ...flags: string[]) {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, "../main.ts"), ...flags], {
    env: { ...process.env, PORT: "0", SANDBOX_DATA: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  /** Ends the process and returns its exit code, or null after a kill. */
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  onTestFinished(async () => void (await stop("SIGKILL")));
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Site\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (found !== undefined && output.includes("o-other")) resolve(found);
    });
    child.stderr?.on("data", (chunk: Buffer) => reject(new Error(chunk.toString())));
    void exited.then((code) => reject(new Error(`The sandbox exited with ${code}.`)));
  });
  return { origin, output: () => output, stop };
}
