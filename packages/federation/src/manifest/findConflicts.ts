interface Owner {
  readonly name: string;
  readonly paths: Readonly<Record<string, unknown>>;
}

/** Paths that the server handles, including their subpaths. No remote can own them. */
const SERVER_PATHS = [
  "/api",
  "/assets",
  "/collect",
  "/healthz",
  "/readyz",
  "/reports",
  "/robots.txt",
  "/sandbox",
  "/sitemap.xml",
  "/status",
];

/**
 * Returns one message for each path that several apps claim or that belongs to the server. `apiPrefix` is the path prefix
 * of the deployment's API.
 */
export function findConflicts(owners: readonly Owner[], apiPrefix = ""): readonly string[] {
  const reserved = apiPrefix === "" ? SERVER_PATHS : [...SERVER_PATHS, apiPrefix];
  const claims = new Map<string, string[]>();
  for (const { name, paths } of owners) {
    for (const path of Object.keys(paths)) claims.set(path, [...(claims.get(path) ?? []), name]);
  }
  return [...claims].flatMap(([path, names]) => {
    if (reserved.some((one) => path === one || path.startsWith(`${one}/`)))
      return [`${path} is claimed by ${names.join(" and ")}, but belongs to the server`];
    return names.length > 1 ? [`${path} is claimed by ${names.join(" and ")}`] : [];
  });
}
