import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { withoutSecrets } from "@lending/releases";
import { describeUnknown } from "../ship/buildApps.ts";
import { type Process, startProcess } from "./Process.ts";

/** Ends the command with one line. */
export class Refused extends Error {}

/** A remote of this checkout that can be developed. */
export interface Remote {
  readonly name: string;
  /** The port of its development server, when it is free. */
  readonly port: number;
}

/** Returns the remote of a name. Throws Refused, with the names that exist. */
export function findRemote(name: string): Remote {
  const root = process.cwd();
  const configurations = globSync("apps/*/rspack.config.ts", { cwd: root }).sort();
  const remotes = configurations.flatMap((file) => {
    const port = Number(/port: (\d+)/.exec(readFileSync(path.join(root, file), "utf8"))?.[1]);
    return port > 0 ? [{ name: path.basename(path.dirname(file)), port }] : [];
  });
  const found = remotes.find((one) => one.name === name);
  if (found) return found;
  const names = remotes.map((one) => one.name);
  throw new Refused(`${describeUnknown("remote", name, names, "pnpm dev")} Add one: pnpm new:remote ${name}`);
}

/** Returns whether a server of this machine can listen on a port, for connections of this machine and of others. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", undefined]) {
    const isTaken = await new Promise<boolean>((resolve) => {
      const server = createServer().once("error", () => resolve(true));
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
    });
    if (isTaken) return false;
  }
  return true;
}

/** Returns the first free port of a list of a hundred, and says so when it is not the first one. Throws Refused without one. */
export async function chooseFree(first: number, step: number): Promise<number> {
  for (let port = first; port < Math.min(first + step * 100, 65_536); port += step)
    if (await isFree(port)) {
      if (port !== first) console.log(`Port ${first} is in use, so this is on port ${port}.`);
      return port;
    }
  throw new Refused(`No port from ${first} is free. Name one: PORT=8100 pnpm dev …`);
}

/** Starts the development server of a remote, on its port or the next one that is free. */
export async function serveRemote({
  name,
  port: first,
}: Remote): Promise<{ readonly process: Process; readonly origin: string }> {
  const folder = path.resolve("apps", name);
  if (!existsSync(path.join(folder, "node_modules/.bin/rspack")))
    throw new Refused(`apps/${name} is not installed. Run: pnpm install`);
  const port = await chooseFree(first, 10);
  // Files of an earlier run would look like a finished build.
  for (const file of ["remote.json", "errors.txt"]) rmSync(path.join(folder, "dist/dev", file), { force: true });
  const server = startProcess("node_modules/.bin/rspack", ["serve", "--config-loader", "native"], {
    cwd: folder,
    env: { ...withoutSecrets(process.env), NODE_ENV: "development", DEV_PORT: String(port) },
  });
  return { process: server, origin: `http://localhost:${port}` };
}
