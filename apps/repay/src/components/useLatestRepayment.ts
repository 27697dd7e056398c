import { Fault } from "@lending/api-client";
import { useReturn } from "@lending/bridge/payment";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { RepaymentRefusal } from "../api/orderPayment.ts";

// Wallets report a payment to the lender within seconds, so a return is followed by two more requests.
const AFTER_RETURN_MS = [0, 4_000, 10_000];
const WHILE_PROCESSING_MS = [5_000, 10_000, 20_000];

interface RefetchCounts {
  /** Number of finished requests since the borrower returned; undefined before any return. */
  readonly sinceReturn: number | undefined;
  /** Number of finished requests since the page was opened. */
  readonly total: number;
}

/** Returns the delay in milliseconds before the next request, or undefined when there is nothing to wait for. */
export function refetchDelay({
  sinceReturn,
  total,
  isProcessing,
}: RefetchCounts & { readonly isProcessing: boolean }): number | undefined {
  const followUp = sinceReturn === undefined ? undefined : AFTER_RETURN_MS[sinceReturn];
  if (followUp !== undefined) return followUp;
  return isProcessing ? WHILE_PROCESSING_MS[Math.min(total, WHILE_PROCESSING_MS.length - 1)] : undefined;
}

/** A response with the newest payment of its order, or a fallback without a connection, which has none. */
type WithPayment =
  | { readonly ok: true; readonly repayment: Pick<RepaymentRefusal, "payment"> }
  | Pick<RepaymentRefusal, "ok" | "payment">;

/**
 * Returns the newest known repayment. Fetches it again when the borrower returns to the page, and at intervals while a
 * payment is pending. A failed request keeps the current one.
 */
export function useLatestRepayment<Loaded extends WithPayment>(
  loaded: Loaded,
  fetchLatest: (signal: AbortSignal) => Promise<Loaded>,
): Loaded {
  const [newer, setNewer] = useState<{ readonly than: Loaded; readonly answer: Loaded }>();
  const [counts, setCounts] = useState<RefetchCounts>({ sinceReturn: undefined, total: 0 });
  const latest = newer?.than === loaded ? newer.answer : loaded;
  const { payment } = latest.ok ? latest.repayment : latest;
  const isProcessing = payment?.state === "processing";

  useReturn(() => setCounts(({ total }) => ({ sinceReturn: 0, total })));

  const refetch = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await fetchLatest(signal);
      if (signal.aborted) return;
      // A transition keeps the current screen while the files of the next one load.
      startTransition(() => setNewer({ than: loaded, answer }));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Fault)) throw error;
    }
    setCounts(({ sinceReturn, total }) => ({
      sinceReturn: sinceReturn === undefined ? undefined : sinceReturn + 1,
      total: total + 1,
    }));
  });

  // Each finished request and each return creates new `counts`, which schedules the next request.
  useEffect(() => {
    const delay = refetchDelay({ ...counts, isProcessing });
    if (delay === undefined) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // While the page is hidden, the next request waits for the return.
      if (document.visibilityState === "visible") void refetch(controller.signal);
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [counts, isProcessing]);

  return latest;
}
