import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repository } from "../contenders/apps.ts";

/** Replaces the text between the two markers of this name in the folder's `performance.md`. */
export function writeMeasured(name: string, text: string, folder = path.join(repository, "docs")) {
  const start = `<!-- ${name}: written by the benchmark, down to the end mark -->`;
  const end = `<!-- end of ${name} -->`;
  const file = path.join(folder, "performance.md");
  const before = readFileSync(file, "utf8");
  const [head = ""] = before.split(start);
  const [, tail = "\n"] = before.split(end);
  writeFileSync(file, `${head}${start}\n\n${text}\n\n${end}${tail}`);
}
