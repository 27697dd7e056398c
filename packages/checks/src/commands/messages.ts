import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { checkMessages, exemptions } from "../messages/checkMessages.ts";

/** Apps that no borrower opens. */
const internalApps = new Set(["apps/e2e", "apps/storybook", "apps/sandbox"]);
const folders = [...globSync("apps/*/tsconfig.json"), "packages/ui/tsconfig.json", "packages/bridge/tsconfig.json"]
  .map((file) => path.dirname(file))
  .filter((folder) => !internalApps.has(folder) && existsSync(path.join(folder, "src")))
  .sort();

const problems = checkMessages(process.cwd(), folders, exemptions);
for (const problem of problems) console.error(problem);
console.log(`${folders.length} projects read.`);
process.exitCode = problems.length > 0 ? 1 : 0;
