import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What git ignores, and git itself: a fresh clone has none of it. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|\.turbo|coverage|\.git|results|results-deep)$|^releases$|^\.ship$|^apps\/(sandbox\/data|storybook\/(static|\.looks))$/;

/** Variables of the process that runs the tests. Whoever pastes a command has none of them. */
const NOT_OF_A_READER =
  /^(npm_|pnpm_|PNPM_|VITEST|VITE_|SHIP_|SANDBOX_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|TEST$|DEV$|PROD$|MODE$|CI$)/;

/** Returns the variables of a person at a terminal: PATH leads to no folder of dependencies. */
export function readerVariables(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !NOT_OF_A_READER.test(name));
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(own), PATH: folders.join(path.delimiter), FORCE_COLOR: "0" };
}

/** Copies the repository as a fresh clone has it, with what is not committed yet, and installs its dependencies. */
export function createCopy(repository: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "documented-"));
  cpSync(repository, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(repository, source)),
  });
  const run = (command: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: copy,
      env: readerVariables(),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  };
  // Some commands read the history.
  run("git", ["init", "--quiet", "--initial-branch", "main"]);
  run("git", ["add", "--all"]);
  run("git", ["-c", "user.name=Copy", "-c", "user.email=copy@example.invalid", "commit", "--quiet", "-m", "Copy"]);
  run("npx", ["-y", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"]);
  return copy;
}
