import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkCommand, findCommands } from "./checkCommand.ts";

const documents = globSync(
  ["{README,CONTRIBUTING,SECURITY,AGENTS}.md", "docs/**/*.md"].map((pattern) =>
    path.join(import.meta.dirname, "../../../..", pattern),
  ),
  {
    // Its commands run in another repository: commands/followDocument.ts runs them.
    exclude: (file) => file.endsWith("external-remotes.md"),
  },
);
const commands = new Set(documents.flatMap((file) => findCommands(readFileSync(file, "utf8"))));

describe("findCommands", () => {
  it("finds commands in shell blocks and inline code, and normalises pnpm", () => {
    const markdown = [
      "```sh run",
      "npx pnpm@12.21.0 run generate   # writes",
      "PORT=4101 pnpm --filter loan preview",
      "ls",
      "```",
      "```",
      "pnpm of a picture",
      "```",
      'Run `pnpm check`, `cd apps/e2e && npx playwright test -g "a\\|b"` or `npx pnpm@12.21.0 check`; see `pnpm-workspace.yaml`.',
    ].join("\n");
    expect(findCommands(markdown)).toEqual([
      "pnpm generate",
      "PORT=4101 pnpm --filter loan preview",
      "pnpm check",
      'cd apps/e2e && npx playwright test -g "a|b"',
    ]);
  });
});

describe("checkCommand", () => {
  it.each([...commands].sort())("%s names scripts, files, tests and options that exist", (command) => {
    expect(checkCommand(command)).toBeUndefined();
  });

  it.each([
    ["npm run", 'package.json has no script "run"'],
    ["pnpm tokenz", 'has no script "tokenz"'],
    ["pnpm --filter @lending/loan prevue", 'apps/loan/package.json has no script "prevue"'],
    ["pnpm --filter @lending/lottery test", "there is no apps/lottery"],
    ["pnpm exec node packages/checks/src/commands/none.ts --write", "none.ts does not exist"],
    ["pnpm ship loan --chanel canary", "--chanel"],
    ["npx lending-ship close loan --becase outage", "required option '--because"],
    ["pnpm ship loan --channel preview --minutes many", "It is 1 to 20160."],
    ["FUZZ_RUNS=9 npx vitest run --project edge hostile noSuchTest", 'no test file contains "noSuchTest"'],
    ['cd apps/e2e && npx playwright test rotation noSuchJourney -g "a b"', 'no test file contains "noSuchJourney"'],
  ])("refuses %s", (command, problem) => {
    expect(checkCommand(command)).toContain(problem);
  });
});
