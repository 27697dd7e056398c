import { useReturn } from "@lending/bridge/return";
import { endOf } from "@lending/ui/day";
import { useEffect, useReducer } from "react";

/** Longest delay of a browser's timer. */
const DELAY_MAX_MS = 2 ** 31 - 1;

/**
 * Returns whether a code has expired at the lender's time, and renders again at the moment when it does, and when the
 * borrower returns: a timer does not run while the phone sleeps. A code without an expiry stays open. "unknown": the lender
 * sends a time that cannot be read, or the time now is unknown.
 */
export function useExpiry(expiresAt: string, now: () => number = Date.now) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const leftMs = (endOf(expiresAt) ?? Number.NaN) - now();
  useReturn(renderAgain);
  // Each render starts the timer again.
  useEffect(() => {
    if (!(leftMs >= 0 && leftMs <= DELAY_MAX_MS)) return undefined;
    const timer = setTimeout(renderAgain, leftMs + 1);
    return () => clearTimeout(timer);
  }, [leftMs]);
  if (expiresAt.trim() === "") return "open";
  return Number.isNaN(leftMs) ? "unknown" : leftMs < 0 ? "expired" : "open";
}
