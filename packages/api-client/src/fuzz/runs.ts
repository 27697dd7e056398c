interface Surroundings {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const { FUZZ_RUNS } = (globalThis as Surroundings).process?.env ?? {};

/**
 * How many cases a property is tried on. A few of the same ones in every run of the unit tests, so that they are fast and
 * never flaky; with `FUZZ_RUNS=1000` as many new ones, and a failure prints the seed that brings it back.
 */
export const runs = (usual: number): { readonly numRuns: number; readonly seed?: number } =>
  FUZZ_RUNS === undefined ? { numRuns: usual, seed: 20261121 } : { numRuns: Math.max(1, Number(FUZZ_RUNS) || usual) };
