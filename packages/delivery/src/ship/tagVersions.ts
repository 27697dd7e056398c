import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Build } from "@lending/releases/artefact/Build";

const gitIn =
  (cwd: string) =>
  (...parameters: readonly string[]) =>
    execFileSync("git", parameters, { cwd, stdio: ["ignore", "pipe", "ignore"], encoding: "utf8" }).trim();

/**
 * Tags the current commit with each shipped version (`loan@0.2.0`). Does not push the tags. Makes no tag when a file of the
 * repository differs from the commit, or a new file is in the app or in a package, because the commit does not contain what was
 * built. Outside a git repository, for an existing tag, and when git fails, it makes no tag either: the release is live in any
 * case. Returns the tags that were made, and those that the current commit must not get.
 */
export function tagVersions(repository: string, builds: readonly Pick<Build, "name" | "deployed">[]) {
  const git = gitIn(repository);
  const made: string[] = [];
  const uncommitted: string[] = [];
  for (const { name, deployed } of builds) {
    const tag = `${name}@${deployed.version}`;
    try {
      if (git("tag", "--list", tag) !== "") continue;
      const changed = git("status", "--porcelain", "--untracked-files=no");
      // A remote in its own repository is the repository.
      const folders = existsSync(path.join(repository, "apps", name)) ? [`apps/${name}`, "packages"] : ["."];
      const added = git("status", "--porcelain", "--", ...folders);
      if (changed + added === "") {
        git("tag", "--", tag);
        made.push(tag);
      } else uncommitted.push(tag);
    } catch {
      // No repository, or no commit.
    }
  }
  return { made, uncommitted };
}

/** Returns the commit of a checkout without changes; undefined for any other folder. */
export function readCommit(repository: string): string | undefined {
  try {
    const git = gitIn(repository);
    return git("status", "--porcelain", "--untracked-files=no") === "" ? git("rev-parse", "HEAD") : undefined;
  } catch {
    return undefined;
  }
}
