import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../../..");
const notCopied = new Set([
  "node_modules",
  "dist",
  ".git",
  ".turbo",
  "static",
  "data",
  "test-results",
  "previous-builds",
]);

/** The folder `releases` at the root is the store of a checkout; a package may have a source folder of this name. */
const isCopied = (source: string) =>
  !notCopied.has(path.basename(source)) && source !== path.join(repository, "releases");

interface Package {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
}

const packages: readonly Package[] = ["packages", "apps"]
  .flatMap((group) => readdirSync(path.join(repository, group)).map((name) => `${group}/${name}`))
  .map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(repository, folder, "package.json"), "utf8"));
    return {
      name: manifest.name,
      folder,
      dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    };
  });

/** Returns the package and everything that imports it, directly or through another package. */
function dependentsOf(name: string): Set<string> {
  const found = new Set([name]);
  for (const member of found)
    for (const other of packages) if (other.dependencies.includes(member)) found.add(other.name);
  return found;
}

const sourceFiles = (folder: string) =>
  readdirSync(path.join(repository, folder, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
const hasSource = ({ folder }: Package) => sourceFiles(folder).length > 0;

let copy = "";
let before: ReadonlyMap<string, string>;

/** Reads the cache key that Turborepo computes for the type check of each package. */
function readTypecheckHashes(): Map<string, string> {
  const output = execFileSync(
    path.join(repository, "node_modules/.bin/turbo"),
    ["run", "typecheck", "--dry=json", "--cwd", copy],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" } },
  );
  const { tasks } = JSON.parse(output) as { tasks: { task: string; package: string; hash: string }[] };
  return new Map(tasks.filter(({ task }) => task === "typecheck").map((task) => [task.package, task.hash]));
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "affected-"));
  cpSync(repository, copy, { recursive: true, filter: isCopied });
  before = readTypecheckHashes();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the cache of type checks", () => {
  it.each(packages.filter(hasSource))(
    "reruns $name and what imports it after a change in $folder",
    ({ name, folder }) => {
      const [file = ""] = sourceFiles(folder);
      const changed = path.join(copy, folder, "src", file);
      const original = readFileSync(changed);
      appendFileSync(changed, "\n// changed\n");
      const after = readTypecheckHashes();
      writeFileSync(changed, original);

      const rerun = [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
      expect(rerun.sort()).toEqual([...dependentsOf(name)].filter((task) => before.has(task)).sort());
    },
  );
});

describe("a relative import into another package", () => {
  const escapes = /(?:from|import\() ?"((?:\.\.\/)+[^"]+)"/g;

  it.each(packages)(
    "is declared as a dependency of $name, so that the cache knows of it",
    ({ folder, dependencies }) => {
      const undeclared = new Set<string>();
      for (const file of readdirSync(path.join(repository, folder), { recursive: true, encoding: "utf8" })) {
        if (!/\.tsx?$/.test(file) || /(^|\/)(node_modules|dist|static)\//.test(file)) continue;
        const text = readFileSync(path.join(repository, folder, file), "utf8");
        for (const [, target = ""] of text.matchAll(escapes)) {
          const owner = path.join(folder, path.dirname(file), target).split("/").slice(0, 2).join("/");
          const other = packages.find((candidate) => candidate.folder === owner && owner !== folder);
          if (other && !dependencies.includes(other.name)) undeclared.add(other.name);
        }
      }
      expect([...undeclared]).toEqual([]);
    },
  );
});
