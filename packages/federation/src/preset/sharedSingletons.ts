import { readFileSync } from "node:fs";
import path from "node:path";

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
  "@lending/ui/locale",
  "@lending/ui/toast",
] as const;

const packageOf = (request: string) =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

/** Returns the versions of the shared packages that this app resolves: package name to exact version. */
export function readSharedVersions(appFolder: string): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const name of new Set(singletons.map(packageOf))) {
    versions[name] = readPackage(path.join(appFolder, "node_modules", name)).version;
  }
  return versions;
}

/** Returns the caret range of an exact version, which the runtime and the release gate compare. */
const caret = (version: string) => `^${version}`;

/** Returns the sharing configuration of the shell, which provides every singleton in its first file. */
export function provideSingletons(versions: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    singletons.map((request) => [
      request,
      {
        singleton: true,
        eager: true,
        version: versions[packageOf(request)] ?? "0.0.0",
        requiredVersion: false as const,
      },
    ]),
  );
}

/**
 * Returns the sharing configuration of a remote, which contains no singleton: it cannot start without the shell, and
 * the page loads nothing twice.
 */
export function consumeSingletons() {
  return Object.fromEntries(
    singletons.map((request) => [
      request,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  );
}

/** Returns the `shared` field of the manifest: package name to the version range that this build requires. */
export function sharedRanges(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, caret(version)]));
}
