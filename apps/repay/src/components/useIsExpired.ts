import { useEffect, useState } from "react";
import { expiryMs } from "../api/expiry.ts";

/** Longest delay of a browser's timer. */
const DELAY_MAX_MS = 2 ** 31 - 1;

/** Returns whether a code has expired at the lender's time, and renders again at the moment when it does. */
export function useIsExpired(expiresAt: string, now: () => number = Date.now): boolean {
  const [nowMs, setNowMs] = useState(now);
  const leftMs = expiryMs(expiresAt) - nowMs;
  useEffect(() => {
    if (leftMs < 0 || leftMs > DELAY_MAX_MS) return undefined;
    const timer = setTimeout(() => setNowMs(now), leftMs + 1);
    return () => clearTimeout(timer);
  }, [leftMs, now]);
  return leftMs < 0;
}
