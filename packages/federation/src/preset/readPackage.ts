import { readFileSync } from "node:fs";
import path from "node:path";

/** Returns the name and version in the package.json of an app's folder. */
export function readPackage(folder: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { name: string; version: string };
}
