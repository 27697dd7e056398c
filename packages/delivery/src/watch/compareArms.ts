/** What browsers told of one arm of a trial. */
export interface Arm {
  /** Screens that stood. */
  readonly visits: number;
  readonly errors: number;
  /** Web-vitals of the visits that had them: milliseconds, and the layout's shift as a share. */
  readonly lcp: readonly number[];
  readonly inp: readonly number[];
  readonly cls: readonly number[];
}

/** Fewer say nothing yet. */
const ENOUGH = 20;
/** How many standard deviations two shares must lie apart: chance alone does that once in some 700 looks. */
const DEVIATIONS = 3;
/** Share of reports that are errors, by which the canary must be above: less is not worth a rollback. */
const ERRORS_MARGIN = 0.01;

const vitals = [
  { key: "lcp", name: "largest paint", margin: 200, show: (value: number) => `${Math.round(value)} ms` },
  { key: "inp", name: "answer to a tap", margin: 50, show: (value: number) => `${Math.round(value)} ms` },
  { key: "cls", name: "layout shift", margin: 0.05, show: (value: number) => value.toFixed(2) },
] as const;

interface Share {
  readonly bad: number;
  readonly all: number;
}

/** How far one share lies above another, in standard deviations of what both together would make of chance. */
function deviationsAbove(canary: Share, live: Share): number {
  const pooled = (canary.bad + live.bad) / (canary.all + live.all);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / canary.all + 1 / live.all));
  return spread === 0 ? 0 : (canary.bad / canary.all - live.bad / live.all) / spread;
}

const upperQuartile = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
const percent = ({ bad, all }: Share) => `${((100 * bad) / all).toFixed(1)} %`;

/**
 * Why the canary is worse than what all others have, in words; undefined while it is not. It is, with 20 reports of each arm,
 * when its share of errors is a percentage point above, or its 75th percentile of a web-vital is above by a margin (200 ms,
 * 50 ms, 0.05), and in either case by more than chance does: three standard deviations.
 */
export function compareArms(live: Arm, canary: Arm): string | undefined {
  const [ofLive, ofCanary] = [live, canary].map(({ errors, visits }) => ({ bad: errors, all: errors + visits })) as [
    Share,
    Share,
  ];
  if (ofLive.all < ENOUGH || ofCanary.all < ENOUGH) return undefined;
  const isAbove = ofCanary.bad / ofCanary.all - ofLive.bad / ofLive.all >= ERRORS_MARGIN;
  if (isAbove && deviationsAbove(ofCanary, ofLive) >= DEVIATIONS) {
    return `errors ${percent(ofCanary)} against ${percent(ofLive)}`;
  }
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
