import { execFileSync } from "node:child_process";
import path from "node:path";

/** The commands that generate files from others, by what they are about. Without `--write`, as in `pnpm check`, they compare. */
export const GENERATORS: Readonly<Record<string, string>> = {
  tokens: "packages/checks/src/commands/tokens.ts",
  "native bridge": "packages/checks/src/commands/native.ts",
  "stored values": "packages/checks/src/commands/stored.ts",
  "OpenAPI document": "apps/sandbox/src/commands/openApi.ts",
};

if (import.meta.main) {
  const cwd = path.resolve(import.meta.dirname, "../../../..");
  for (const file of Object.values(GENERATORS))
    execFileSync(process.execPath, [file, "--write"], { cwd, stdio: "inherit" });
}
