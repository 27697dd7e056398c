import { useEffect, useState } from "react";
import { expiryMs } from "../api/expiry.ts";

/** Longest delay of a browser's timer. */
const DELAY_MAX_MS = 2 ** 31 - 1;

/** Returns whether a code has expired, and renders again at the moment when it does. */
export function useIsExpired(expiresAt: string): boolean {
  const [now, setNow] = useState(Date.now);
  const leftMs = expiryMs(expiresAt) - now;
  useEffect(() => {
    if (leftMs < 0 || leftMs > DELAY_MAX_MS) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), leftMs + 1);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return leftMs < 0;
}
