import { createErrorTest } from "./createErrorTest.ts";
import type { SideReports, Sides } from "./readSides.ts";

/** Fewer reports are not significant. */
const ENOUGH = 20;
/** Required difference between two shares in standard deviations. Random variation alone exceeds it once in about 700 checks. */
const DEVIATIONS = 3;

const vitals = [
  { key: "lcp", name: "largest paint", margin: 200, show: (value: number) => `${Math.round(value)} ms` },
  { key: "inp", name: "response to a tap", margin: 50, show: (value: number) => `${Math.round(value)} ms` },
  { key: "cls", name: "layout shift", margin: 0.05, show: (value: number) => value.toFixed(2) },
] as const;

interface Share {
  readonly bad: number;
  readonly all: number;
}

/** Returns how far one share is above another, in standard deviations of the two together. */
function deviationsAbove(canary: Share, live: Share): number {
  const pooled = (canary.bad + live.bad) / (canary.all + live.all);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / canary.all + 1 / live.all));
  return spread === 0 ? 0 : (canary.bad / canary.all - live.bad / live.all) / spread;
}

const upperQuartile = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;

/**
 * Returns why the canary is slower than the live version; undefined while it is not. With 20 measurements of each variant it is
 * slower when its 75th percentile of a web vital is higher by a margin (200 ms, 50 ms, 0.05), and by more than random variation:
 * three standard deviations of the share of visits above the live version's 75th percentile.
 */
export function compareVitals(live: SideReports, canary: SideReports): string | undefined {
  for (const { key, name, margin, show } of vitals) {
    const [own, other] = [canary[key], live[key]];
    if (own.length < ENOUGH || other.length < ENOUGH) continue;
    const limit = upperQuartile(other);
    const slow = (values: readonly number[]) => ({
      bad: values.filter((value) => value > limit).length,
      all: values.length,
    });
    if (upperQuartile(own) - limit >= margin && deviationsAbove(slow(own), slow(other)) >= DEVIATIONS) {
      return `${name} ${show(upperQuartile(own))} against ${show(limit)} (75th percentile)`;
    }
  }
  return undefined;
}

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
