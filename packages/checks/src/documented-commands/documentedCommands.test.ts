import path from "node:path";
import { describe, expect, it } from "vitest";
import { findCommands, readDocumentedCommands } from "./findCommands.ts";
import { findTry, tries } from "./tries.ts";

const repository = path.join(import.meta.dirname, "../../../..");

describe("findCommands", () => {
  it("finds commands in shell blocks and inline code, and normalises pnpm", () => {
    const markdown = [
      "```sh",
      "npx pnpm@12.21.0 run tokens   # writes",
      "PORT=4101 pnpm --filter loan preview",
      "ls",
      "```",
      "```",
      "pnpm of a picture",
      "```",
      'Run `pnpm check`, `cd apps/e2e && npx playwright test -g "a\\|b"` or `npx pnpm@12.21.0 check`; see `pnpm-workspace.yaml`.',
    ].join("\n");
    expect(findCommands(markdown)).toEqual([
      "pnpm tokens",
      "PORT=4101 pnpm --filter loan preview",
      "pnpm check",
      'cd apps/e2e && npx playwright test -g "a|b"',
    ]);
  });
});

describe("the entries of documented commands", () => {
  const documented = readDocumentedCommands(repository);

  it("cover every documented command", () => {
    const missing = [...documented]
      .filter(([command]) => !findTry(command))
      .map(([command, files]) => `${command} (${files})`);
    expect(missing).toEqual([]);
  });

  it("contain no undocumented command", () => {
    const used = new Set([...documented.keys()].map(findTry));
    expect(tries.filter((one) => !used.has(one)).map(({ command }) => String(command))).toEqual([]);
  });
});
