import type { NativeEvents, NativeVerbs } from "@lending/bridge/native-verbs";
import type { Regions } from "./renderHosts.ts";

const text = { type: "string" } as const;

/** Returns the JSON Schema of every message that a page sends, and of the detail of every event of the app. */
export function renderSchema(verbs: NativeVerbs, events: NativeEvents) {
  const messages = Object.entries(verbs).map(([command, { does, argument, isOpen }]) => ({
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
  const details = Object.entries(events).map(([name, { does, detail }]) => [
    name,
    {
      description: does,
      type: "object",
      properties: Object.fromEntries(
        Object.entries(detail).map(([field, { type, is }]) => [
          field,
          { ...(type !== "any" && { type }), description: is },
        ]),
      ),
      required: Object.keys(detail).filter((field) => detail[field]?.type !== "any"),
    },
  ]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Native bridge",
    $comment: "Made by `pnpm native` from packages/bridge/src/native/verbs.ts.",
    oneOf: messages,
    $defs: Object.fromEntries(details),
  };
}

/** Returns the table that the running port reads: a command's argument, and a plus when more parameters may follow. */
export function renderSignatures(verbs: NativeVerbs): string {
  const entries = Object.entries(verbs).map(
    ([command, { argument, isOpen }]) => `  ${command}: "${argument?.name ?? ""}${isOpen ? "+" : ""}",`,
  );
  return [
    "// Made by `pnpm native` from verbs.ts, without its texts, which a phone need not load: change a verb there.",
    "",
    "/** Each command with the name of its argument, and a plus when further parameters may follow. */",
    "export const signatures = {",
    ...entries,
    "} as const;",
    "",
  ].join("\n");
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Returns the regions of the page for app teams: its tables. */
export function renderPage(verbs: NativeVerbs, events: NativeEvents): Regions {
  return {
    verbs: [
      row(["verb", "what the app does", "parameters", "reply data", "since app", "platforms"]),
      row(Array.from({ length: 6 }, () => "---")),
      ...Object.entries(verbs).map(([command, { does, argument, isOpen, reply, since, platforms }]) =>
        row([
          `\`${command}\``,
          does,
          [argument && `\`${argument.name}\`: ${argument.is}`, isOpen && "any others"].filter(Boolean).join("; ") ||
            "none",
          reply,
          since,
          platforms.join(", "),
        ]),
      ),
    ],
    events: [
      row(["event", "effect", "detail", "cancelable"]),
      row(Array.from({ length: 4 }, () => "---")),
      ...Object.entries(events).map(([name, { does, detail, isCancelable }]) =>
        row([
          `\`${name}\``,
          does,
          Object.entries(detail)
            .map(([field, { type, is }]) => `\`${field}\` (${type}): ${is}`)
            .join("; ") || "none",
          isCancelable ? "yes" : "no",
        ]),
      ),
    ],
  };
}
