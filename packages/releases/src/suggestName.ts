import { diff } from "node:util";

/** Returns how many letters are in only one of two names. */
const countDifferences = (one: string, other: string) => diff(one, other).filter(([kind]) => kind !== 0).length;

/**
 * Returns ` Did you mean "loan"?` for the known name that is nearest to a mistyped one, or begins with it. Returns "" when none is
 * near: when more than half of the letters differ.
 */
export function suggestName(name: string, known: readonly string[]): string {
  const distanceOf = (one: string) => (name && one.startsWith(name) ? 1 : countDifferences(name, one));
  const [nearest] = known.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  const isNear = nearest !== undefined && distanceOf(nearest) <= Math.max(2, name.length / 2);
  return isNear ? ` Did you mean "${nearest}"?` : "";
}

/** Describes an unknown name, with the nearest and all known ones. */
export const describeUnknown = (kind: string, name: string, known: readonly string[]): string =>
  `There is no ${kind} "${name}".${suggestName(name, known)} There are ${known.toSorted().join(", ")}.`;
