import { useReturn } from "@lending/bridge/return";
import { useEffect, useReducer } from "react";

/** Philippine time, which has no summer time. */
const OFFSET = "+08:00";

/**
 * Returns when a code expires, in milliseconds: the lender's text in Philippine time, such as `2026-12-21 23:59:59`. A
 * day without a time ends at midnight. Returns infinity for any other text: a code whose time is unknown stays payable.
 */
function expiryMs(expiresAt: string): number {
  const [, day, time = "23:59:59"] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(expiresAt.trim()) ?? [];
  const at = Date.parse(`${day}T${time}${OFFSET}`);
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : at;
}

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
