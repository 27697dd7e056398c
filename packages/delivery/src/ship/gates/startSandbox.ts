import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { withoutSecrets } from "@lending/releases/signing/keyFolder";

// Generous, so that a busy machine does not decide.
const START_MS = 60_000;

/** Returns the program of the sandbox: the checkout's, or that of the package in another repository. */
function findSandbox(repository: string): string {
  const found = ["apps/sandbox", "node_modules/@lending/sandbox"]
    .map((folder) => path.join(repository, folder, "src/main.ts"))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("The pages need the sandbox as their back end. Install @lending/sandbox.");
  return found;
}

/** Starts the sandbox of a repository on a free port. Throws with its output when it does not start. */
export async function startSandbox(repository: string, variables: Readonly<Record<string, string>>) {
  const hooks = process.execArgv.flatMap((one, index, all) => (one === "--import" ? [one, all[index + 1] ?? ""] : []));
  const child = spawn(process.execPath, [...hooks, findSandbox(repository)], {
    cwd: repository,
    env: { ...withoutSecrets(process.env), PORT: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  let isStopping = false;
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The sandbox did not start:\n${output}`));
    const timer = setTimeout(fail, START_MS);
    child.once("exit", fail);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
        const address = /Site\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
  });
  child.once("exit", () => {
    if (!isStopping) process.stderr.write(`The sandbox at ${origin} ended by itself.\n${output}\n`);
  });
  return {
    origin,
    async stop(): Promise<void> {
      isStopping = true;
      child.kill("SIGTERM");
      await ended;
    },
  };
}
