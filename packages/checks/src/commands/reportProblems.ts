import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../../..");

/** Prints each problem, or how much was checked. With a problem, the process ends with 1. */
export function reportProblems(problems: readonly string[], checked?: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else if (checked !== undefined) console.log(`${checked}, no problems.`);
}

/**
 * Compares generated files, by their path from the root, with those of the checkout. With `--write` it writes the outdated ones;
 * otherwise it returns a problem for each, with the command that writes them.
 */
export function updateFiles(files: Readonly<Record<string, string>>, command: string): readonly string[] {
  const outdated = Object.entries(files).filter(([name, content]) => {
    const file = path.join(repository, name);
    return !existsSync(file) || readFileSync(file, "utf8") !== content;
  });
  if (!process.argv.includes("--write")) return outdated.map(([name]) => `${name} is out of date: run \`${command}\`.`);
  for (const [name, content] of outdated) {
    const file = path.join(repository, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`wrote ${name}`);
  }
  return [];
}

/** Generated lines by the name of the region that contains them. */
type Regions = Readonly<Record<string, readonly string[]>>;

/** Returns a text with new lines in its regions. A region is between the marks `pnpm generate: <name>` and `pnpm generate: end`. */
export function fillRegions(text: string, regions: Regions): string {
  return Object.entries(regions).reduce((before, [name, lines]) => {
    const region = new RegExp(`^(.*pnpm generate: ${name}\\b.*\\n)[\\s\\S]*?^(.*pnpm generate: end)`, "m");
    if (!region.test(before)) throw new Error(`There is no region "${name}".`);
    return before.replace(
      region,
      (_, begin: string, end: string) => begin + lines.map((line) => `${line}\n`).join("") + end,
    );
  }, text);
}
