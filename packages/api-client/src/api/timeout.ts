/** Past this a request has failed (specification 7). */
export const TIMEOUT_MS = 60_000;
