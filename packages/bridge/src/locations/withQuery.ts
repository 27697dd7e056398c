/** A query to be: absent and empty values are left out. */
export type LocationQuery = Readonly<Record<string, string | undefined>>;

/** Adds a query to a path that may already have one, and keeps a hash behind it. */
export function withQuery(location: string, query: LocationQuery): string {
  const [path = "", hash] = location.split("#", 2);
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(entries).toString();
  return path + (text && (path.includes("?") ? "&" : "?") + text) + (hash === undefined ? "" : `#${hash}`);
}
