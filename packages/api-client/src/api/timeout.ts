/** Time limit of every request: a request that takes longer fails. */
export const TIMEOUT_MS = 60_000;
