import { readFileSync } from "node:fs";
import path from "node:path";
import { type NativeCommand, signatures } from "@lending/bridge/native-commands";
import { verbs as described } from "@lending/bridge/native-verbs";
import { fillRegions, type Regions, reportProblems, updateFiles } from "./reportProblems.ts";

const verbs = (Object.keys(signatures) as NativeCommand[]).map((command) => {
  const name = signatures[command].replace("+", "");
  return { command, name, isOpen: name !== signatures[command], ...described[command] };
});

interface NativeEvent {
  readonly does: string;
  /** Fields of `event.detail`, with their JSON types. */
  readonly detail: Readonly<Record<string, { readonly type: string; readonly is: string }>>;
  readonly isCancelable: boolean;
}

/** The events that the app dispatches on the page. */
const EVENTS: Readonly<Record<string, NativeEvent>> = {
  "appbridge:reply": {
    does: "Replies to a command. The page ignores a second reply and a reply after its time limit.",
    detail: {
      id: { type: "string", is: "the command's id" },
      ok: { type: "boolean", is: "whether the command succeeded" },
      data: { type: "any", is: "whatever the app adds" },
    },
    isCancelable: false,
  },
  "appbridge:back": {
    does: "Reports the native back button. When the page prevents the default, it has handled it.",
    detail: {},
    isCancelable: true,
  },
};
const events = Object.entries(EVENTS);

/** Returns the JSON Schema of every message that a page sends, and of the detail of every event of the app. */
function renderSchema() {
  const text = { type: "string" };
  const messages = verbs.map(({ command, name, does, argument, isOpen }) => ({
    title: command,
    description: does,
    type: "object",
    properties: {
      id: text,
      command: { const: command },
      params: {
        type: "object",
        properties: name ? { [name]: { ...text, description: argument } } : {},
        required: name ? [name] : [],
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

const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Returns the regions of the page for app teams: its tables. */
const renderPage = (): Regions => ({
  verbs: [
    row("verb", "what the app does", "parameters", "since app", "platforms"),
    row(...Array(5).fill("---")),
    ...verbs.map(({ command, name, does, argument, isOpen, since, only }) => {
      const parameters = [argument && `\`${name}\`: ${argument}`, isOpen && "any others"].filter(Boolean);
      return row(`\`${command}\``, does, parameters.join("; ") || "none", since, only ?? "android, ios");
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
    "packages/bridge/hosts/native-bridge.schema.json": renderSchema(),
    [page]: fillRegions(readFileSync(path.join(root, page), "utf8"), renderPage()),
  };
  reportProblems(updateFiles(files, "pnpm generate"), `${Object.keys(files).length} files of the native bridge`);
}
