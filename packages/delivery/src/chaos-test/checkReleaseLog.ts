import type { ReadSet } from "../sets/createReleaseLog.ts";
import { deployedOf, versionIn } from "../sets/ReleaseSet.ts";

/** A version that a publisher reported as live. */
export interface PublishedVersion {
  readonly name: string;
  readonly version: string;
  readonly generation: number;
}

/**
 * Compares a release log with what its publishers reported: each publisher has one release that changes only its app, and no
 * release loses a version of the one before. Throws otherwise.
 */
export function checkReleaseLog(sets: readonly ReadSet[], published: readonly PublishedVersion[]): void {
  const generations = new Set(published.map(({ generation }) => generation));
  if (generations.size !== published.length) throw new Error("Two publishers reported the same generation.");
  for (const { name, version, generation } of published) {
    const set = sets[generation - 1]?.set;
    const before = sets[generation - 2]?.set;
    if (!set || versionIn(set, name)?.version !== version)
      throw new Error(`${name} ${version} is not in release ${generation}.`);
    if (!before) continue;
    for (const [other, deployed] of deployedOf(before)) {
      if (other !== name && versionIn(set, other)?.hash !== deployed.hash) {
        throw new Error(`Release ${generation} lost ${other} ${deployed.version}.`);
      }
    }
  }
}
