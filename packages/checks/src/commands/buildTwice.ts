import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync } from "node:fs";
import { describeStep, runStep } from "./runTasks.ts";

// Builds must be reproducible, so that anyone with the source can verify the live files: compares two clean builds file by
// file.
const built = "apps/*/dist/{remote,shell}";
const build = { name: "clean build", command: "turbo run build --force --output-logs=errors-only" };

async function buildClean(): Promise<ReadonlyMap<string, string>> {
  for (const folder of globSync(built)) rmSync(folder, { recursive: true });
  const result = await runStep(build, false);
  console.log(describeStep(result));
  if (!result.ok) throw new Error(result.output);
  const files = globSync(`${built}/**/*`, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`);
  return new Map(paths.map((path) => [path, createHash("sha256").update(readFileSync(path)).digest("hex")]));
}

const [first, second] = [await buildClean(), await buildClean()];
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (path) => first.get(path) !== second.get(path),
);
for (const path of differing) console.error(`differs: ${path}`);
console.log(`${first.size} files, ${differing.length} differ`);
process.exitCode = differing.length > 0 || first.size === 0 ? 1 : 0;
