import { checkChangesets } from "../changesets/checkChangesets.ts";

const problems = checkChangesets();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
