import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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

const { resolve } = createRequire(import.meta.url);
const { version: reactVersion } = readPackage(path.dirname(resolve("react/package.json")));

const isReact = (request: string) => /^react\b/.test(request);

/** Returns the version of a shared module: React's, or that of the host contract. */
export const versionOf = (request: string) => (isReact(request) ? reactVersion : readHostContract().version);

/** What a remote takes from its host: it contains none of these, except in `./mount` for a host that is not our shell. */
export const shared: readonly string[] = [...singletons, "react-dom/client"];

/**
 * Returns the range of versions of a shared module that a remote runs with: `useEffectEvent` of React is new in 19.2. The gate
 * compares host contracts, so the container accepts each.
 */
export const rangeOf = (request: string) => (isReact(request) ? "^19.2.0" : "");

/** Returns the addresses by which `./mount` imports a shared module itself: `own/@lending/bridge`. */
export const ownModules = () => Object.fromEntries(shared.map((request) => [`own/${request}$`, resolve(request)]));
