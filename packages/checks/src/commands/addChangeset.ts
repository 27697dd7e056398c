import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const USAGE = 'Usage: pnpm changeset:add <name> <patch|minor|major> "<text>"';
const LEVELS = ["patch", "minor", "major"];

/** Returns the full name of an app or a package, from its folder's name. */
function packageName(name: string): string {
  const manifest = [`apps/${name}/package.json`, `packages/${name}/package.json`].find((file) => existsSync(file));
  if (!manifest) throw new Error(`There is no apps/${name} or packages/${name}. ${USAGE}`);
  const full = (JSON.parse(readFileSync(manifest, "utf8")) as { name: string }).name;
  const { ignore } = JSON.parse(readFileSync(".changeset/config.json", "utf8")) as { ignore: readonly string[] };
  if (ignore.includes(full)) throw new Error(`${full} is a tool without releases, so it needs no changeset.`);
  return full;
}

/** Returns a file name made of the first words of a text that does not exist yet. */
function freeFile(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ["change"];
  const base = `.changeset/${words.slice(0, 5).join("-").slice(0, 60)}`;
  let file = `${base}.md`;
  for (let number = 2; existsSync(file); number += 1) file = `${base}-${number}.md`;
  return file;
}

// Adds a changeset without a prompt.
try {
  const [name = "", level = "", ...words] = parseArgs({ allowPositionals: true }).positionals;
  const text = words.join(" ").trim();
  if (!LEVELS.includes(level) || text === "") throw new Error(USAGE);
  const file = freeFile(text);
  writeFileSync(file, `---\n"${packageName(name)}": ${level}\n---\n\n${text}\n`);
  console.log(file);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
}
