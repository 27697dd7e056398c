import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listStored, renderStored } from "../stored-values/listStored.ts";

// Generates the table of stored values in docs/architecture.md from their declarations. Without --write it only compares it.
const root = path.resolve(import.meta.dirname, "../../../..");
const values = listStored(root);
const problems: string[] = [];
const file = path.join(root, "docs/architecture.md");
const before = readFileSync(file, "utf8");
const after = before.replace(
  /(<!-- pnpm stored -->\n)[\s\S]*?(<!-- pnpm stored: end -->)/,
  (_, begin: string, end: string) => `${begin}\n${renderStored(values).join("\n")}\n\n${end}`,
);
if (after !== before && process.argv.includes("--write")) writeFileSync(file, after);
else if (after !== before) problems.push("docs/architecture.md is out of date: run `pnpm stored`.");

// A remote reads and writes its values through their declarations only.
const remotes = globSync("apps/*/src/routes.tsx", { cwd: root }).map((file) => file.split("/")[1]);
for (const remote of remotes.filter((name) => name !== "shell"))
  for (const file of globSync(`apps/${remote}/src/**/*.{ts,tsx}`, { cwd: root }))
    if (
      !/\.(?:test|stories)\./.test(file) &&
      /\b(?:get|set|remove)Item\(/.test(readFileSync(path.join(root, file), "utf8"))
    )
      problems.push(`${file} uses a storage itself: declare the value (\`declareStored\` of @lending/bridge/stored).`);

for (const problem of problems) console.error(problem);
console.log(`${values.length} stored values.`);
process.exitCode = problems.length > 0 ? 1 : 0;
