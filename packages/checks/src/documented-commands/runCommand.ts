import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { freePort } from "@lending/delivery/testing";
import { terminalVariables } from "./createCopy.ts";

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

interface Expected {
  /** A path that must respond while the command runs. The command is then stopped. */
  readonly serves?: string;
  /** Text that the command must print. */
  readonly prints?: string;
}

/** Runs a documented command in a copy of the repository. Throws when it does not do what is expected. */
export async function runCommand(command: string, copy: string, { serves, prints }: Expected = {}): Promise<void> {
  const port = await freePort();
  const line = command.replace(
    /(^|&& |[A-Z_]+=\S+ )pnpm /g,
    `$1${PNPM_FOLDER === undefined ? "npx -y pnpm@12.21.0" : "pnpm"} `,
  );
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
  const started = performance.now();
  const settle = (isRight: boolean, text: string) => {
    if (!isRight) throw new Error(`${line}: ${text}\n${output.slice(-2_000)}`);
    process.stdout.write(`ok   ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${command}\n`);
  };
  if (serves === undefined) {
    await exited;
    return settle(code === 0 && output.includes(prints ?? ""), `ended with ${code}, and must print "${prints ?? ""}"`);
  }
  const until = Date.now() + SERVE_MS;
  let isServing = false;
  while (!isServing && code === undefined && Date.now() < until) {
    await sleep(500);
    isServing = await responds(`http://localhost:${port}${serves}`);
  }
  stop(child, "SIGTERM");
  await Promise.race([exited, sleep(10_000)]);
  stop(child, "SIGKILL");
  settle(isServing, `did not serve ${serves}`);
}
