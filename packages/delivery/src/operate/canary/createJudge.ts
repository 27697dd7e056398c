import { compareVitals } from "./compareVitals.ts";
import { createErrorTest } from "./createErrorTest.ts";
import type { Sides } from "./readSides.ts";

/** Takes what was counted so far. Returns why the variant is worse than the live version; undefined while that is not certain. */
export type Judge = (sides: Sides) => string | undefined;

/**
 * Creates the judge of one variant. It compares errors and speed, and documents that no visit followed: a version that does not even
 * start sends no report. A document counts only from the next check on, because its visit takes seconds.
 */
export function createJudge(): Judge {
  const compareErrors = createErrorTest();
  const compareSilence = createErrorTest();
  let before = { variant: 0, live: 0 };
  return ({ variant, live }) => {
    const silenceOf = (side: Sides["live"], documents: number) => ({
      visits: Math.min(side.visits, documents),
      errors: Math.max(0, documents - side.visits - side.errors),
    });
    const silent = compareSilence(silenceOf(live, before.live), silenceOf(variant, before.variant));
    before = { variant: variant.documents, live: live.documents };
    return (
      compareErrors(live, variant) ??
      (silent && `documents without a visit ${silent.replace(/^errors /, "")}`) ??
      compareVitals(live, variant)
    );
  };
}
