import { checkBoundaries } from "../boundaries/checkBoundaries.ts";

const problems = checkBoundaries();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
