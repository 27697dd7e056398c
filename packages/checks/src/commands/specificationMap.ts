import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { checkMap } from "../specification-map/checkMap.ts";
import { renderPage } from "../specification-map/renderPage.ts";
import { sections } from "../specification-map/sections.ts";
import { testFiles } from "../specification-map/testFiles.ts";

const PAGE = "docs/specification-map.md";
const readFile = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

if (process.argv.includes("--write")) writeFileSync(PAGE, renderPage(sections, testFiles));
const problems = checkMap({ sections, testFiles, page: readFile(PAGE) ?? "", readFile });
for (const problem of problems) console.error(problem);
console.log(`${sections.reduce((sum, { lines }) => sum + lines.length, 0)} lines, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
