/** Parameters that the command passes to the test process in an environment variable. */
export interface Run {
  readonly project: string;
  /** File with the changed code of each source file. */
  readonly changed: string;
  /** File with the changes to try. */
  readonly wanted: string;
  readonly journal: string;
  /** Number of kills after which a test must pass unchanged. */
  readonly trust: number;
  /** File with the screen tests that may try each change. Default: all tests. */
  readonly chosen?: string;
}

const NAME = "MUTATION_RUN";

export const toEnvironment = (run: Run) => ({ [NAME]: JSON.stringify(run) });

export function readRun(): Run {
  const text = process.env[NAME];
  if (!text) throw new Error("The mutation configuration only works in `pnpm test:mutation`.");
  return JSON.parse(text) as Run;
}
