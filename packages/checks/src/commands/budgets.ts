import { budgets, defaultBudget } from "@lending/delivery/budgets";
import { checkBudgets, weighPaths } from "../budgets/checkBudgets.ts";
import { reportProblems } from "./reportProblems.ts";

// Measures the first load of every path of the builds, in bytes after brotli, and compares it with its budget.
const columns = { javascript: "JavaScript", gzip: "its gzip", remote: "of remote", document: "document" } as const;
const kinds = Object.keys(columns) as (keyof typeof columns)[];
const weights = await weighPaths();
console.log(
  `${" ".repeat(20)}${kinds.map((kind) => columns[kind].padStart(20)).join("")}   (documents with the largest release data)`,
);
for (const weight of weights) {
  const budget = budgets[weight.path] ?? defaultBudget;
  const cells = kinds.map((kind) => `${weight[kind]} of ${budget[kind]}`.padStart(20));
  console.log(weight.path.padEnd(20) + cells.join(""));
}
reportProblems(checkBudgets(weights));
