import { useReturn } from "@lending/bridge/return";
import { useEffect, useReducer } from "react";
import { expiryMs } from "../api/expiry.ts";

/** Longest delay of a browser's timer. */
const DELAY_MAX_MS = 2 ** 31 - 1;

/**
 * Returns whether a code has expired at the lender's time, and renders again at the moment when it does, and when the
 * borrower returns: a timer does not run while the phone sleeps.
 */
export function useIsExpired(expiresAt: string, now: () => number = Date.now): boolean {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const leftMs = expiryMs(expiresAt) - now();
  useReturn(renderAgain);
  // Each render starts the timer again.
  useEffect(() => {
    if (!(leftMs >= 0 && leftMs <= DELAY_MAX_MS)) return undefined;
    const timer = setTimeout(renderAgain, leftMs + 1);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return leftMs < 0;
}
