import type { RequestCounts } from "@lending/bridge/store";
import type { RefusalDetails } from "../api/orderPayment.ts";

// Wallets report a payment to the lender within seconds, so a return is followed by two more requests.
const AFTER_RETURN_MS = [0, 4_000, 10_000];
const WHILE_PENDING_MS = [5_000, 10_000, 20_000];

/** A response with the newest payment of its order, or a fallback without a connection, which has none. */
type WithPayment =
  | { readonly ok: true; readonly value: Pick<RefusalDetails, "payment"> }
  | { readonly ok: false; readonly details?: Pick<RefusalDetails, "payment"> | undefined };

/**
 * Returns the delay in milliseconds before a repayment is fetched again: after a return, and at intervals while its payment
 * is pending (`again` of `useFetched`). Returns undefined when there is nothing to wait for.
 */
export function againWhilePending({ sinceReturn, total }: RequestCounts, response: WithPayment): number | undefined {
  const followUp = sinceReturn === undefined ? undefined : AFTER_RETURN_MS[sinceReturn];
  const payment = response.ok ? response.value.payment : response.details?.payment;
  const isPending = payment?.state === "processing";
  return followUp ?? (isPending ? WHILE_PENDING_MS[Math.min(total, WHILE_PENDING_MS.length - 1)] : undefined);
}
