import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const changeset = path.resolve(import.meta.dirname, "../../../../node_modules/.bin/changeset");

/** Adds a changeset without a prompt, by the name of an app's or a package's folder. Returns the exit code. */
function addChangeset(name: string, level: string, text: string): number {
  const exists = ["apps", "packages"].some((folder) => existsSync(`${folder}/${name}/package.json`));
  if (exists && ["patch", "minor", "major"].includes(level) && text !== "")
    return spawnSync("changeset", [`--${level}`, `@lending/${name}`, "-m", text], { stdio: "inherit" }).status ?? 1;
  console.error('Usage: pnpm changeset:add <name> <patch|minor|major> "<text>"');
  return 2;
}

/**
 * Gives some apps or packages, by the names of their folders, the next version. The changesets of all others keep waiting.
 * Changesets refuses its option `--ignore` next to `ignore` in the configuration, so the configuration names the others while it
 * runs. Returns its exit code. Throws for a name that no changeset has.
 */
export function versionApps(root: string, names: readonly string[]): number {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const changesets = globSync(".changeset/*.md", { cwd: root }).map(read);
  for (const name of names)
    if (!changesets.some((text) => text.includes(`"@lending/${name}":`)))
      throw new Error(`No changeset names ${name}. Add one: pnpm changeset:add ${name} patch "…"`);
  const others = globSync("{apps,packages}/*/package.json", { cwd: root })
    .filter((file) => !names.includes(path.basename(path.dirname(file))))
    .map((file) => JSON.parse(read(file)).name);
  const file = path.join(root, ".changeset/config.json");
  const configuration = readFileSync(file, "utf8");
  // A handler lets this process restore the file after Ctrl+C.
  process.once("SIGINT", () => undefined);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(configuration), ignore: others }));
  try {
    return spawnSync(changeset, ["version"], { cwd: root, stdio: "inherit" }).status ?? 1;
  } finally {
    writeFileSync(file, configuration);
  }
}

if (import.meta.main) {
  const [verb, ...words] = process.argv.slice(2);
  const [name = "", level = "", ...text] = words;
  process.exitCode =
    verb === "add" ? addChangeset(name, level, text.join(" ").trim()) : versionApps(process.cwd(), words);
}
