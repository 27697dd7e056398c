import { checkBudgets, weighPaths } from "../budgets/checkBudgets.ts";

const weights = await weighPaths();
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
console.log(
  `${"path".padEnd(20)} ${"JavaScript".padStart(10)} ${"of remote".padStart(9)} ${"styles".padStart(9)} ${"later".padStart(9)} ${"document".padStart(9)}   (brotli)`,
);
for (const weight of weights) {
  console.log(
    `${weight.path.padEnd(20)} ${kB(weight.javascript)}  ${kB(weight.remote)} ${kB(weight.styles)} ${kB(weight.soon)} ${kB(weight.document)}`,
  );
}
const problems = checkBudgets(weights);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
