import { readFileSync } from "node:fs";
import path from "node:path";
import { type NativeCommand, signatures } from "@lending/bridge/native-commands";
import { verbs as described } from "@lending/bridge/native-verbs";
import { fillRegions, reportProblems, updateFiles } from "./reportProblems.ts";

const verbs = (Object.keys(signatures) as NativeCommand[]).map((command) => {
  const name = signatures[command].replace("+", "");
  return { command, name, isOpen: name !== signatures[command], ...described[command] };
});

const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The table of the page for app teams. */
const table = [
  row("verb", "what the app does", "parameters", "since app", "platforms"),
  row(...Array(5).fill("---")),
  ...verbs.map(({ command, name, does, argument, isOpen, since, only }) => {
    const parameters = [argument && `\`${name}\`: ${argument}`, isOpen && "any others"].filter(Boolean);
    return row(`\`${command}\``, does, parameters.join("; ") || "none", since, only ?? "android, ios");
  }),
];

if (import.meta.main) {
  // Generates the table from the verbs. Without --write, as in `pnpm check`, it only compares it.
  const root = path.resolve(import.meta.dirname, "../../../..");
  const page = "docs/native-apps.md";
  const text = fillRegions(readFileSync(path.join(root, page), "utf8"), { verbs: table });
  reportProblems(updateFiles({ [page]: text }, "pnpm generate"), `${verbs.length} verbs`);
}
