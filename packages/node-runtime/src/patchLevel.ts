import patchLevels from "../patch-levels.json" with { type: "json" };

const levels: Readonly<Record<string, string>> = patchLevels;
const newestLine = Math.max(...Object.keys(levels).map(Number).filter(Number.isInteger));

/**
 * Returns why a Node must not run in production: it is older than the newest security release of its line, or its line gets
 * none. Undefined for a patched one, and for a line that is newer than all of patch-levels.json. `version` is like "26.12.1".
 */
export function missingPatch(version: string): string | undefined {
  const [line = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (line > newestLine) return undefined;
  const level = levels[line];
  if (level === undefined) return `Node ${version} gets no security releases any more: use Node ${newestLine}.`;
  const [, leastMinor = 0, leastPatch = 0] = level.split(".").map(Number);
  const isPatched = minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
  return isPatched ? undefined : `Node ${version} lacks the security fixes of ${level}: update it.`;
}

/** Returns whether a program is the fallback from the lock file, which cannot follow a security release (SECURITY.md). */
export const isLockedFallback = (execPath: string): boolean => /[/\\]node_modules[/\\]/.test(execPath);
