import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { checkDocuments } from "../language/checkDocuments.ts";
import { checkLanguage, hasProse } from "../language/checkLanguage.ts";
import { checkTests } from "../language/checkTests.ts";

/** Highest accepted number of private phrases per thousand. */
const RATE = 2;
const UTF8 = { encoding: "utf8" } as const;

// `--show` lists every phrase with its file and line. Other arguments are the paths to read.
const [show, paths] = [process.argv.includes("--show"), process.argv.slice(2).filter((word) => !word.startsWith("--"))];
const tracked = execFileSync("git", ["ls-files", "--", ...(paths.length > 0 ? paths : ["."])], UTF8)
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const read = (files: readonly string[]) => new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

const { findings, rate, wordCount } = checkLanguage(read(tracked.filter(hasProse)));
if (show || rate > RATE)
  for (const { file, line, phrase, instead, text } of show ? findings : findings.slice(0, 40))
    console.error(`${file}:${line}: ${phrase} -> ${instead}: ${text.slice(0, 120)}`);
const isDocument = (file: string) => file.endsWith(".md") && !/^\.changeset\/|CHANGELOG\.md$/.test(file);
const documents = read(tracked.filter(isDocument));
const promises = new Map([...documents].filter(([file]) => /^(?:SECURITY|docs\/trust)\.md$/.test(file)));
const tests = read(
  promises.size > 0
    ? execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.spec.ts"], UTF8).split("\n").filter(existsSync)
    : [],
);
const problems = [...checkDocuments({ documents, exists: existsSync }), ...checkTests({ documents: promises, tests })];
for (const problem of problems) console.error(problem);
console.log(
  `${findings.length} private phrases in ${wordCount} words: ${rate.toFixed(1)} per thousand, ${RATE} allowed; ` +
    `${problems.length} problems in documents.`,
);
process.exitCode = rate > RATE || problems.length > 0 ? 1 : 0;
