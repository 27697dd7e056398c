import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { findApps } from "../ship/buildApps.ts";

/**
 * Deletes a remote's folder, its journeys, its endpoints of the sandbox, its owner, its builds in the tasks of others, and its lines
 * in pending changesets.
 * Throws when another package depends on it.
 */
export function removeRemote(root: string, name: string): void {
  if (name === "shell" || !findApps(root).has(name))
    throw new Error(`There is no remote "${name}". Usage: pnpm remove:remote <name>`);
  const fullName = `@lending/${name}`;
  const users = globSync(["apps/*/package.json", "packages/*/package.json"], { cwd: root }).filter(
    (file) =>
      path.dirname(file) !== `apps/${name}` && readFileSync(path.join(root, file), "utf8").includes(`"${fullName}"`),
  );
  if (users.length > 0) throw new Error(`${users.join(", ")} use ${fullName}. Remove that first.`);
  for (const folder of [`apps/${name}`, `apps/e2e/src/journeys/${name}`, `apps/sandbox/src/api/${name}`])
    rmSync(path.join(root, folder), { recursive: true, force: true });
  const owners = path.join(root, ".github/CODEOWNERS");
  if (existsSync(owners))
    writeFileSync(owners, readFileSync(owners, "utf8").replace(new RegExp(`^/apps/${name}/.*\n`, "gm"), ""));
  for (const file of globSync("{apps,packages}/*/turbo.json", { cwd: root })) {
    const text = readFileSync(path.join(root, file), "utf8");
    const task = `"${fullName}#[^"]*"`;
    const rest = text.replace(new RegExp(`,\\s*${task}|${task}(?:,\\s*)?`, "g"), "");
    if (rest !== text) writeFileSync(path.join(root, file), rest);
  }
  for (const file of globSync(".changeset/*.md", { cwd: root })) {
    const target = path.join(root, file);
    const text = readFileSync(target, "utf8");
    const rest = text.replace(new RegExp(`^["']${fullName}["']:.*\n`, "m"), "");
    if (/^---\n---\n/.test(rest)) rmSync(target);
    else if (rest !== text) writeFileSync(target, rest);
  }
}

if (import.meta.main) {
  const [name = ""] = parseArgs({ allowPositionals: true }).positionals;
  try {
    removeRemote(process.cwd(), name);
    console.log(`apps/${name} is removed. Next: pnpm install. While it is live: pnpm ship remove ${name}.`);
  } catch (fault) {
    console.error((fault as Error).message);
    process.exitCode = 2;
  }
}
