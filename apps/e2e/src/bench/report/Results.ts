import type { ArmName } from "../arms/Arm.ts";
import type { Sample } from "../measure/Sample.ts";
import type { Scenario } from "../plan.ts";

/** All samples of one cell. */
export interface CellResult {
  readonly scenario: Scenario;
  readonly profile: string;
  readonly path: string;
  readonly arm: ArmName;
  readonly samples: Sample[];
}

/** A whole run of the benchmark, as it is written to JSON. */
export interface Results {
  /** The code that was measured. */
  readonly commit: string;
  readonly at: string;
  readonly browser: string;
  readonly rounds: number;
  readonly cells: readonly CellResult[];
  /** How many loaded scripts carry each library, by arm, after six screens. */
  readonly copies: Readonly<Partial<Record<ArmName, Readonly<Record<string, number>>>>>;
  /** Measurements that failed and were left out. */
  readonly failures: readonly string[];
}
