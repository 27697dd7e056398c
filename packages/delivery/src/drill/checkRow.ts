import type { ReadSet } from "../sets/createReleaseRow.ts";
import { deployedOf, versionIn } from "../sets/ReleaseSet.ts";

/** One thing that a publisher was told is live. */
export interface Told {
  readonly name: string;
  readonly version: string;
  readonly generation: number;
}

/**
 * Holds a row against what its publishers were told: each has a set of its own that changes exactly its app, and no set has
 * lost what the one before it had.
 */
export function checkRow(sets: readonly ReadSet[], told: readonly Told[]): void {
  const generations = new Set(told.map(({ generation }) => generation));
  if (generations.size !== told.length) throw new Error("Two publishers were told the same generation.");
  for (const { name, version, generation } of told) {
    const set = sets[generation - 1]?.set;
    const before = sets[generation - 2]?.set;
    if (!set || versionIn(set, name)?.version !== version)
      throw new Error(`${name} ${version} is not in set ${generation}.`);
    if (!before) continue;
    for (const [other, deployed] of deployedOf(before)) {
      if (other !== name && versionIn(set, other)?.hash !== deployed.hash) {
        throw new Error(`Set ${generation} lost ${other} ${deployed.version}.`);
      }
    }
  }
}
