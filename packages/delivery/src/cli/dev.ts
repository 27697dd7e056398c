import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import { withoutSecrets } from "../releases/signing/keyFolder.ts";
import { runShip } from "./runShip.ts";

interface Options {
  readonly remote: string;
  /** Port of the remote's development server. */
  readonly port: number;
  /** Address of the deployed site. */
  readonly site: string;
}

const SITE_TIMEOUT_MS = 10_000;
const BUILD_TIMEOUT_MS = 120_000;
/** The longest lifetime of an override. */
const MINUTES = "480";

/** Ends the command with one line. */
class Refused extends Error {}

/** Prints why the command ends, and returns its exit code. Throws any other error. */
function refuse(fault: unknown): number {
  if (!(fault instanceof Refused)) throw fault;
  console.error(fault.message);
  return 3;
}

const repository = path.join(import.meta.dirname, "../../../..");

/** Returns the origin of a site. Throws Refused when no site of this platform responds, and for production. */
async function checkSite(address: string): Promise<string> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Refused(`"${address}" is not a site's address: --against http://localhost:4100.`);
  const { origin } = new URL(address);
  const html = await fetch(`${origin}/testPreview`, {
    headers: { accept: "text/html" },
    signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
  }).then(
    (response) => response.text(),
    () => {
      throw new Refused(`${origin} does not respond. Start it, or check the address.`);
    },
  );
  const stage = readStage(html);
  if (stage === undefined) throw new Refused(`${origin} serves no document of this platform.`);
  if (stage === "production") throw new Refused(`${origin} is a production site, which allows no laptop's build.`);
  return origin;
}

function readStage(html: string) {
  try {
    return parseEnvironment(JSON.parse(/id="environment">(.*?)<\/script>/s.exec(html)?.[1] ?? "")).stage;
  } catch {
    return undefined;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

async function requireFree(port: number, remote: string): Promise<void> {
  if (!(await isFree(port))) throw new Refused(`Port ${port} is in use. Stop the other server of ${remote}.`);
}

/** Starts the development server of a remote. */
const serve = (remote: string, variables: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn("node_modules/.bin/rspack", ["serve", "--config-loader", "native"], {
    cwd: path.resolve("apps", remote),
    env: { ...withoutSecrets(process.env), NODE_ENV: "development", ...variables },
    stdio: "inherit",
  });

/** Waits for the first build. Its manifest exists once it has no errors. */
async function waitForBuild(server: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + BUILD_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const isBuilt = await fetch(`${server}/remote.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isBuilt) return;
    await wait(100);
  }
  throw new Refused("The first build did not succeed. Correct the errors above, then run the command again.");
}

/** Creates the override in the site's store with `ship`, and returns its parameter. Throws Refused with the reason of `ship`. */
async function offer({ remote, site, server }: { remote: string; site: string; server: string }): Promise<string> {
  let output = "";
  const args = ["override", remote, "--from", server, "--minutes", MINUTES, "--development", "--json"];
  await runShip(args, {
    repository,
    variables: { ...process.env, SHIP_ORIGIN: site },
    isTerminal: false,
    write: (text) => {
      output += text;
    },
    writeError: () => undefined,
  });
  const result = JSON.parse(output) as { ok: boolean; message?: string; link?: string };
  if (!result.ok || result.link === undefined) throw new Refused(result.message);
  const page = await fetch(result.link, { headers: { accept: "text/html" } });
  if (page.status !== 200)
    throw new Refused(`${site} does not accept the link. Set SHIP_STORE to its store, and use a key that it trusts.`);
  return new URL(result.link).searchParams.get("override") ?? "";
}

/**
 * Runs the development server of a remote and offers its build inside a deployed site, until the command is interrupted. Returns
 * the exit code. Nothing is shipped, and other visitors get the released remote.
 */
export async function developAgainst({ remote, port, site: address }: Options): Promise<number> {
  let child: ChildProcess | undefined;
  try {
    const site = await checkSite(address);
    await requireFree(port, remote);
    // A manifest of an earlier run would look like a finished build.
    rmSync(path.resolve("apps", remote, "dist/dev/remote.json"), { force: true });
    child = serve(remote, { DEV_SHELL: "released" });
    const closed = ended(child);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child?.kill());
    const server = `http://localhost:${port}`;
    await waitForBuild(server, child);
    const parameter = await offer({ remote, site, server });
    console.log(`
  ${remote} of this checkout in ${site}, with hot reload, for this machine only:

  ${site}/testPreview?override=${parameter}

  Or add override=… to the query of any page. Stop: Ctrl+C. Leave: the bar at the top of the page.
`);
    return await closed;
  } catch (fault) {
    child?.kill();
    return refuse(fault);
  }
}

const USAGE = `Usage: pnpm dev <remote>                     with a sandbox on this machine
       pnpm dev <remote> --against <site>    inside a deployed site: --against http://localhost:4100
A remote is a folder of apps/ with a port in its rspack.config.ts.`;

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", ({ message }) => {
      console.error(message);
      resolve(1);
    });
  });

async function develop(remote: string, port: number) {
  await requireFree(port, remote);
  console.log(`Building the rest, then serving ${remote} with hot reload.`);
  const build = "turbo run build --output-logs=errors-only && pnpm --filter @lending/shell build:dev";
  const built = await ended(spawn(build, { shell: true, stdio: "inherit" }));
  if (built !== 0) return built;
  const sandbox = ["apps/sandbox/src/main.ts", "--dev", `${remote}=http://localhost:${port}`];
  const children = [serve(remote), spawn(process.execPath, sandbox, { stdio: "inherit" })];
  const end = () => {
    for (const child of children) child.kill();
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  const code = await Promise.race(children.map(ended));
  end();
  return code;
}

async function runCommand(): Promise<number> {
  const read = () => parseArgs({ allowPositionals: true, options: { against: { type: "string" } } });
  let command: Partial<ReturnType<typeof read>> = {};
  try {
    command = read();
  } catch {
    // An unknown option: the usage is printed below.
  }
  const [app] = command.positionals ?? [];
  const configFile = `apps/${app}/rspack.config.ts`;
  const config = existsSync(configFile) ? readFileSync(configFile, "utf8") : "";
  const port = Number(/port: (\d+)/.exec(config)?.[1]);
  const site = command.values?.against;
  if (app === undefined || !(port > 0)) {
    console.error(USAGE);
    return 2;
  }
  return site === undefined ? develop(app, port).catch(refuse) : developAgainst({ remote: app, port, site });
}

if (import.meta.main) process.exitCode = await runCommand();
