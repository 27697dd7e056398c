/** Returns every nth change in the order of files and lines: a reproducible sample. Throws RangeError for an invalid n. */
export function everyNth<Change>(changes: readonly Change[], n: number): Change[] {
  if (!(Number.isInteger(n) && n > 0)) throw new RangeError("--every must be a whole number of at least 1.");
  return changes.filter((_, index) => index % n === 0);
}
