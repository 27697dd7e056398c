// Wallets report a payment to the lender within seconds, so a return is followed by two more requests.
const AFTER_RETURN_MS = [0, 4_000, 10_000];
const WHILE_PROCESSING_MS = [5_000, 10_000, 20_000];

interface RefetchCounts {
  /** Number of finished requests since the borrower returned; undefined before any return. */
  readonly sinceReturn: number | undefined;
  /** Number of finished requests since the page was opened. */
  readonly total: number;
  readonly isProcessing: boolean;
}

/** Returns the delay in milliseconds before the next request, or undefined when there is nothing to wait for. */
export function refetchDelay({ sinceReturn, total, isProcessing }: RefetchCounts): number | undefined {
  const followUp = sinceReturn === undefined ? undefined : AFTER_RETURN_MS[sinceReturn];
  if (followUp !== undefined) return followUp;
  return isProcessing ? WHILE_PROCESSING_MS[Math.min(total, WHILE_PROCESSING_MS.length - 1)] : undefined;
}
