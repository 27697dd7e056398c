interface Surroundings {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const { FUZZ_RUNS } = (globalThis as Surroundings).process?.env ?? {};

/** The same cases in every run of the unit tests; with `FUZZ_RUNS=1000` as many new ones. */
export const fuzzRuns = (usual: number): { readonly numRuns: number; readonly seed?: number } =>
  FUZZ_RUNS === undefined ? { numRuns: usual, seed: 20261121 } : { numRuns: Math.max(1, Number(FUZZ_RUNS) || usual) };

/** For thousands of cases on a busy machine; the usual ones take no longer than any test. */
export const FUZZ_TIMEOUT_MS = FUZZ_RUNS === undefined ? 30_000 : 600_000;
