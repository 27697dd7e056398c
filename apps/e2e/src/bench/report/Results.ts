import type { ContenderName } from "../contenders/Contender.ts";
import type { Sample } from "../measure/Sample.ts";
import type { Scenario } from "../plan.ts";

/** All samples of one cell. */
export interface CellResult {
  readonly scenario: Scenario;
  readonly profile: string;
  readonly path: string;
  /** The contender. The published results.json uses this name. */
  readonly arm: ContenderName;
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
