const parts = (version: string) => {
  const [release = "", prerelease] = version.split(/-(.*)/s, 2);
  return { numbers: release.split(".").map(Number), prerelease };
};

/** Returns a negative number when `a` is before `b`, a positive one when it is after, 0 when they are equal. A prerelease is before its release. */
export function compareVersions(a: string, b: string): number {
  const one = parts(a);
  const other = parts(b);
  for (const index of [0, 1, 2]) {
    const difference = (one.numbers[index] ?? 0) - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.prerelease === other.prerelease) return 0;
  if (one.prerelease === undefined) return 1;
  if (other.prerelease === undefined) return -1;
  return one.prerelease < other.prerelease ? -1 : 1;
}
