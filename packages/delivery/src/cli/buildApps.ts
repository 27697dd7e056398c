import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { withoutSecrets } from "../signing/keyFolder.ts";
import { Usage } from "./Context.ts";

/** Lists the apps of a checkout that can be shipped: those with an rspack configuration. */
export const findApps = (repository: string): readonly string[] =>
  readdirSync(path.join(repository, "apps"))
    .filter((app) => existsSync(path.join(repository, "apps", app, "rspack.config.ts")))
    .sort();

/** As in the root's package.json. */
const PNPM = "pnpm@12.21.0";

/** Builds some apps and their dependencies only. Unchanged builds come from the cache. */
export async function buildApps(repository: string, names: readonly string[]): Promise<void> {
  const known = findApps(repository);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Usage(`There is no app "${unknown}". Apps: ${known.join(", ")}.`);
  const filters = names.flatMap((name) => ["--filter", `./apps/${name}`]);
  const command = ["turbo", "run", "build", "--output-logs=errors-only", ...filters];
  // Turbo needs the package manager, which is on the PATH only when pnpm started the command.
  const isThroughPnpm = process.env.npm_config_user_agent?.startsWith("pnpm") === true;
  const child = spawn(
    isThroughPnpm ? path.join(repository, "node_modules/.bin/turbo") : "npx",
    isThroughPnpm ? command.slice(1) : ["-y", PNPM, "exec", ...command],
    {
      cwd: repository,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...withoutSecrets(process.env), NODE_ENV: "", FORCE_COLOR: "0" },
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error(`The build of ${names.join(", ")} failed:\n${output.trim()}`);
}
