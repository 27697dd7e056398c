import type { ContenderName } from "../contenders/Contender.ts";
import type { Sample } from "../measure/readSample.ts";
import type { Scenario } from "../plan.ts";

/** Returns the median, or 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Returns the number below which the given share of the values lies, or 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Returns the first and third quartile: half of all values lie between them. */
export const quartiles = (values: readonly number[]): readonly [number, number] => [
  percentile(values, 0.25),
  percentile(values, 0.75),
];

/** All samples of one cell. */
export interface CellResult {
  readonly scenario: Scenario;
  readonly profile: string;
  readonly path: string;
  /** The contender. The published results.json uses this name. */
  readonly arm: ContenderName;
  /** Major version of an older Chromium. */
  readonly older?: number | undefined;
  readonly samples: Sample[];
}

/** A complete run of the benchmark, as written to results.json. */
export interface Results {
  /** Commit of the measured code. */
  readonly commit: string;
  readonly at: string;
  readonly browser: string;
  readonly rounds: number;
  readonly cells: readonly CellResult[];
  /** How many loaded scripts contain a copy of each library after six screens, by contender. */
  readonly copies: Readonly<Partial<Record<ContenderName, Readonly<Record<string, number>>>>>;
  /** Measurements that failed and are not in the results. */
  readonly failures: readonly string[];
}
