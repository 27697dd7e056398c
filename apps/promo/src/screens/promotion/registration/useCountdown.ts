import { useEffect, useState } from "react";
import { readCountdownEnd, saveCountdownEnd } from "./countdownEnd.ts";

/** Specification 9: 60 s, in ticks of 1 s. */
const COUNTDOWN_MS = 60_000;
const TICK_MS = 1_000;

interface Countdown {
  /** 59 to 1 while it runs, else 0. */
  readonly secondsLeft: number;
  readonly start: () => void;
}

/** The wait before another SMS code. It goes by the time at which it ends, so it is right after the phone slept. */
export function useCountdown(): Countdown {
  const [end, setEnd] = useState(readCountdownEnd);
  const [now, setNow] = useState(Date.now);
  const left = end - now;
  // An end further ahead than a whole countdown means that the phone's clock was set back.
  const isRunning = left > 0 && left <= COUNTDOWN_MS;

  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isRunning]);

  const start = () => {
    const startedAt = Date.now();
    saveCountdownEnd(startedAt + COUNTDOWN_MS);
    setNow(startedAt);
    setEnd(startedAt + COUNTDOWN_MS);
  };
  // Decisions 6: the first that is read on the button is 59s.
  return { secondsLeft: isRunning ? Math.min(Math.ceil(left / TICK_MS), 59) : 0, start };
}
