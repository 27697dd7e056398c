/** Each nth change, in the order of files and lines: a sample by rule, which nobody can choose. */
export function everyNth<Change>(changes: readonly Change[], n: number): Change[] {
  if (!(Number.isInteger(n) && n > 0)) throw new RangeError("--every is a whole number, 1 or more.");
  return changes.filter((_, index) => index % n === 0);
}
