import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { developAgainst } from "./developAgainst.ts";

const USAGE = `Usage: pnpm dev <remote>                     with a sandbox on this machine
       pnpm dev <remote> --against <site>    inside a deployed site: --against http://localhost:4100
A remote is a folder of apps/ with a port in its rspack.config.ts.`;

const readCommand = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { against: { type: "string" } } });
  } catch {
    return { values: {}, positionals: [] };
  }
};
const { values, positionals } = readCommand();
const { against }: { readonly against?: string | undefined } = values;
const [app] = positionals;
const configFile = `apps/${app}/rspack.config.ts`;
const port =
  app !== undefined && existsSync(configFile) ? /port: (\d+)/.exec(readFileSync(configFile, "utf8"))?.[1] : undefined;

/** Runs a command line at the repository's root and shows its output. */
const run = (command: string): ChildProcess => spawn(command, { shell: true, stdio: "inherit" });
const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));

async function develop(remote: string, server: string) {
  console.log(`Building the rest, then serving ${remote} with hot reload.`);
  const built = await ended(run(`turbo run build --output-logs=errors-only && pnpm --filter @lending/shell build:dev`));
  if (built !== 0) return built;
  const children = [
    run(`pnpm --filter ./apps/${remote} dev`),
    run(`node apps/sandbox/src/main.ts --dev ${remote}=${server}`),
  ];
  process.on("SIGINT", () => {
    for (const child of children) child.kill("SIGINT");
  });
  return Promise.race(children.map(ended));
}

if (app === undefined || port === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (against !== undefined) {
  process.exitCode = await developAgainst({ remote: app, port: Number(port), site: against });
} else {
  process.exitCode = await develop(app, `http://localhost:${port}`);
}
