import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { PATHS_FILE, publishStockRemote, readPackage } from "@lending/federation/preset";
import { type Build, readBuild } from "@lending/releases/artefact/Build";
import { withoutSecrets } from "@lending/releases/signing/keyFolder";
import { describeUnknown } from "@lending/releases/suggestName";
import { Usage } from "./Context.ts";

/**
 * Returns the folders of the apps that a repository can ship, by name: those in `apps/` with an rspack configuration
 * of ours, or with the paths of a remote that another tool builds. A repository without `apps/` is one remote, named
 * like its package without the scope.
 */
export function findApps(repository: string): ReadonlyMap<string, string> {
  const apps = path.join(repository, "apps");
  if (!existsSync(apps)) {
    const name = existsSync(path.join(repository, "package.json")) && readPackage(repository).name;
    return new Map(name ? [[name.replace(/^@[^/]*\//, ""), repository]] : []);
  }
  const folders = readdirSync(apps).sort();
  return new Map(
    folders.flatMap((app) =>
      ["rspack.config.ts", PATHS_FILE].some((file) => existsSync(path.join(apps, app, file)))
        ? [[app, path.join(apps, app)] as const]
        : [],
    ),
  );
}

/** Completes the build of a remote that another tool builds. Leaves every other build as it is. */
export async function completeBuild(folder: string, name: string): Promise<void> {
  if (existsSync(path.join(folder, PATHS_FILE))) await publishStockRemote({ folder, name });
}

const run = promisify(execFile);
const OUTPUT_MAX = 100_000_000;

/** As in the root's package.json. */
const PNPM = "pnpm@12.21.0";

/** Returns the program and the arguments that build some apps and their dependencies only. */
function buildCommand(repository: string, names: readonly string[]): readonly [string, ...string[]] {
  if (!existsSync(path.join(repository, "apps"))) return ["npm", "run", "build"];
  const filters = names.flatMap((name) => ["--filter", `./apps/${name}`]);
  const command = ["run", "build", "--output-logs=errors-only", ...filters];
  // Turbo needs the package manager, which is on the PATH only when pnpm started the command.
  return process.env.npm_config_user_agent?.startsWith("pnpm") === true
    ? [path.join(repository, "node_modules/.bin/turbo"), ...command]
    : ["npx", "-y", PNPM, "exec", "turbo", ...command];
}

/** Rejects with Usage for a name that no app has. */
export async function requireApps(repository: string, names: readonly string[]): Promise<void> {
  const known = [...findApps(repository).keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Usage(`${describeUnknown("app", unknown, known)} Name one of them: pnpm ship <name>.`);
}

/** Builds some apps and their dependencies only. Unchanged builds come from the cache. */
async function buildApps(repository: string, names: readonly string[]): Promise<void> {
  const [program, ...parameters] = buildCommand(repository, names);
  const env = { ...withoutSecrets(process.env), NODE_ENV: "", FORCE_COLOR: "0" };
  const building = run(program, parameters, { cwd: repository, env, maxBuffer: OUTPUT_MAX });
  building.child.stdin?.end();
  await building.catch(({ stdout, stderr, message }) => {
    throw new Error(`The build of ${names.join(", ")} failed:\n${`${stdout}${stderr}`.trim() || message}`);
  });
}

/** Builds some apps, unless `isBuilt`, and reads their builds. */
export async function readBuilds(
  repository: string,
  names: readonly string[],
  isBuilt: boolean,
): Promise<readonly Build[]> {
  const apps = findApps(repository);
  if (names.length > 0 && !isBuilt) await buildApps(repository, names);
  for (const name of names) await completeBuild(apps.get(name) ?? "", name);
  return names.map((name) => readBuild(apps.get(name) ?? "", name));
}
