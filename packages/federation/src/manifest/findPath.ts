/** Removes trailing slashes: `/loanDetail/` and `/loanDetail` are the same path. The root stays `/`. */
export const plainPath = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname);

interface Owner<Path> {
  readonly paths: Readonly<Record<string, Path>>;
}

/** Returns a path with its owner, or undefined when no remote owns it. */
export function findPath<Path, Remote extends Owner<Path>>(
  registry: { readonly shell: Remote & Owner<Path>; readonly remotes: readonly (Remote & Owner<Path>)[] },
  pathname: string,
): { owner: Remote; path: Path } | undefined {
  const plain = plainPath(pathname);
  for (const owner of [registry.shell, ...registry.remotes]) {
    const path = Object.hasOwn(owner.paths, plain) ? owner.paths[plain] : undefined;
    if (path) return { owner, path };
  }
  return undefined;
}
