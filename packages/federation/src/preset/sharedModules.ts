import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { type HostContract, singletons } from "./sharedSingletons.ts";

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

interface Import {
  readonly specifier: string;
  /** The imported export; undefined for the default one, and for a module as a whole. */
  readonly name?: string | undefined;
}

/** Returns what a source file imports and passes on, without types. */
function importsOf(file: string): readonly Import[] {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports.flatMap(({ moduleRequest: { value: specifier }, entries }) =>
    entries.length === 0
      ? [{ specifier }]
      : entries.flatMap(({ isType, importName: { name } }) => (isType ? [] : [{ specifier, name }])),
  );
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest, importName: { name } }) =>
      isType || !moduleRequest ? [] : [{ specifier: moduleRequest.value, name }],
    );
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start + 1, end - 1),
  }));
  return [...imported, ...passedOn, ...later];
}

/** Returns the source files of our packages that some of them load, themselves included. */
function reachableFrom(files: Iterable<string>): readonly string[] {
  const found = new Set(files);
  // A set also iterates over what is added meanwhile.
  for (const file of found)
    for (const { specifier } of importsOf(file)) {
      const target = specifier.startsWith("@lending/")
        ? resolve(specifier)
        : path.resolve(path.dirname(file), specifier);
      if (/\.tsx?$/.test(target)) found.add(target);
    }
  return [...found];
}

let withState: ReadonlySet<string> | undefined;

/** Returns the modules of a remote's build that are copies of a shared module, or of a file with its state. */
export function findCopies(modules: Iterable<string>): readonly string[] {
  withState ??= new Set(
    reachableFrom(sharedFiles.keys()).filter((file) => sharedFiles.has(file) || STATE.test(readFileSync(file, "utf8"))),
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
    for (const { specifier, name = "" } of importsOf(file)) {
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
