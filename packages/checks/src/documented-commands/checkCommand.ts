import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createProgram } from "../../../delivery/src/cli/commands.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const exists = (file: string) => existsSync(path.join(repository, file));
/** Commands of pnpm itself that the documents use. */
const BUILT_IN = ["install", "licenses", "sbom"];
const testFiles = globSync(["{apps,packages}/*/src/**/*.test.{ts,tsx}", "apps/e2e/src/**/*.spec.ts"], {
  cwd: repository,
});

function checkScript(folder: string, name = ""): string | undefined {
  const file = path.join(repository, folder, "package.json");
  const { scripts }: { scripts: object } = JSON.parse(readFileSync(file, "utf8"));
  return Object.hasOwn(scripts, name) ? undefined : `${folder}/package.json has no script "${name}"`;
}

/** Every word without an option selects a test file by a part of its path. */
function checkFilters(words: readonly string[], extension: string): string | undefined {
  const files = testFiles.filter((file) => file.includes(`.${extension}.`));
  const unknown = words.find(
    (word, index) =>
      !word.startsWith("-") &&
      !["-c", "-g", "-t", "--project"].includes(words[index - 1] ?? "") &&
      !files.some((file) => file.includes(word)),
  );
  return unknown === undefined ? undefined : `no test file contains "${unknown}"`;
}

function checkShip(words: readonly string[]): string | undefined {
  try {
    if (words.length > 0) createProgram(async () => undefined).parse(words, { from: "user" });
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/** Returns why a documented command cannot work: a script, file, test or option that does not exist. Runs nothing. */
export function checkCommand(command: string): string | undefined {
  const [, folder = ".", line = ""] = /^(?:cd (\S+) && )?(?:[A-Z_]+=\S+ )*(.*)$/.exec(command) ?? [];
  // Quoted words stay whole.
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? "",
  );
  const [program, first = "", ...rest] = words;
  if (program === "git") return undefined;
  if (program === "npm") return checkScript(folder, first);
  // Any other program of npx is of another package or repository.
  if (program === "npx") {
    if (first === "lending-ship") return checkShip(rest);
    if (first === "vitest") return checkFilters(rest.slice(1), "test");
    return first === "playwright" ? checkFilters(rest.slice(1), "spec") : undefined;
  }
  if (program === "node" || first === "exec") {
    const file = words.find((word) => /^(?:apps|packages)\/.*\.[jt]s$/.test(word)) ?? ".";
    return exists(file) || /\/dist\//.test(file) ? undefined : `${file} does not exist`;
  }
  if (first === "--filter") {
    const name = path.basename(rest[0] ?? "");
    const where = [`apps/${name}`, `packages/${name}`].find(exists);
    return where === undefined ? `there is no apps/${name} or packages/${name}` : checkScript(where, rest[1]);
  }
  if (first === "ship") return checkShip(rest);
  return BUILT_IN.includes(first) || exists(`node_modules/.bin/${first}`) ? undefined : checkScript(folder, first);
}

/** A command as a document shows it: one program of this repository, with its variables and after `cd`. */
const COMMAND = /^(?:cd \S+ && )?(?:[A-Z_]+=\S+ )*(?:pnpm|npx|npm|node|git) \S/;
const FENCE = /^```(\w*).*\n([\s\S]*?)^```/gm;

/** Returns a command without comment and the escaped pipes of tables. `npx pnpm@<version>` becomes `pnpm`, so that both forms count as one. */
const clean = (line: string) =>
  line
    .replace(/\s+#\s.*$/, "")
    .replaceAll("\\|", "|")
    .replace(/npx pnpm@[\d.]+ ?(?:run )?/, "pnpm ")
    .trim();

/** Returns the distinct commands of a Markdown document: lines of shell blocks, and inline code that starts with a program. */
export function findCommands(markdown: string): readonly string[] {
  const lines = [...markdown.matchAll(FENCE)].flatMap(([, language, body = ""]) =>
    language === "sh" ? body.split("\n") : [],
  );
  const inline = [...markdown.replace(FENCE, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return [...new Set([...lines, ...inline].map(clean).filter((text) => COMMAND.test(text)))];
}
