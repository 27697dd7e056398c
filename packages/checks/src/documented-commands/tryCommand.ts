import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { freePort } from "@lending/delivery/testing";
import { terminalVariables } from "./createCopy.ts";
import type { Try } from "./tries.ts";

const SERVE_MS = 120_000;
/** The folder of the pnpm that runs this test: it starts in a fifth of the time of npx. Elsewhere pnpm may not be installed. */
const PNPM_FOLDER = /pnpm$/.test(process.env.npm_execpath ?? "")
  ? path.dirname(process.env.npm_execpath ?? "")
  : undefined;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Stops a command and all its child processes. */
function stop(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The process has already exited.
  }
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(5_000) });
    return response.ok;
  } catch {
    return false;
  }
}

/** Runs a documented command in a copy of the repository. Returns an error message, or undefined when it works. */
export async function tryCommand(command: string, one: Try, copy: string): Promise<string | undefined> {
  const port = await freePort();
  const original = one.run?.(command) ?? command;
  // A documented port may be in use.
  const line = original
    .replace(/(^|&& |[A-Z_]+=\S+ )pnpm /g, `$1${PNPM_FOLDER === undefined ? "npx -y pnpm@12.21.0" : "pnpm"} `)
    .replace(/^PORT=\d+ /, "")
    .replaceAll("$PORT", String(port));
  const variables = terminalVariables();
  const child = spawn(line, {
    cwd: copy,
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...variables,
      PORT: String(port),
      PATH: [PNPM_FOLDER, variables.PATH].filter(Boolean).join(path.delimiter),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  let code: number | undefined;
  const exited = new Promise<void>((resolve) => {
    child.once("close", (status) => {
      code = status ?? 1;
      resolve();
    });
  });
  const problem = (text: string) => `${line}: ${text}\n${output.slice(-2_000)}`;
  if (one.serves === undefined) {
    await exited;
    if (code !== (one.exits ?? 0)) return problem(`ended with ${code}, not ${one.exits ?? 0}`);
    return one.prints === undefined || output.includes(one.prints) ? undefined : problem(`did not print ${one.prints}`);
  }
  const until = Date.now() + SERVE_MS;
  let isServing = false;
  while (!isServing && code === undefined && Date.now() < until) {
    await sleep(500);
    isServing = await responds(`http://localhost:${port}${one.serves}`);
  }
  stop(child, "SIGTERM");
  await Promise.race([exited, sleep(10_000)]);
  stop(child, "SIGKILL");
  return isServing ? undefined : problem(`did not serve ${one.serves}`);
}
