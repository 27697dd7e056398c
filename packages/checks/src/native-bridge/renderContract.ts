import type { NativeEvents, NativeVerbs } from "@lending/bridge/native-verbs";

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

export function renderPage(verbs: NativeVerbs, events: NativeEvents): string {
  return `# The native bridge

This page is made by \`pnpm native\` from
[verbs.ts](../packages/bridge/src/native/verbs.ts): change a verb there. The
[guide for native apps](native-apps.md) has the launch link.

A page sends one message shape, \`{ "id", "command", "params" }\`; ids are unique, and parameters are
texts. The [JSON Schema](../packages/bridge/hosts/native-bridge.schema.json) describes each message.

| the app is | the page sends |
|---|---|
| Android | \`window.AppBridge.postMessage(JSON text)\` |
| iOS | \`window.webkit.messageHandlers.AppBridge.postMessage(object)\` |
| an older app with neither | \`<linkScheme>://<command>?<params>\` |
| a browser | nothing; a strip on the page displays the message |

Reference hosts: [Kotlin](../packages/bridge/hosts/AppBridge.kt) and
[Swift](../packages/bridge/hosts/AppBridge.swift). An app copies one file, implements its
\`NativeActions\` and names the site's origin: pages of other sites in the webview have no bridge.

## Verbs

${row(["verb", "what the app does", "parameters", "reply data", "since app", "platforms"])}
${row(Array.from({ length: 6 }, () => "---"))}
${Object.entries(verbs)
  .map(([command, { does, argument, isOpen, reply, since, platforms }]) =>
    row([
      `\`${command}\``,
      does,
      [argument && `\`${argument.name}\`: ${argument.is}`, isOpen && "any others"].filter(Boolean).join("; ") || "none",
      reply,
      since,
      platforms.join(", "),
    ]),
  )
  .join("\n")}

## Events

The app dispatches these on \`window\`.

${row(["event", "effect", "detail", "cancelable"])}
${row(Array.from({ length: 4 }, () => "---"))}
${Object.entries(events)
  .map(([name, { does, detail, isCancelable }]) =>
    row([
      `\`${name}\``,
      does,
      Object.entries(detail)
        .map(([field, { type, is }]) => `\`${field}\` (${type}): ${is}`)
        .join("; ") || "none",
      isCancelable ? "yes" : "no",
    ]),
  )
  .join("\n")}

## Apps in the field

\`appVersions\` of the environment lists the app versions in use with their shares, for example
\`{ "1.4.0": 0.8, "1.2.0": 0.2 }\`. \`pnpm ship\` refuses a release in which a screen uses a verb that
one of them lacks, unless the screen's route declares what happens instead:

\`\`\`ts
{ path: "/repay", withoutVerb: { sharePdf: "The button copies a link." }, … }
\`\`\`

The build collects the verbs of each screen from its files, dialogs included. A command that an app
does not know gets \`ok: false\` from the reference hosts; an older app never replies, so a screen
that waits passes \`replyWithinMs\`.
`;
}
