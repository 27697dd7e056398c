import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type HostContract, singletons } from "./sharedSingletons.ts";
import { Sources } from "./sources.ts";

const { resolve } = createRequire(import.meta.url);

/** The files of the shared modules of our packages: file to its import specifier. */
const sharedFiles: ReadonlyMap<string, string> = new Map(
  singletons.filter((one) => one.startsWith("@lending/")).map((one) => [resolve(one), one]),
);

/**
 * A module of our packages imports a shared module of its package by relative path (`../locale/locale.tsx`). In a remote
 * such an import must resolve to the page's shared module, not to a copy.
 */
export function shareSibling(resource: { context: string; request: string }): void {
  resource.request = sharedFiles.get(path.resolve(resource.context, resource.request)) ?? resource.request;
}

/** State that must exist once on a page: a context, a class, an atom, a collection or a variable of a module. */
const STATE =
  /\bcreateContext\b.*\(|^(?:export )?const \w+.* = (?:atom\(|new (?:Weak)?(?:Map|Set)\b)|^(?:export )?(?:let |(?:abstract )?class )/m;

const sources = new Sources({ packages: path.resolve(import.meta.dirname, "../../..") });

let withState: ReadonlySet<string> | undefined;

/** Returns the modules of a remote's build that are copies of a shared module, or of a file with its state. */
export function findCopies(modules: Iterable<string>): readonly string[] {
  withState ??= new Set(
    sources
      .files([...sharedFiles.keys()])
      .filter((file) => sharedFiles.has(file) || (!file.endsWith(".css") && STATE.test(readFileSync(file, "utf8")))),
  );
  const shared = withState;
  return [...modules].filter((file) => shared.has(file));
}

const { compare } = new Intl.Collator("en", { numeric: true });

/**
 * Returns the range of host contract versions that a remote needs: from the version that added the newest export that its
 * modules import. `least` is a higher minimum, for example for a new method of the native port.
 */
export function requiredHost(modules: Iterable<string>, { version, since }: HostContract, least?: string): string {
  const [major] = version.split(".");
  const needed = [`${major}.0.0`, ...(least === undefined ? [] : [least])];
  for (const file of modules) {
    if (!/\.tsx?$/.test(file)) continue;
    const { imports, passedOn } = sources.module(file);
    for (const { specifier, name } of [...imports.values(), ...passedOn.values()]) {
      const shared = sharedFiles.get(path.resolve(path.dirname(file), specifier)) ?? specifier;
      const added = since[shared]?.[name];
      if (added) needed.push(added);
    }
  }
  const range = needed.sort(compare).at(-1) ?? version;
  if (compare(range, version) > 0 || range.split(".")[0] !== major)
    throw new Error(`The remote needs the host contract ${range}, and this checkout provides ${version}.`);
  return `^${range}`;
}
