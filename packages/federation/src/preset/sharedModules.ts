import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { moduleFederationPlugin } from "@module-federation/sdk";
import type { Compiler } from "@rspack/core";
import { parseSync } from "oxc-parser";

/** Returns the name and version in the package.json of an app's folder. */
export function readPackage(folder: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { name: string; version: string };
}

/**
 * Modules that exist once on a page. React is shared as a whole. The others are facades that list only the names in
 * use, because sharing a complete library disables its tree shaking.
 */
export const singletons = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@lending/api-client",
  "@lending/api-client/schema",
  "@lending/bridge",
  "@lending/bridge/router",
  "@lending/bridge/store",
  "@lending/ui/help",
  "@lending/ui/locale",
  "@lending/ui/toast",
] as const;

/** The version of the host contract that the shell provides, and the exports that were added after version x.0.0. */
export interface HostContract {
  readonly version: string;
  /** Version that added an export, by module and name. All others exist since x.0.0. */
  readonly since: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const contractFile = path.join(import.meta.dirname, "../../host-contract.json");

/** Returns the current host contract: the modules of `singletons` with all their exports, under one version. */
export function readHostContract(): HostContract {
  return JSON.parse(readFileSync(contractFile, "utf8")) as HostContract;
}

const { resolve } = createRequire(import.meta.url);
const { version: reactVersion } = readPackage(path.dirname(resolve("react/package.json")));

const isReact = (request: string) => /^react\b/.test(request);

/** Returns the version of a shared module: React's, or that of the host contract. */
const versionOf = (request: string, contract: string) => (isReact(request) ? reactVersion : contract);

/** Returns the sharing configuration of the shell, which provides every singleton in its first file. */
export function provideSingletons(contract: string) {
  return Object.fromEntries(
    singletons.map((request) => [
      request,
      { singleton: true, eager: true, version: versionOf(request, contract), requiredVersion: false as const },
    ]),
  );
}

/** The range of React versions that remotes run with: `useEffectEvent` is new in 19.2. */
const REACT_RANGE = "^19.2.0";

/**
 * Returns the sharing configuration of a remote, which contains no singleton: the page loads nothing twice. Another host than our shell
 * provides only React; `./mount` contains copies of the others.
 */
export function consumeSingletons() {
  return Object.fromEntries(
    [...singletons, "react-dom/client"].map((request) => [
      request,
      { singleton: true, import: false as const, requiredVersion: isReact(request) ? REACT_RANGE : (false as const) },
    ]),
  );
}

/** Returns the addresses by which `./mount` imports a shared module itself: `own/@lending/bridge`. */
export const ownModules = () =>
  Object.fromEntries([...singletons, "react-dom/client"].map((request) => [`own/${request}$`, resolve(request)]));

/**
 * Returns the options of the plugin's manifest. Adds what it cannot know of libraries that a remote only imports: the
 * version that the build was made with, and the range of host contracts.
 */
export const federationManifest = (contract: string): moduleFederationPlugin.PluginManifestOptions => ({
  additionalData({ stats }) {
    const [major] = contract.split(".");
    stats.metaData.type = "app";
    for (const shared of stats.shared) {
      shared.version = versionOf(shared.name, contract);
      shared.requiredVersion ||= `^${major}.0.0`;
    }
    // The plugin's order differs from one build to the next.
    stats.shared.sort((a, b) => (a.name < b.name ? -1 : 1));
    return stats;
  },
});

/** Leaves out the statistics that the plugin writes beside the manifest. */
export const federationManifestPlugin = (compiler: Compiler) => {
  compiler.hooks.compilation.tap("FederationManifest", (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: "FederationManifest", stage }, () => {
      compilation.deleteAsset("mf-stats.json");
    });
  });
};

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

export interface Import {
  readonly specifier: string;
  /** The imported export; undefined for the default one, and for a module as a whole. */
  readonly name?: string | undefined;
}

/** Returns what a source file imports and passes on, without types. */
export function importsOf(file: string): readonly Import[] {
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
 * modules import.
 */
export function requiredHost(modules: Iterable<string>, { version, since }: HostContract): string {
  const [major] = version.split(".");
  const needed = [`${major}.0.0`];
  for (const file of modules) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { specifier, name = "" } of importsOf(file)) {
      const shared = sharedFiles.get(path.resolve(path.dirname(file), specifier)) ?? specifier;
      const added = since[shared]?.[name];
      if (added) needed.push(added);
    }
  }
  return `^${needed.sort(compare).at(-1)}`;
}
