import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const template = path.join(import.meta.dirname, "../../federation/template");

interface NewRemote {
  /** Lower case with hyphens: the folder, the package and the first path. */
  readonly name: string;
  /** Folder that holds one folder an app. */
  readonly apps: string;
  /** Port of its development server. */
  readonly port: number;
}

/** Writes a new remote from the template into `apps/<name>`. Nothing else is changed: the shell learns it from the registry. */
export function createRemote({ name, apps, port }: NewRemote): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name for a remote: lower-case letters, digits and hyphens.`);
  const folder = path.join(apps, name);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  cpSync(template, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8").replaceAll("__NAME__", name).replaceAll("__PORT__", String(port));
    writeFileSync(file, text);
  }
  return folder;
}
