import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suggestName } from "@lending/releases/suggestName";
import { findFolder, git } from "../turbo/readTasks.ts";

const USAGE = `Usage: pnpm changeset:add <name> <patch|minor|major> "<text>"    what changes for its users
       pnpm changeset version [name...]    the next version of these apps and packages, or of all`;

/** Runs Changesets in a checkout. Returns its exit code. */
const changesets = (root: string, ...words: readonly string[]): number =>
  spawnSync(path.resolve(import.meta.dirname, "../../../../node_modules/.bin/changeset"), words, {
    cwd: root,
    stdio: "inherit",
  }).status ?? 1;

/**
 * Splits each changeset that names a chosen package and another one, because Changesets refuses to apply half of it. The file
 * keeps the others, so that `git commit --all` has them; the new file has the chosen ones, and goes when they are applied.
 */
function splitMixed(root: string, isChosen: (line: string) => boolean): void {
  for (const file of globSync(".changeset/*.md", { cwd: root }).map((one) => path.join(root, one))) {
    const [, list = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
    const lines = list.split("\n");
    const others = lines.filter((line) => !isChosen(line));
    if (others.length === 0 || others.length === lines.length) continue;
    writeFileSync(file, `---\n${others.join("\n")}\n---\n${text}`);
    writeFileSync(file.replace(/\.md$/, "-chosen.md"), `---\n${lines.filter(isChosen).join("\n")}\n---\n${text}`);
  }
}

/**
 * Gives some apps or packages, by the names of their folders, the next version; without names all. The changesets of all others wait.
 * Changesets refuses its option `--ignore` next to `ignore` in the configuration, so the configuration names the others while it
 * runs. Returns its exit code. Throws for a name that no changeset has.
 */
export function versionApps(root: string, names: readonly string[]): number {
  if (names.length === 0) return changesets(root, "version");
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const waiting = globSync(".changeset/*.md", { cwd: root }).map(read).join("\n");
  const known = [...waiting.matchAll(/^"@lending\/(.*)":/gm)].map(([, name = ""]) => name);
  const missing = names.find((name) => !known.includes(name));
  if (missing !== undefined)
    throw new Error(
      `No changeset names ${missing}.${suggestName(missing, known)} Add one: pnpm changeset:add ${missing} patch "…"`,
    );
  splitMixed(root, (line) => names.some((name) => line.startsWith(`"@lending/${name}":`)));
  const others = globSync("{apps,packages}/*/package.json", { cwd: root })
    .filter((file) => !names.includes(path.basename(path.dirname(file))))
    .map((file) => JSON.parse(read(file)).name);
  const file = path.join(root, ".changeset/config.json");
  const configuration = readFileSync(file, "utf8");
  // A handler lets this process restore the file after Ctrl+C.
  process.once("SIGINT", () => undefined);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(configuration), ignore: others }));
  try {
    return changesets(root, "version");
  } finally {
    writeFileSync(file, configuration);
  }
}

/** Whether a file of a package, relative to its folder, is in its next version. */
const isShipped = (file: string, patterns: readonly string[]) =>
  patterns.some((one) => !one.startsWith("!") && path.matchesGlob(file, one)) &&
  !patterns.some((one) => one.startsWith("!") && path.matchesGlob(file, one.slice(1)));

/**
 * Lists the apps and packages that differ from where this branch left its base and that no changeset since then names, each with
 * the command that adds one. A new app needs none, and neither does one that has its next version. Throws without Git or a base.
 */
export function findMissing(
  root: string,
  base: string,
): { readonly problems: readonly string[]; readonly isCommitted: boolean } {
  const lines = (...words: readonly string[]) =>
    git(root, ...words)
      .split("\n")
      .filter(Boolean);
  const start = git(root, "merge-base", base, "HEAD").trim();
  const status = lines("status", "--porcelain");
  const changed = [
    ...lines("diff", "--name-only", "--no-renames", start),
    ...lines("ls-files", "--others", "--exclude-standard"),
  ];
  const { ignore, changedFilePatterns }: { ignore: string[]; changedFilePatterns: string[] } = JSON.parse(
    readFileSync(path.join(root, ".changeset/config.json"), "utf8"),
  );
  const texts = changed
    .filter((file) => /^\.changeset\/[^/]+\.md$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => readFileSync(path.join(root, file), "utf8"));
  const known = new Map(
    lines("ls-tree", "-r", "--name-only", start, "apps", "packages")
      .filter((file) => /^\w+\/[^/]+\/package\.json$/.test(file))
      .map((file) => [path.dirname(file), file]),
  );
  const folders = new Set(
    changed.flatMap((file) => {
      const [, folder = "", rest = ""] = /^((?:apps|packages)\/[^/]+)\/(.*)$/.exec(file) ?? [];
      return known.has(folder) && isShipped(rest, changedFilePatterns) ? [folder] : [];
    }),
  );
  const versionIn = (text: string): string => JSON.parse(text).version;
  const problems = [...folders].sort().flatMap((folder) => {
    const file = path.join(root, folder, "package.json");
    if (!existsSync(file)) return [];
    const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(file, "utf8"));
    const isNamed = texts.some((text) => text.includes(`"${name}":`));
    if (ignore.includes(name) || isNamed) return [];
    if (versionIn(git(root, "show", `${start}:${folder}/package.json`)) !== version) return [];
    const short = path.basename(folder);
    return [
      `${folder} changed without a changeset. Add one: pnpm changeset:add ${short} patch "What changes for its users."`,
    ];
  });
  return { problems, isCommitted: status.length === 0 };
}

if (import.meta.main) {
  const root = process.cwd();
  const [verb, ...words] = process.argv.slice(2);
  const [name = "", level = "", ...others] = words;
  const text = others.join(" ").trim();
  try {
    if (verb === "version") process.exitCode = versionApps(root, words);
    else if (verb !== "add" || !["patch", "minor", "major"].includes(level) || text === "") throw new Error(USAGE);
    else {
      findFolder(root, name);
      process.exitCode = changesets(root, `--${level}`, `@lending/${name}`, "-m", text);
    }
  } catch (fault) {
    console.error((fault as Error).message);
    process.exitCode = 2;
  }
}
