const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

/**
 * Whether a version is inside a range as a build writes it: `^1.2.3` (nothing to the left of the first number that is no zero
 * may differ, and it may not be older), or one exact version. Anything else is outside.
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
