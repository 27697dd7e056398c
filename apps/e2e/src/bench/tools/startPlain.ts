import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** Starts the plain server in a separate process. */
export async function startPlain(body: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "plainServer.ts")], {
    env: { ...process.env, PLAIN_BODY: body },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { origin: `http://localhost:${String(port).trim()}`, stop: () => void child.kill() };
}
