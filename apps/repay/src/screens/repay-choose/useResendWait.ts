import { useEffect, useState } from "react";

/** A code can be sent again after 60 s. */
const WAIT_MS = 60_000;
const TICK_MS = 1_000;

/**
 * Returns whether it is too early to send another code. A time of more than one wait ahead means that the clock was set
 * back.
 */
export function isBeforeResend(sentAt: number, now = Date.now()): boolean {
  const remainingMs = sentAt + WAIT_MS - now;
  return remainingMs > 0 && remainingMs <= WAIT_MS + TICK_MS;
}

/** Returns the seconds until another code may be sent. Updates immediately when the phone wakes up. */
export function useResendWait(sentAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [sentAt]);
  return isBeforeResend(sentAt, now) ? Math.min(Math.ceil((sentAt + WAIT_MS - now) / TICK_MS), 59) : 0;
}
