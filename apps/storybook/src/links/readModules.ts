import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** One import of a source file, without types. */
export interface Import {
  /** `@lending/ui/button`, or an absolute file for a relative import. */
  readonly from: string;
  /** The imported names; undefined for a dynamic import, which takes all. */
  readonly names?: readonly string[];
}

export interface Module {
  readonly source: string;
  readonly imports: readonly Import[];
}

const IMPORTS = /(?:^(?:import|export) (?!type )([^;"]*?) from |\bimport\()"([^"]+)"/gm;
const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const source = readFileSync(file, "utf8");
  const imports = [...source.matchAll(IMPORTS)].map(([, list, name = ""]) => ({
    from: name.startsWith(".") ? path.resolve(path.dirname(file), name) : name,
    // "type" before a name imports nothing that runs.
    ...(list !== undefined && { names: list.match(/(?<!type )\b(?!type |as )\w+\b(?! as)/g) ?? [] }),
  }));
  return { source, imports };
}

/** Returns the modules that the files import, directly or not, as far as `includes` allows, themselves included. */
export function reachModules(
  files: readonly string[],
  includes: (file: string) => boolean = () => true,
): ReadonlyMap<string, Module> {
  const reached = new Map<string, Module>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    reached.set(file, module);
    for (const { from } of module.imports)
      if (path.isAbsolute(from) && /\.tsx?$/.test(from) && includes(from) && existsSync(from)) open.push(from);
  }
  return reached;
}

/** Forgets what was read, so that a changed file is read again. */
export const forgetModules = () => modules.clear();
