import { globSync } from "node:fs";
import path from "node:path";
import { diff } from "node:util";

/** Returns how many letters are in only one of two names. */
const countDifferences = (one: string, other: string) => diff(one, other).filter(([kind]) => kind !== 0).length;

/**
 * Returns ` Did you mean "loan"?` for the known name that is nearest to a mistyped one, or begins with it. Returns "" when none is
 * near: when more than two letters differ, and more than a quarter.
 */
export function suggestName(name: string, known: readonly string[]): string {
  const distanceOf = (one: string) => (name && one.startsWith(name) ? 1 : countDifferences(name, one));
  const [nearest] = known.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  const isNear = nearest !== undefined && distanceOf(nearest) <= Math.max(2, name.length / 4);
  return isNear ? ` Did you mean "${nearest}"?` : "";
}

/** Describes an unknown name, with the nearest and all known ones. */
export const describeUnknown = (kind: string, name: string, known: readonly string[]): string =>
  `There is no ${kind} "${name}".${suggestName(name, known)} There are ${known.toSorted().join(", ")}.`;

/** Describes a file that does not exist, with the nearest one of its folder. */
export const describeMissing = (file: string): string =>
  `There is no ${file}.${suggestName(path.basename(file), globSync("*", { cwd: path.dirname(file) }))}`;
