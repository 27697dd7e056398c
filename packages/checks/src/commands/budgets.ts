import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readRelease } from "@lending/delivery";
import { checkBudgets, weighPaths, writeBudgetTable } from "../budgets/checkBudgets.ts";

// Measures every path of the builds. With --write it also updates the budgets in READMEs. Without --write, outdated
// budgets are reported as problems.
const isWriting = process.argv.includes("--write");
const release = readRelease({ apps: "apps" });
const weights = await weighPaths();
const columns = ["javascript", "gzip", "remote", "styles", "document", "uncompressedDocument"] as const;
const names = ["JavaScript", "its gzip", "of remote", "styles", "document", "uncompressed"];
const bytes = (count: number) =>
  String(count)
    .replace(/\B(?=(\d{3})+$)/g, " ")
    .padStart(13);
console.log(
  `${"bytes after brotli".padEnd(20)}${names.map((name) => name.padStart(13)).join("")}   (documents with the largest release data)`,
);
for (const weight of weights) {
  console.log(`${weight.path.padEnd(20)}${columns.map((column) => bytes(weight[column])).join("")}`);
}

const problems = [...checkBudgets(weights)];
function updateBudgets(file: string, write: (text: string) => string | undefined) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const next = write(text);
  if (next === undefined)
    problems.push(`${file} has no markers for its budgets: <!-- budget --> and <!-- /budget -->.`);
  else if (next !== text && isWriting) writeFileSync(file, next);
  else if (next !== text)
    problems.push(`${file} has outdated budgets: pnpm exec node packages/checks/src/commands/budgets.ts --write.`);
}
for (const { name, paths } of release.registry.remotes) {
  updateBudgets(`apps/${name}/README.md`, (text) => writeBudgetTable(text, Object.keys(paths)));
}
updateBudgets("packages/federation/template/README.md", (text) => writeBudgetTable(text, []));

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
