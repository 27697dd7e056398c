import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listStored, renderStored, type StoredValue } from "../stored-values/listStored.ts";

// Generates the tables of stored values in the documents from their declarations. Without --write it only compares them.
const root = path.resolve(import.meta.dirname, "../../../..");
const values = listStored(root);
const outlivesTab = ({ place }: StoredValue) => place === "local";
const documents = { "docs/architecture.md": values, "SECURITY.md": values.filter(outlivesTab) };
const problems: string[] = [];
for (const [name, rows] of Object.entries(documents)) {
  const file = path.join(root, name);
  const before = readFileSync(file, "utf8");
  const after = before.replace(
    /(<!-- pnpm stored -->\n)[\s\S]*?(<!-- pnpm stored: end -->)/,
    (_, begin: string, end: string) => `${begin}\n${renderStored(rows).join("\n")}\n\n${end}`,
  );
  if (after === before) continue;
  if (process.argv.includes("--write")) writeFileSync(file, after);
  else problems.push(`${name} is out of date: run \`pnpm stored\`.`);
}

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
