import type { Registry, RegistryRemote } from "./registry.ts";
import type { RemotePath } from "./remoteManifest.ts";

/** `/loanDetail/` and `/loanDetail` are one path; the root stays `/`. */
export const plainPath = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname);

/** Whose path this is, or undefined for an address that nobody owns. */
export function findPath(
  registry: Registry,
  pathname: string,
): { owner: RegistryRemote; path: RemotePath } | undefined {
  const wanted = plainPath(pathname);
  for (const owner of [registry.shell, ...registry.remotes]) {
    const path = Object.hasOwn(owner.paths, wanted) ? owner.paths[wanted] : undefined;
    if (path) return { owner, path };
  }
  return undefined;
}
