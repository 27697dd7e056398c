import type { Entry } from "./journal.ts";

/** The screen tests that may try a change, by the change's id. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Returns whether a test file renders whole screens. Such a test takes a hundred times as long as one of a function. */
export const isScreenTest = (testFile: string) => testFile.endsWith(".tsx");

/**
 * Chooses for each change the screen tests that cover the fewest other changes, because they are the most specific. A
 * change that they do not detect counts as survived, even if another test would detect it.
 */
export function chooseTests(journal: readonly Entry[], most: number): Chosen {
  const covers = journal.filter((entry) => entry.type === "covers");
  const chosen: Record<string, string[]> = {};
  for (const { test, ids } of covers.toSorted((a, b) => a.ids.length - b.ids.length)) {
    for (const id of ids) {
      chosen[id] ??= [];
      if (chosen[id].length < most) chosen[id].push(test);
    }
  }
  return chosen;
}
