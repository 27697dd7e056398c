import type { ContenderName } from "../contenders/Contender.ts";
import type { Sample } from "../measure/readSample.ts";
import type { Front, Scenario } from "../plan.ts";

/** Returns the median, or 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** All samples of one cell in one browser. */
export interface CellResult {
  readonly scenario: Scenario;
  readonly browser: string;
  readonly profile: string;
  readonly front: Front;
  readonly path: string;
  readonly contender: ContenderName;
  readonly samples: Sample[];
}

/** A complete run of the benchmark, as written to results.json. */
export interface Results {
  /** Commit of the measured code. */
  readonly commit: string;
  readonly at: string;
  /** The current Chromiums with their versions. Cells of other browsers are measured once. */
  readonly browsers: readonly string[];
  /** What delays the packets, and the servers' congestion control. */
  readonly link: string;
  readonly rounds: number;
  readonly cells: readonly CellResult[];
  /** Measurements that failed and are not in the results. */
  readonly failures: readonly string[];
}

/** Returns the median of one measurement of a cell. */
export const middle = ({ samples }: CellResult, key: keyof Sample): number =>
  median(samples.map((sample) => sample[key] ?? 0));
