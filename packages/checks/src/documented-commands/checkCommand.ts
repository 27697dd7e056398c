import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createProgram } from "../../../delivery/src/cli/commands.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
/** Commands of pnpm itself that the documents use. */
const BUILT_IN = new Set(["install", "licenses", "sbom"]);
const testFiles = globSync(["{apps,packages}/*/src/**/*.test.{ts,tsx}", "apps/e2e/src/**/*.spec.ts"], {
  cwd: repository,
});

/** Splits a command as a shell does, without its variables. Quoted words stay whole. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
    .map(([, double, single, plain]) => double ?? single ?? plain ?? "")
    .filter(
      (word, index, all) => !(/^[A-Z_]+=/.test(word) && all.slice(0, index).every((one) => /^[A-Z_]+=/.test(one))),
    );

function checkScript(folder: string, name: string | undefined): string | undefined {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(path.join(repository, folder, "package.json"), "utf8"),
  );
  return name !== undefined && name in scripts ? undefined : `${folder}/package.json has no script "${name}"`;
}

/** Every word without an option selects a test file by a part of its path. */
function checkFilters(words: readonly string[], extension: string): string | undefined {
  const files = testFiles.filter((file) => file.includes(`.${extension}.`));
  const filters = words.filter(
    (word, index) => !word.startsWith("-") && !["-c", "-g", "--project"].includes(words[index - 1] ?? ""),
  );
  const unknown = filters.find((filter) => !files.some((file) => file.includes(filter)));
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
  const [folder = "."] = /^cd (\S+) && /.exec(command)?.slice(1) ?? [];
  const [program, first = "", ...rest] = wordsOf(command.replace(/^cd \S+ && /, ""));
  if (program === "git") return undefined;
  if (program === "npm") return checkScript(folder, first);
  if (program === "npx" && first === "lending-ship") return checkShip(rest);
  // Any other program is of another package or repository.
  if (program === "npx")
    return /^(?:vitest|playwright)$/.test(first)
      ? checkFilters(rest.slice(1), first === "playwright" ? "spec" : "test")
      : undefined;
  const file = [first, ...rest].find((word) => /^(?:apps|packages)\/.*\.[jt]s$/.test(word));
  if (program === "node" || first === "exec")
    return file === undefined || /\/dist\//.test(file) || existsSync(path.join(repository, file))
      ? undefined
      : `${file} does not exist`;
  if (first === "--filter") {
    const workspace = path.basename(rest[0] ?? "");
    const found = ["apps", "packages"].map((one) => `${one}/${workspace}`);
    const where = found.find((one) => existsSync(path.join(repository, one)));
    return where === undefined ? `there is no ${found.join(" or ")}` : checkScript(where, rest[1]);
  }
  if (first === "ship") return checkShip(rest);
  const isProgram = existsSync(path.join(repository, "node_modules/.bin", first));
  return BUILT_IN.has(first) || isProgram ? undefined : checkScript(folder, first);
}

/** A command as a document shows it: one program of this repository, with its variables and after `cd`. */
const COMMAND = /^(?:cd \S+ && )?(?:[A-Z_]+=\S+ )*(?:pnpm|npx|npm|node|git)(?: |$)/;
const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;

/** Program names that look like a command: `npm`, `npx pnpm@12.21.0`. */
const NAMES_ALONE = /^(?:pnpm|npx|npm|node|git)$|^npx pnpm@[\d.]+$/;

/** Removes comments, trailing spaces and escaped pipes of tables, so that the command can be pasted. */
const clean = (line: string) =>
  line
    .replace(/\s+#\s.*$/, "")
    .replaceAll("\\|", "|")
    .trim();

/** Replaces `npx pnpm@<version>` by `pnpm`, so that both forms count as one command. */
const normalise = (command: string) => command.replace(/npx pnpm@[\d.]+ (?:run )?/, "pnpm ");

/** Returns the distinct commands of a Markdown document: lines of shell blocks, and inline code that starts with a program. */
export function findCommands(markdown: string): readonly string[] {
  const lines = [...markdown.matchAll(FENCE)].flatMap(([, language, body = ""]) =>
    language === "sh" ? body.split("\n") : [],
  );
  const inline = [...markdown.replace(FENCE, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  const commands = [...lines, ...inline].map(clean).filter((text) => COMMAND.test(text) && !NAMES_ALONE.test(text));
  return [...new Set(commands.map(normalise))];
}

/** Its commands run in another repository: commands/followDocument.ts runs them. */
const IN_ANOTHER_REPOSITORY = "docs/external-remotes.md";

/** Returns the commands of README.md, CONTRIBUTING.md, SECURITY.md and docs. */
export function readDocumentedCommands(repository: string): readonly string[] {
  const documents = globSync(["{README,CONTRIBUTING,SECURITY}.md", "docs/**/*.md"], {
    cwd: repository,
    exclude: [IN_ANOTHER_REPOSITORY],
  });
  const commands = documents.flatMap((file) => findCommands(readFileSync(path.join(repository, file), "utf8")));
  return [...new Set(commands)].sort();
}
