import { useEffect, useState } from "react";

/** Specification 4: a code can be sent again after 60 s. */
const WAIT_MS = 60_000;
const TICK_MS = 1_000;

/** Another code may not be sent yet. More than a whole wait ahead means that the phone's clock was set back. */
export function isBeforeResend(sentAt: number, now = Date.now()): boolean {
  const left = sentAt + WAIT_MS - now;
  return left > 0 && left <= WAIT_MS + TICK_MS;
}

/** The seconds until another code may be sent, from the moment at which the last one was; right after the phone slept. */
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
