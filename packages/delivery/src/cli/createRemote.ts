import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const template = path.join(import.meta.dirname, "../../../federation/template");

interface NewRemote {
  /** Name of the folder, the package and the first path: lower case, with hyphens. */
  readonly name: string;
  /** Folder with one folder per app. */
  readonly apps: string;
  /** Port of the remote's development server. */
  readonly port: number;
}

/** Creates a remote from the template in `apps/<name>`. No other file changes: the shell finds the remote in the registry. */
export function createRemote({ name, apps, port }: NewRemote): string {
  if (!NAME.test(name))
    throw new Error(`"${name}" is not a valid name of a remote: lower-case letters, digits and hyphens.`);
  const folder = path.join(apps, name);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  cpSync(template, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8").replaceAll("__NAME__", name).replaceAll("__PORT__", String(port));
    writeFileSync(file, text);
  }
  return folder;
}
