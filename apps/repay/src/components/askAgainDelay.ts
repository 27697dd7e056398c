// A wallet tells the lender within seconds, so a return is followed up twice.
const AFTER_RETURN_MS = [0, 4_000, 10_000];
const WHILE_PROCESSING_MS = [5_000, 10_000, 20_000];

interface Asked {
  /** How many questions were settled since the borrower came back; undefined before any return. */
  readonly sinceReturn: number | undefined;
  /** How many since the page was opened. */
  readonly inAll: number;
  readonly isProcessing: boolean;
}

/** How long to wait before the next question, or undefined when there is nothing to wait for. */
export function askAgainDelay({ sinceReturn, inAll, isProcessing }: Asked): number | undefined {
  const followUp = sinceReturn === undefined ? undefined : AFTER_RETURN_MS[sinceReturn];
  if (followUp !== undefined) return followUp;
  return isProcessing ? WHILE_PROCESSING_MS[Math.min(inAll, WHILE_PROCESSING_MS.length - 1)] : undefined;
}
