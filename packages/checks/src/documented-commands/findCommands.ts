/** A command as a document shows it: one program of this repository, with its variables and after `cd`. */
const COMMAND = /^(?:cd \S+ && )?(?:[A-Z_]+=\S+ )*(?:pnpm|npx|npm|node)(?: |$)/;
const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;

/** Program names that look like a command: `npm`, `npx pnpm@12.21.0`. */
const NAMES_ALONE = /^(?:pnpm|npx|npm|node)$|^npx pnpm@[\d.]+$/;

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
