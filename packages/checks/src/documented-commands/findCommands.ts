/** A command as a document shows it: one program of this repository, with its variables and after `cd`. */
const COMMAND = /^(?:cd \S+ && )?(?:[A-Z_]+=\S+ )*(?:pnpm|npx|npm|node)(?: |$)/;
const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;

/** Names of programs and files that look like a command: `pnpm-workspace.yaml`, `npm`, `npx pnpm@12.21.0`. */
const NAMES_ALONE = /^(?:pnpm|npx|npm|node)$|^npx pnpm@[\d.]+$/;

/** Removes a comment, spaces at the end and the escape of a table's column, as a reader would copy it. */
const clean = (line: string) =>
  line
    .replace(/\s+#\s.*$/, "")
    .replaceAll("\\|", "|")
    .trim();

/** One command and the same one with another way of calling pnpm are tried once. */
const normalise = (command: string) => command.replace(/npx pnpm@[\d.]+ (?:run )?/, "pnpm ");

/** Returns each command of a Markdown document once: lines of its shell fences, and inline code that begins with a program. */
export function findCommands(markdown: string): readonly string[] {
  const lines = [...markdown.matchAll(FENCE)].flatMap(([, language, body = ""]) =>
    language === "sh" ? body.split("\n") : [],
  );
  const inline = [...markdown.replace(FENCE, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  const commands = [...lines, ...inline].map(clean).filter((text) => COMMAND.test(text) && !NAMES_ALONE.test(text));
  return [...new Set(commands.map(normalise))];
}
