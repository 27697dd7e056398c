import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "./reportProblems.ts";

/** Lists the paths that two routes declare, by the source of each `routes.tsx`. Builds may be older than the sources. */
export function findDuplicates(sources: ReadonlyMap<string, string>): readonly string[] {
  const owners = new Map<string, string>();
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\b(?:path: |section\()"([^"]+)"/g)].flatMap(([, declared = ""]) => {
      const owner = owners.get(declared);
      owners.set(declared, owner ?? file);
      return owner === undefined ? [] : [`${file}: "${declared}" is a path of ${owner} already. Choose another one.`];
    }),
  );
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, "../../../..");
  const files = globSync("apps/*/src/routes.tsx", { cwd: root }).sort();
  reportProblems(findDuplicates(new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]))));
}
