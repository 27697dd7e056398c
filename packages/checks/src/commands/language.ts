import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { checkDocuments } from "../language/checkDocuments.ts";
import { findPrivateWords, hasProse } from "../language/findPrivateWords.ts";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const read = (file: string) => readFileSync(file, "utf8");
const isDocument = (file: string) => file.endsWith(".md") && !/^\.changeset\/|CHANGELOG\.md$/.test(file);
const documents = new Map(tracked.filter(isDocument).map((file) => [file, read(file)]));

const problems = [
  ...tracked.filter(hasProse).flatMap((file) => findPrivateWords(file, read(file))),
  ...checkDocuments({ documents, exists: existsSync }),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
