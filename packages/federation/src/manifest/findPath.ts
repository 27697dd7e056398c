/** `/loanDetail/` and `/loanDetail` are one path; the root stays `/`. */
export const plainPath = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname);

interface Owner<Path> {
  readonly paths: Readonly<Record<string, Path>>;
}

/** Whose path this is, or undefined for an address that nobody owns. */
export function findPath<Path, Remote extends Owner<Path>>(
  registry: { readonly shell: Remote & Owner<Path>; readonly remotes: readonly (Remote & Owner<Path>)[] },
  pathname: string,
): { owner: Remote; path: Path } | undefined {
  const wanted = plainPath(pathname);
  for (const owner of [registry.shell, ...registry.remotes]) {
    const path = Object.hasOwn(owner.paths, wanted) ? owner.paths[wanted] : undefined;
    if (path) return { owner, path };
  }
  return undefined;
}
