import { useEffect, useState } from "react";

/** Specification 4: a code can be sent again after 60 s. */
const WAIT_MS = 60_000;
const TICK_MS = 1_000;

/** The seconds until another code may be sent, from the moment at which the last one was; right after the phone slept. */
export function useResendWait(sentAt: number): number {
  const [now, setNow] = useState(Date.now);
  const left = sentAt + WAIT_MS - now;
  // More than a whole wait ahead: the phone's clock was set back.
  const isWaiting = left > 0 && left <= WAIT_MS + TICK_MS;
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
  return isWaiting ? Math.min(Math.ceil(left / TICK_MS), 59) : 0;
}
