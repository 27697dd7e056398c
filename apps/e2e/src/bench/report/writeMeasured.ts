import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repository } from "../arms/apps.ts";

/** Puts a measured text between its two marks in `performance.md` of a folder, in place of the last one. */
export function writeMeasured(name: string, text: string, folder = path.join(repository, "docs")) {
  const start = `<!-- ${name}: written by the benchmark, down to the end mark -->`;
  const end = `<!-- end of ${name} -->`;
  const file = path.join(folder, "performance.md");
  const before = readFileSync(file, "utf8");
  const [head = ""] = before.split(start);
  const [, tail = "\n"] = before.split(end);
  writeFileSync(file, `${head}${start}\n\n${text}\n\n${end}${tail}`);
}
