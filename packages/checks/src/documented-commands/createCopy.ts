import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Paths that a fresh clone does not contain: everything that git ignores, and `.git`. */
const NOT_IN_CLONE =
  /(^|\/)(node_modules|dist|\.turbo|coverage|\.git|results|results-deep)$|^releases$|^\.ship$|^apps\/(sandbox\/data|storybook\/(static|\.looks))$/;

/** Environment variables of the test process that a terminal does not have. */
const TEST_VARIABLES =
  /^(npm_|pnpm_|PNPM_|VITEST|VITE_|SHIP_|SANDBOX_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|TEST$|DEV$|PROD$|MODE$|CI$)/;

/** Returns the environment variables of a terminal. PATH contains no `node_modules` folder. */
export function terminalVariables(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !TEST_VARIABLES.test(name));
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter), FORCE_COLOR: "0" };
}

/**
 * Creates a fresh clone of the repository in an empty folder, including uncommitted changes, and installs its dependencies.
 * Returns its path.
 */
export function createCopy(repository: string, copy = mkdtempSync(path.join(tmpdir(), "documented-"))): string {
  cpSync(repository, copy, {
    recursive: true,
    filter: (source) => !NOT_IN_CLONE.test(path.relative(repository, source)),
  });
  const run = (command: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: copy,
      env: terminalVariables(),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  };
  // Some commands read the git history.
  run("git", ["init", "--quiet", "--initial-branch", "main"]);
  run("git", ["config", "user.name", "Copy"]);
  run("git", ["config", "user.email", "copy@example.invalid"]);
  run("git", ["add", "--all"]);
  run("git", ["commit", "--quiet", "-m", "Copy"]);
  run("npx", ["-y", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"]);
  return copy;
}

/** Returns the version of an app of a copy. */
export const versionOf = (copy: string, app: string): string =>
  JSON.parse(readFileSync(path.join(copy, `apps/${app}/package.json`), "utf8")).version;

/** Replaces words in the messages of an app of a copy. Throws when there are none. */
export function editWords(copy: string, app: string, from: string, to: string): void {
  const file = path.join(copy, `apps/${app}/src/messages/source.ts`);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  writeFileSync(file, text.replaceAll(from, to));
}
