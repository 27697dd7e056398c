import { type RequestCounts, useLatest } from "@lending/domain/latest";
import type { RepaymentRefusal } from "../api/orderPayment.ts";

// Wallets report a payment to the lender within seconds, so a return is followed by two more requests.
const AFTER_RETURN_MS = [0, 4_000, 10_000];
const WHILE_PROCESSING_MS = [5_000, 10_000, 20_000];

/** Returns the delay in milliseconds before the next request, or undefined when there is nothing to wait for. */
export function refetchDelay({ sinceReturn, total }: RequestCounts, isProcessing: boolean): number | undefined {
  const followUp = sinceReturn === undefined ? undefined : AFTER_RETURN_MS[sinceReturn];
  if (followUp !== undefined) return followUp;
  return isProcessing ? WHILE_PROCESSING_MS[Math.min(total, WHILE_PROCESSING_MS.length - 1)] : undefined;
}

/** A response with the newest payment of its order, or a fallback without a connection, which has none. */
type WithPayment =
  | { readonly ok: true; readonly repayment: Pick<RepaymentRefusal, "payment"> }
  | Pick<RepaymentRefusal, "ok" | "payment">;

/** Returns the newest known repayment: fetched again after a return, and at intervals while a payment is pending. */
export const useLatestRepayment = <Loaded extends WithPayment>(
  loaded: Loaded,
  fetchLatest: (signal: AbortSignal) => Promise<Loaded>,
): Loaded =>
  useLatest(loaded, fetchLatest, (counts, latest) => {
    const { payment } = latest.ok ? latest.repayment : latest;
    return refetchDelay(counts, payment?.state === "processing");
  });
