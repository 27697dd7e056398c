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

/** Returns the sharing configuration of the shell, which provides every singleton in its first file. */
export function provideSingletons(version: string) {
  return Object.fromEntries(
    singletons.map((request) => [request, { singleton: true, eager: true, version, requiredVersion: false as const }]),
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
