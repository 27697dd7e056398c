import type { Entry } from "./journal.ts";

/** The tests of whole screens that may try a change, by the change's id. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Whether a test file draws whole screens: each of its tests takes a hundred times as long as that of a function. */
export const isOfScreen = (testFile: string) => testFile.endsWith(".tsx");

/**
 * Of the tests of screens that run through a change, those that run through the fewest others: they are about it more than the rest. A change
 * that they don't notice counts as not noticed, even where another test might have.
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
