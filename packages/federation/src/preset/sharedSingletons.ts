import path from "node:path";
import { readPackage } from "./readPackage.ts";

/**
 * What exists once on a page, whoever brought it. React is whole; the rest are facades that list the few names in
 * use, so that sharing them does not switch tree shaking off for the libraries behind them.
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

/** Versions of the shared packages as this app resolves them: package name to exact version. */
export function readSharedVersions(appFolder: string): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const name of new Set(singletons.map(packageOf))) {
    versions[name] = readPackage(path.join(appFolder, "node_modules", name)).version;
  }
  return versions;
}

/** The caret range of an exact version, as the run time and the release gate compare it. */
const caret = (version: string) => `^${version}`;

/** The shell provides every singleton in its first file. */
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

/** A remote brings none of them: without the shell it cannot start, and it weighs nothing twice. */
export function consumeSingletons() {
  return Object.fromEntries(
    singletons.map((request) => [
      request,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  );
}

/** What the manifest says: package name to the range this build was made against. */
export function sharedRanges(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, caret(version)]));
}
