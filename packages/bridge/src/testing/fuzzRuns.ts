interface NodeGlobals {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const { FUZZ_RUNS } = (globalThis as NodeGlobals).process?.env ?? {};

/** The number of cases: the same ones in every run of the unit tests, or 1000 new ones with `FUZZ_RUNS=1000`. */
export const fuzzRuns = (usual: number): { readonly numRuns: number; readonly seed?: number } =>
  FUZZ_RUNS === undefined ? { numRuns: usual, seed: 20261121 } : { numRuns: Math.max(1, Number(FUZZ_RUNS) || usual) };

/** Time-out for thousands of cases on a busy machine. The default number of cases takes no longer than other tests. */
export const FUZZ_TIMEOUT_MS = FUZZ_RUNS === undefined ? 30_000 : 600_000;
