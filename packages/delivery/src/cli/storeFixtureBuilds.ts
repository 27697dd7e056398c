import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readBuild } from "../releases/Build.ts";
import { PREVIOUS_BUILDS, packBuild } from "../testing/fixtureBuild.ts";
import { buildApps } from "./buildApps.ts";

const [revision, ...names] = parseArgs({ allowPositionals: true }).positionals;
const repository = path.join(import.meta.dirname, "../../../..");
const run = (command: string, args: readonly string[], cwd = repository) =>
  execFileSync(command, args, { cwd, stdio: ["ignore", "pipe", "inherit"] })
    .toString()
    .trim();

/** Builds apps at a commit in a separate work tree, and stores the builds as fixtures. */
async function keep(at: string) {
  const commit = run("git", ["rev-parse", "--short=12", `${at}^{commit}`]);
  const folder = mkdtempSync(path.join(tmpdir(), "previous-build-"));
  const tree = path.join(folder, "tree");
  run("git", ["worktree", "add", "--detach", "--quiet", tree, commit]);
  try {
    run("npx", ["-y", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"], tree);
    await buildApps(tree, names);
    mkdirSync(PREVIOUS_BUILDS, { recursive: true });
    for (const name of names) {
      const packed = packBuild(readBuild(path.join(tree, "apps", name), name), commit);
      writeFileSync(path.join(PREVIOUS_BUILDS, `${name}.json.br`), packed);
      console.log(`${name} at ${commit}: ${(packed.byteLength / 1000).toFixed(0)} kB`);
    }
  } finally {
    run("git", ["worktree", "remove", "--force", tree]);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (revision === undefined || names.length === 0) {
  console.error(
    "Usage: node packages/delivery/src/cli/storeFixtureBuilds.ts <commit or tag> <app>..., for example v1.4.0 shell loan",
  );
  process.exitCode = 2;
} else {
  await keep(revision);
}
