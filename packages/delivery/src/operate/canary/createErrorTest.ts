import { describePercent } from "@lending/releases/variants";

/** Reports of a variant so far: visits and errors. */
export interface ReportCounts {
  readonly visits: number;
  readonly errors: number;
}

/** Takes the counts so far. Returns why the canary is worse; undefined while that is not certain. */
type ErrorTest = (live: ReportCounts, canary: ReportCounts) => string | undefined;

/** Probability that a canary that is as good as the live version is ever reported as worse. */
const FALSE_ALARMS = 0.01;
/** Smallest difference between the shares of errors that justifies a rollback. */
const MARGIN = 0.01;

/** Reports of the canary that a verdict needs, so that a few phones are no verdict. */
export const ENOUGH_REPORTS = 30;

/** Shares of errors from 0.1 % to 95 %, in equal steps of their logarithmic odds. */
const shares = Array.from({ length: 19 }, (_, index) => 1 / (1 + Math.exp(6.9 - index * 0.55)));
/** The alternatives: pairs of shares in which the canary's is higher by the margin. */
const alternatives = shares.flatMap((live) =>
  shares.filter((canary) => canary >= live + MARGIN).map((canary) => ({ live, canary })),
);

const difference = (now: ReportCounts, before: ReportCounts): ReportCounts => ({
  visits: Math.max(0, now.visits - before.visits),
  errors: Math.max(0, now.errors - before.errors),
});
/** Logarithm of the probability of these reports when each is an error with this probability. */
const logLikelihood = ({ visits, errors }: ReportCounts, share: number) =>
  errors * Math.log(share) + visits * Math.log(1 - share);
/** Logarithm of the sum of numbers, from their logarithms. */
function logSum(logs: readonly number[]): number {
  const highest = logs.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  return highest + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - highest), 0));
}
const shareOf = ({ visits, errors }: ReportCounts) => (visits + errors === 0 ? 0 : errors / (visits + errors));
/**
 * Creates a sequential test of a canary's errors: it may be called any number of times and stopped at any moment, with at most
 * 1 % of false alarms over the whole canary. It multiplies the evidence of each batch of reports: the likelihood under a mixture
 * of alternatives, relative to one share of errors for both variants (Turner, Ly, Grünwald: "Generic e-variables for exact
 * sequential k-sample tests", 2024). The mixture learns from earlier batches only. Shares that change over time for both variants
 * alike are no evidence.
 */
export function createErrorTest(): ErrorTest {
  let weights: readonly number[] = alternatives.map(() => -Math.log(alternatives.length));
  let evidence = 0;
  let before = { live: { visits: 0, errors: 0 }, canary: { visits: 0, errors: 0 } };

  /** Adds the evidence of the reports since the last check. */
  function add(live: ReportCounts, canary: ReportCounts): void {
    const [ofLive, ofCanary] = [live.visits + live.errors, canary.visits + canary.errors];
    if (ofLive + ofCanary === 0) return;
    const likelihoods = alternatives.map((one) => logLikelihood(live, one.live) + logLikelihood(canary, one.canary));
    const ratios = alternatives.map((one, index) => {
      const common = (ofLive * one.live + ofCanary * one.canary) / (ofLive + ofCanary);
      const same = logLikelihood(live, common) + logLikelihood(canary, common);
      return (weights[index] ?? 0) + (likelihoods[index] ?? 0) - same;
    });
    evidence += logSum(ratios);
    const posterior = weights.map((weight, index) => weight + (likelihoods[index] ?? 0));
    const total = logSum(posterior);
    weights = posterior.map((one) => one - total);
  }

  return (live, canary) => {
    add(difference(live, before.live), difference(canary, before.canary));
    before = { live, canary };
    if (canary.visits + canary.errors < ENOUGH_REPORTS) return undefined;
    if (evidence < Math.log(1 / FALSE_ALARMS) || shareOf(canary) - shareOf(live) < MARGIN) return undefined;
    return `errors ${describePercent(shareOf(canary))} against ${describePercent(shareOf(live))}`;
  };
}
