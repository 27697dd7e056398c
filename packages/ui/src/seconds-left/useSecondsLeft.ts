import { useEffect, useState } from "react";

/** Another SMS code can be sent after this time. */
export const RESEND_MS = 60_000;
const TICK_MS = 1_000;

/** Returns the milliseconds until another code can be sent; 0 for an end so far ahead that the phone's clock was set back. */
export function remainingMs(end: number, now = Date.now()): number {
  const left = end - now;
  return left > 0 && left <= RESEND_MS + TICK_MS ? left : 0;
}

/** Returns the seconds until another code can be sent, from 59 down. They are correct at once when the phone wakes up. */
export function useSecondsLeft(end: number): number {
  const [now, setNow] = useState(Date.now);
  const left = remainingMs(end, now);
  const isRunning = left > 0;
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (!isRunning) return undefined;
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [end, isRunning]);
  return Math.min(Math.ceil(left / TICK_MS), 59);
}
