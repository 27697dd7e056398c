import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { namesIn, readWorkspaces } from "../changesets/checkChangesets.ts";

const changeset = path.resolve(import.meta.dirname, "../../../../node_modules/.bin/changeset");

/**
 * Gives some apps or packages, by the names of their folders, the next version. The changesets of all others keep waiting.
 * Changesets refuses its option `--ignore` next to `ignore` in the configuration, so the configuration names the others while it
 * runs. Returns its exit code. Throws for an unknown name, and for one that no changeset names.
 */
export function versionApps(root: string, names: readonly string[]): number {
  const all = readWorkspaces(root);
  const waiting = globSync(".changeset/*.md", { cwd: root }).flatMap((file) =>
    namesIn(readFileSync(path.join(root, file), "utf8")),
  );
  for (const name of names) {
    const found = all.find(({ folder }) => path.basename(folder) === name);
    if (!found) throw new Error(`There is no apps/${name} or packages/${name}.`);
    if (!waiting.includes(found.name))
      throw new Error(`No changeset names ${name}. Add one: pnpm changeset:add ${name} patch "…"`);
  }
  const others = all.filter(({ folder }) => !names.includes(path.basename(folder))).map(({ name }) => name);
  const file = path.join(root, ".changeset/config.json");
  const configuration = readFileSync(file, "utf8");
  // A handler lets this process restore the file after Ctrl+C.
  const stay = () => undefined;
  process.on("SIGINT", stay);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(configuration), ignore: others }));
  try {
    const status = spawnSync(changeset, ["version"], { cwd: root, stdio: "inherit" }).status ?? 1;
    for (const { name, folder, version } of readWorkspaces(root)) {
      const before = all.find((one) => one.name === name)?.version;
      if (version !== before) console.log(`${path.basename(folder)} ${before} -> ${version}`);
    }
    return status;
  } finally {
    writeFileSync(file, configuration);
    process.off("SIGINT", stay);
  }
}

if (import.meta.main) {
  try {
    const names = parseArgs({ allowPositionals: true }).positionals;
    if (names.length === 0) throw new Error("Usage: pnpm changeset:version <name> [<name> …]");
    process.exitCode = versionApps(process.cwd(), names);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 2;
  }
}
