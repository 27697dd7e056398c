import { existsSync, globSync } from "node:fs";
import path from "node:path";

/** Returns the folder of an app or a package by its name. Throws an error that names those that exist. */
export function findFolder(root: string, name: string): string {
  const folder = [`apps/${name}`, `packages/${name}`].find((one) => existsSync(path.join(root, one, "package.json")));
  if (name !== "" && folder !== undefined) return folder;
  const names = globSync("{apps,packages}/*/package.json", { cwd: root }).map((one) =>
    path.basename(path.dirname(one)),
  );
  throw new Error(`There is no apps/${name} or packages/${name}. There are ${names.sort().join(", ")}.`);
}
