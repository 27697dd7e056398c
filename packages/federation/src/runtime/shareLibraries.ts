/** One version of a library in a share scope. */
interface Offer {
  /** Returns the factory of the module. The library's runtime returns a promise of it, our shell the factory. */
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

/** The libraries of a page, by name and version, in the format of Module Federation. */
export type ShareScope = Record<string, Readonly<Record<string, Offer>>>;

/** The libraries that the shell offers on this page. The build adds them; see preset/container. */
export const pageLibraries: ShareScope = {};

/** Versions in order as text. `localeCompare` with numbers would load the browser's language data: 70 ms on a slow phone. */
export const sortable = (version: string) => version.replace(/\d+/g, (digits) => digits.padStart(9, "0"));

/**
 * Returns the newest version that a range such as `^19.2.0` accepts, or the newest one of all: the rule of Module
 * Federation for a library that exists once on a page. Each version is accepted without a range.
 */
export function findOffer(versions: ShareScope[string] = {}, range = ""): Offer | undefined {
  const [least = "", major = ""] = /(\d+\.).*/.exec(range) ?? [];
  const all = Object.keys(versions).sort((a, b) => (sortable(a) < sortable(b) ? -1 : 1));
  const accepted = all.filter((version) => version.startsWith(major) && sortable(version) >= sortable(least));
  return versions[accepted.pop() ?? all.pop() ?? ""];
}
