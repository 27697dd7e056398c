import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";

/** Runs Git in a checkout and returns what it prints. Throws an error of one line that says what to do. */
export function git(repository: string, ...words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", words, { cwd: repository, encoding: "utf8" });
  if (status === 0) return stdout;
  if (error !== undefined)
    throw new Error("Git is not installed, and this command compares with a branch. Install it.");
  if (/dubious ownership/.test(stderr))
    throw new Error(
      `Another user owns this checkout. Trust it: git config --global --add safe.directory "${repository}"`,
    );
  if (/not a git repository/.test(stderr))
    throw new Error(
      `${repository} is no Git repository, by which builds and checks find what changed. Make it one: git init && git add --all && git commit -m "Start"`,
    );
  throw new Error(stderr.trim().split("\n")[0] ?? `git ${words.join(" ")} failed.`);
}

/** Returns the branch that changes are compared with: origin/main, or main in a clone without it. Throws when neither exists. */
export function baseOf(repository: string): string {
  const branches = git(
    repository,
    "for-each-ref",
    "--format=%(refname:short)",
    "refs/heads/main",
    "refs/remotes/origin/main",
  );
  const base = ["origin/main", "main"].find((branch) => branches.split("\n").includes(branch));
  if (base === undefined)
    throw new Error("There is no branch origin/main or main to compare with. Fetch it: git fetch origin main");
  return base;
}

/** Returns the folder of an app or a package by its name. Throws an error that names those that exist. */
export function findFolder(root: string, name: string): string {
  const folder = [`apps/${name}`, `packages/${name}`].find((one) => existsSync(path.join(root, one, "package.json")));
  if (name !== "" && folder !== undefined) return folder;
  const names = globSync("{apps,packages}/*/package.json", { cwd: root }).map((one) =>
    path.basename(path.dirname(one)),
  );
  throw new Error(`There is no apps/${name} or packages/${name}. There are ${names.sort().join(", ")}.`);
}
