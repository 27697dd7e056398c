/** Parameters of a query. Absent and empty values are left out. */
export type LocationQuery = Readonly<Record<string, string | undefined>>;

/** Appends a query to a path, which may already have a query and a hash. */
export function withQuery(location: string, query: LocationQuery): string {
  const [path = "", hash] = location.split("#", 2);
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(entries).toString();
  return path + (text && (path.includes("?") ? "&" : "?") + text) + (hash === undefined ? "" : `#${hash}`);
}
