import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeMissing } from "../../../../packages/releases/src/suggestName.ts";

// Compares screenshots of the stories with those of another commit, both taken now on this machine: nothing is stored.
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string", default: "main" } },
});
const app = path.resolve(import.meta.dirname, "../..");
const folder = path.join(app, ".looks");
const inRepository = { cwd: path.resolve(app, "../.."), maxBuffer: 1 << 30 };

/** Runs the stories of a checkout. `update` writes the pictures, `none` compares with them. */
function runStories(checkout: string, update: "all" | "none"): number {
  const { status } = spawnSync(
    "npx",
    ["vitest", "run", "--project", "stories", "--reporter=default", `--update=${update}`, ...files],
    { cwd: checkout, stdio: "inherit", env: { ...process.env, LOOKS: folder } },
  );
  return status ?? 1;
}

const missing = files.find((file) => file.includes("/") && !existsSync(path.resolve(app, file)));
if (missing !== undefined) {
  console.error(describeMissing(path.resolve(app, missing)));
  process.exit(2);
}

const commit = execFileSync("git", ["rev-parse", "--verify", `${values.against}^{commit}`], inRepository)
  .toString()
  .trim();
const base = path.join(folder, commit);
if (!existsSync(base)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(base, { recursive: true });
  execFileSync("tar", ["x"], { cwd: base, input: execFileSync("git", ["archive", commit], inRepository) });
  execFileSync("npx", ["-y", "pnpm@12.21.0", "install", "--prefer-offline", "--frozen-lockfile"], { cwd: base });
}
for (const name of ["pictures", "differences"]) rmSync(path.join(folder, name), { recursive: true, force: true });
console.log(`Stories of ${values.against}`);
if (runStories(path.join(base, "apps/storybook"), "all") !== 0) console.log("A failed story has no picture.");
console.log("Stories of the work tree");
process.exitCode = runStories(app, "none");

const count = (pictures: string) => globSync(pictures, { cwd: folder }).length;
const [changed, added] = [count("differences/*-actual.png"), count("differences/*-reference.png")];
console.log(
  `${count("pictures/*.png")} stories of ${values.against} have a picture: ${changed} look different now, and ${added} are new. ` +
    `Before: ${path.join(folder, "pictures")}. Now and the differences: ${path.join(folder, "differences")}.`,
);
