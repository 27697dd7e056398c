import { existsSync, readFileSync } from "node:fs";
import { readRelease } from "@lending/delivery";
import { checkBudgets, weighPaths, writeBudgetTable } from "../budgets/checkBudgets.ts";
import { reportProblems, updateFiles } from "./reportProblems.ts";

// Measures every path of the builds. With --write it also updates the budgets in READMEs. Without --write, outdated
// budgets are reported as problems.
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
const tables: Record<string, string> = {};
const readmes = [
  ...release.registry.remotes.map(({ name, paths }) => [`apps/${name}/README.md`, Object.keys(paths)] as const),
  ["packages/federation/template/README.md", []] as const,
];
for (const [file, paths] of readmes) {
  const text = writeBudgetTable(existsSync(file) ? readFileSync(file, "utf8") : "", paths);
  if (text === undefined)
    problems.push(`${file} has no markers for its budgets: <!-- budget --> and <!-- /budget -->.`);
  else tables[file] = text;
}
const command = "pnpm exec node packages/checks/src/commands/budgets.ts --write";
reportProblems([...problems, ...updateFiles(tables, command)]);
