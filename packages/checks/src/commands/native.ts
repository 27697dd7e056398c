import { readFileSync } from "node:fs";
import path from "node:path";
import * as bridge from "@lending/bridge/native-verbs";
import { fillRegions, type Regions, reportProblems, updateFiles } from "./reportProblems.ts";

const verbs = Object.entries<bridge.NativeVerbs[string]>(bridge.verbs);
const events = Object.entries<bridge.NativeEvents[string]>(bridge.events);

/** Returns the JSON Schema of every message that a page sends, and of the detail of every event of the app. */
function renderSchema() {
  const text = { type: "string" };
  const messages = verbs.map(([command, { does, argument, isOpen }]) => ({
    title: command,
    description: does,
    type: "object",
    properties: {
      id: text,
      command: { const: command },
      params: {
        type: "object",
        properties: argument ? { [argument.name]: { ...text, description: argument.is } } : {},
        required: argument ? [argument.name] : [],
        additionalProperties: isOpen ? text : false,
      },
    },
    required: ["id", "command", "params"],
    additionalProperties: false,
  }));
  const details = events.map(([name, { does, detail }]) => {
    const fields = Object.entries(detail).map(([field, { type, is }]) => [
      field,
      { ...(type !== "any" && { type }), description: is },
    ]);
    const required = Object.keys(detail).filter((field) => detail[field]?.type !== "any");
    return [name, { description: does, type: "object", properties: Object.fromEntries(fields), required }];
  });
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Native bridge",
    $comment: "Made by `pnpm generate` from packages/bridge/src/native/verbs.ts.",
    oneOf: messages,
    $defs: Object.fromEntries(details),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Returns the table that the running port reads: a command's argument, and a plus when more parameters may follow. */
function renderSignatures(): string {
  const entries = verbs.map(
    ([command, { argument, isOpen }]) => `  ${command}: "${argument?.name ?? ""}${isOpen ? "+" : ""}",\n`,
  );
  return `// Made by \`pnpm generate\` from verbs.ts, without its texts, which a phone need not load: change a verb there.

/** Each command with the name of its argument, and a plus when further parameters may follow. */
export const signatures = {
${entries.join("")}} as const;
`;
}

const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Returns the regions of the page for app teams: its tables. */
const renderPage = (): Regions => ({
  verbs: [
    row("verb", "what the app does", "parameters", "reply data", "since app", "platforms"),
    row(...Array(6).fill("---")),
    ...verbs.map(([command, { does, argument, isOpen, reply, since, platforms }]) => {
      const parameters = [argument && `\`${argument.name}\`: ${argument.is}`, isOpen && "any others"].filter(Boolean);
      return row(`\`${command}\``, does, parameters.join("; ") || "none", reply, since, platforms.join(", "));
    }),
  ],
  events: [
    row("event", "effect", "detail", "cancelable"),
    row(...Array(4).fill("---")),
    ...events.map(([name, { does, detail, isCancelable }]) => {
      const fields = Object.entries(detail).map(([field, { type, is }]) => `\`${field}\` (${type}): ${is}`);
      return row(`\`${name}\``, does, fields.join("; ") || "none", isCancelable ? "yes" : "no");
    }),
  ],
});

if (import.meta.main) {
  // Generates files, or regions of files, from the verbs. Without --write, as in `pnpm check`, it only compares them.
  const root = path.resolve(import.meta.dirname, "../../../..");
  const page = "docs/native-apps.md";
  const files = {
    "packages/bridge/src/native/commands.ts": renderSignatures(),
    "packages/bridge/hosts/native-bridge.schema.json": renderSchema(),
    [page]: fillRegions(readFileSync(path.join(root, page), "utf8"), renderPage()),
  };
  reportProblems(updateFiles(files, "pnpm generate"), `${Object.keys(files).length} files of the native bridge`);
}
