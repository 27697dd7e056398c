import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { findCommands } from "./findCommands.ts";
import { tries } from "./tries.ts";

/** Returns the commands of README.md, CONTRIBUTING.md, SECURITY.md and docs, each with the documents that contain it. */
export function readDocumentedCommands(repository: string): ReadonlyMap<string, readonly string[]> {
  const files = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    ...globSync("docs/**/*.md", { cwd: repository }).sort(),
  ];
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const command of findCommands(readFileSync(path.join(repository, file), "utf8")))
      found.set(command, [...(found.get(command) ?? []), file]);
  }
  return found;
}

/** Returns the documented commands that an entry covers, in the order of the entries. */
export function commandsInOrder(repository: string) {
  const commands = [...readDocumentedCommands(repository).keys()];
  const left = new Set(commands);
  return tries.flatMap((one) => {
    const matching = [...left].filter((command) =>
      typeof one.command === "string" ? one.command === command : one.command.test(command),
    );
    for (const command of matching) left.delete(command);
    return matching.map((command) => ({ command, one }));
  });
}
