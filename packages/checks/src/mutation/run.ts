/** What the command tells the tests' process, through its environment. */
export interface Run {
  readonly project: string;
  /** File with the changed code of each source file. */
  readonly changed: string;
  /** File with the changes to try. */
  readonly wanted: string;
  readonly journal: string;
  /** After how many kills a test must pass unchanged. */
  readonly trust: number;
  /** File with the tests that may try each change, for those of whole screens; all tests may without. */
  readonly chosen?: string;
}

const NAME = "MUTATION_RUN";

export const toEnvironment = (run: Run) => ({ [NAME]: JSON.stringify(run) });

export function readRun(): Run {
  const text = process.env[NAME];
  if (!text) throw new Error("Only `pnpm test:mutation` starts this.");
  return JSON.parse(text) as Run;
}
