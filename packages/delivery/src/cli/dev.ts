import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { withoutSecrets } from "@lending/releases/signing/keyFolder";
import { describeUnknown } from "@lending/releases/suggestName";
import { findApps } from "../ship/buildApps.ts";
import { onEnd, type Process, startProcess, watching } from "./Process.ts";

/** Ends the command with one line and the code 1. */
class Failed extends Error {}
/** Ends it with 2, as `pnpm ship` does. */
class Usage extends Failed {}

/** Throws Usage, with the names that exist, when there is no remote of a name. */
function checkRemote(name: string): void {
  const names = [...findApps(process.cwd()).keys()].filter((one) => one !== "shell");
  if (!names.includes(name))
    throw new Usage(
      `${describeUnknown("remote", name, names)} Name one of them: pnpm dev <name>. Add one: pnpm new:remote ${name}`,
    );
}

/** Listens on a port of this machine for a moment: 0 is any free one. Undefined when it is in use. */
async function tryPort(port: number, host?: string): Promise<number | undefined> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen({ port, host, exclusive: true }, () => resolve(true));
  });
  const found = isFree ? (server.address() as AddressInfo).port : undefined;
  server.close();
  return found;
}

/** Returns whether a server can listen on a port, for connections of this machine and of others. */
const isFree = async (port: number) => (await tryPort(port, "127.0.0.1")) === port && (await tryPort(port)) === port;

/** Returns the first free port of a list of a hundred, and says so when it is not the first one. Throws Failed without one. */
export async function chooseFree(first: number, step: number): Promise<number> {
  for (let port = first; port < Math.min(first + step * 100, 65_536); port += step)
    if (await isFree(port)) {
      if (port !== first) console.log(`Port ${first} is in use, so this is on port ${port}.`);
      return port;
    }
  throw new Failed(`No port from ${first} is free. Name one: PORT=8100 pnpm dev …`);
}

/** Starts the development server of a remote on a free port. */
async function serveRemote(name: string): Promise<{ readonly process: Process; readonly origin: string }> {
  const folder = path.resolve("apps", name);
  if (!existsSync(path.join(folder, "node_modules/.bin/rspack")))
    throw new Failed(`apps/${name} is not installed. Run: pnpm install`);
  // Files of an earlier run would look like a finished build.
  for (const file of ["remote.json", "errors.txt"]) rmSync(path.join(folder, "dist/dev", file), { force: true });
  const port = await tryPort(0);
  const server = startProcess("node_modules/.bin/rspack", ["serve", "--config-loader", "native"], {
    cwd: folder,
    env: { ...withoutSecrets(process.env), NODE_ENV: "development", DEV_PORT: String(port) },
  });
  return { process: server, origin: `http://localhost:${port}` };
}

const SITE_PORT = 4100;
const USAGE = `Usage: pnpm dev <remote>                     with a sandbox on this machine
       PORT=4200 pnpm dev <remote>           on another port
       pnpm dev <remote> --no-build          with the builds of the other apps as they are`;

/** Returns the port of a remote's site: the one that PORT names, otherwise the first one that is free. */
async function choosePort(remote: string): Promise<number> {
  const named = process.env.PORT;
  if (!named) return chooseFree(SITE_PORT, 100);
  const port = Number(named);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Usage(`PORT must be a number from 1 to 65535, not "${named}".`);
  if (!(await isFree(port)))
    throw new Failed(`Port ${port} is in use. Name another one: PORT=${port + 100} pnpm dev ${remote}`);
  return port;
}

/** The link of a path as a demo borrower opens it. */
const linkOf = (site: string, pathname: string) =>
  `${site}${pathname}?lang=en-PH&sessionId=demo&productId=p-1&orderId=o-174`;

/** Waits until the site serves the remote, then prints the links of its paths. */
async function printLinks(name: string, site: string, origin: string, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const [manifest, isServing] = await Promise.all([
      fetch(`${origin}/remote.json`).then(
        async (response) => (response.ok ? ((await response.json()) as { paths: object }) : undefined),
        () => undefined,
      ),
      fetch(`${site}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ]);
    if (manifest && isServing) {
      const links = Object.keys(manifest.paths).map((one) => `  ${linkOf(site, one)}`);
      console.log(`\n  ${name} with hot reload:\n\n${links.join("\n")}\n`);
      console.log(
        `  Its pages show errors of the build and of the code. Type errors: pnpm --filter @lending/${name} typecheck --watch`,
      );
      console.log("  Stop: Ctrl+C.\n");
      return;
    }
    await wait(200);
  }
}

/** Builds the other apps, then serves them with a sandbox and the remote's development server, until the command is interrupted. */
async function develop(remote: string, isBuilding: boolean): Promise<number> {
  const port = await choosePort(remote);
  const running = new Set<Process>();
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    await Promise.all([...running].map((one) => one.stop()));
  };
  onEnd(() => void stop());
  const run = (one: Process) => {
    running.add(one);
    return one;
  };
  if (isBuilding) {
    console.log(`Building the other apps, then serving ${remote} with hot reload.`);
    // The remote itself may have an error, which its page shows.
    const build = ["packages/checks/src/commands/verify.ts", "--build", "--without", remote];
    for (const [command, words] of [
      [process.execPath, build],
      ["pnpm", ["--silent", "--filter", "@lending/shell", "build:dev"]],
    ] as const) {
      const code = await run(startProcess(command, words)).ended;
      if (isStopped) return 0;
      if (code !== 0) throw new Failed("A build failed. Correct the errors above, then run the command again.");
    }
  }
  if (!existsSync("apps/shell/dist/dev")) throw new Failed(`The shell is not built. Run: pnpm dev ${remote}`);
  const server = await serveRemote(remote);
  run(server.process);
  const program = ["apps/sandbox/src/main.ts", "--dev", `${remote}=${server.origin}`];
  const sandbox = [...watching("apps/sandbox/src"), ...program];
  run(startProcess(process.execPath, sandbox, { env: { ...process.env, PORT: String(port) } }));
  void printLinks(remote, `http://localhost:${port}`, server.origin, () => isStopped);
  const code = await server.process.ended;
  if (isStopped) return 0;
  await stop();
  return code;
}

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: { build: { type: "boolean", default: true } },
    });
  } catch {
    return undefined;
  }
}

/** Runs the command. Returns its exit code: 0 interrupted, 1 failed, 2 invalid arguments. */
export async function dev(): Promise<number> {
  const command = readCommand();
  const [name] = command?.positionals ?? [];
  if (command === undefined || name === undefined) {
    console.error(USAGE);
    return 2;
  }
  try {
    checkRemote(name);
    // With a wrong environment the sandbox would wait for a change of its sources.
    const { status } = spawnSync(process.execPath, ["apps/sandbox/src/readEnvironment.ts"], { stdio: "inherit" });
    if (status !== 0) return 2;
    return await develop(name, command.values.build);
  } catch (fault) {
    if (!(fault instanceof Failed)) throw fault;
    console.error(fault.message);
    return fault instanceof Usage ? 2 : 1;
  }
}

if (import.meta.main) process.exitCode = await dev();
