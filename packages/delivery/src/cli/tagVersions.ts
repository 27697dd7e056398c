import { execFileSync } from "node:child_process";
import type { Build } from "../releases/Build.ts";

/**
 * Tags the current commit with each shipped version (`loan@0.2.0`) and returns the new tags. Does not push them. Outside a git
 * repository, for an existing tag, and when git fails, it makes no tag: the release is live in any case.
 */
export function tagVersions(
  repository: string,
  builds: readonly Pick<Build, "name" | "deployed">[],
): readonly string[] {
  return builds.flatMap(({ name, deployed }) => {
    const tag = `${name}@${deployed.version}`;
    try {
      execFileSync("git", ["tag", "--", tag], { cwd: repository, stdio: "ignore" });
      return [tag];
    } catch {
      return [];
    }
  });
}
