import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCopy, PNPM, terminalVariables } from "./followDocument.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
/** The lines of the guide that write files. The others serve or verify the remote. */
const WRITES = /^pnpm (?:new:|install|changeset:add|generate$)/;
const guide = [
  ...readFileSync(path.join(repository, "CONTRIBUTING.md"), "utf8").matchAll(/^```sh run\n([\s\S]*?)^```/gm),
]
  .flatMap(([, block = ""]) => block.split("\n"))
  .filter((line) => WRITES.test(line));

let copy = "";
/** Folder with a `pnpm` that also turbo finds, on a machine without one. */
const programs = mkdtempSync(path.join(tmpdir(), "programs-"));
writeFileSync(path.join(programs, "pnpm"), `#!/bin/sh\nexec ${PNPM} "$@"\n`, { mode: 0o755 });
/** Runs a line in the copy. Returns its output when it fails. */
function run(line: string): string | undefined {
  const script = `PATH="$PWD/node_modules/.bin:${programs}:$PATH"\n${line}`;
  const { status, stdout, stderr } = spawnSync("bash", ["-ec", script], {
    cwd: copy,
    env: terminalVariables(),
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? undefined : `${line}\n${stdout}${stderr}`;
}

beforeAll(() => {
  copy = createCopy(repository);
  for (const line of guide) expect(run(line)).toBeUndefined();
}, 300_000);
afterAll(() => {
  for (const folder of [copy, programs]) rmSync(folder, { recursive: true, force: true });
});

it("makes a remote and a screen by the guide", () => {
  expect(guide.filter((line) => line.startsWith("pnpm new:"))).toHaveLength(2);
});

// The tasks of `pnpm verify` with any name: what they read of the new remote must not fail another team's change.
it.each([
  "turbo run typecheck test --filter=@lending/savings --output-logs=errors-only",
  "turbo run test --only --filter=@lending/storybook --output-logs=errors-only",
  "biome check --error-on-warnings apps/savings apps/sandbox/src/api .changeset",
  "sherif",
  "node packages/checks/src/commands/boundaries.ts",
  "node packages/checks/src/commands/messages.ts",
  "node packages/checks/src/commands/specification.ts",
  "node packages/checks/src/commands/stored.ts",
  "node packages/checks/src/commands/documents.ts",
  "node apps/sandbox/src/commands/openApi.ts",
])("which pass everybody's checks unchanged: %s", { timeout: 300_000 }, (line) => {
  expect(run(line)).toBeUndefined();
});
