import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { checkDocuments, findPrivateWords, hasProse } from "../language/checkDocuments.ts";
import { checkTests } from "../language/checkTests.ts";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const read = (file: string) => readFileSync(file, "utf8");
const readAll = (files: readonly string[]) => new Map(files.map((file) => [file, read(file)]));
const isDocument = (file: string) => file.endsWith(".md") && !/^\.changeset\/|CHANGELOG\.md$/.test(file);
const documents = readAll(tracked.filter(isDocument));
const promises = new Map([...documents].filter(([file]) => /^(?:SECURITY|docs\/trust)\.md$/.test(file)));

const problems = [
  ...tracked.filter(hasProse).flatMap((file) => findPrivateWords(file, read(file))),
  ...checkDocuments({ documents, exists: existsSync }),
  ...checkTests({ documents: promises, tests: readAll(tracked.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))) }),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
