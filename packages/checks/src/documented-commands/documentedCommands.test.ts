import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCopy } from "./createCopy.ts";
import { commandsInOrder, findCommands, readDocumentedCommands } from "./findCommands.ts";
import { findTry, tries } from "./tries.ts";
import { tryCommand } from "./tryCommand.ts";

const repository = path.join(import.meta.dirname, "../../../..");
const INSTALL_MS = 300_000;

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

describe("in a fresh copy of the repository", () => {
  let copy = "";
  beforeAll(() => {
    copy = createCopy(repository);
  }, INSTALL_MS);
  afterAll(() => {
    if (copy) rmSync(copy, { recursive: true, force: true });
  }, INSTALL_MS);

  it.each(commandsInOrder(repository).filter(({ one }) => one.isQuick))(
    "$command works",
    async ({ command, one }) => {
      expect(await tryCommand(command, one, copy)).toBeUndefined();
    },
    INSTALL_MS,
  );
});
