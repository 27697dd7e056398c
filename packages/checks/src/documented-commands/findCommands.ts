import { globSync, readFileSync } from "node:fs";
import path from "node:path";

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

/** Its commands run in another repository: commands/externalRemote.ts runs them. */
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
