interface NodeGlobals {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const { FUZZ_RUNS } = (globalThis as NodeGlobals).process?.env ?? {};

/**
 * Returns the number of cases for a property. Unit tests run a few fixed cases, so that they are fast and never flaky.
 * With `FUZZ_RUNS=1000` a property runs 1000 new cases, and a failure prints the seed that reproduces it.
 */
export const runs = (usual: number): { readonly numRuns: number; readonly seed?: number } =>
  FUZZ_RUNS === undefined ? { numRuns: usual, seed: 20261121 } : { numRuns: Math.max(1, Number(FUZZ_RUNS) || usual) };
