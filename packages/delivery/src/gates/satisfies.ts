const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

/**
 * Returns whether a version is inside a range as builds write it: `^1.2.3` (not older, and equal up to the first number
 * that is not zero), or one exact version. All other ranges are invalid and contain no version.
 */
export function satisfies(version: string, range: string): boolean {
  if (!range.startsWith("^")) return version === range;
  const least = numbers(range.slice(1));
  const own = numbers(version);
  if ([...least, ...own].some(Number.isNaN)) return false;
  const fixed = least.findIndex((number) => number > 0);
  const upTo = fixed === -1 ? least.length - 1 : fixed;
  for (let index = 0; index < least.length; index += 1) {
    const difference = (own[index] ?? 0) - (least[index] ?? 0);
    if (difference !== 0) return index > upTo && difference > 0;
  }
  return true;
}
