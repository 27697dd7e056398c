import { useEffect, useState } from "react";

/** 60 s, in ticks of 1 s (rule promotion.countdown). */
const COUNTDOWN_MS = 60_000;
const TICK_MS = 1_000;

interface Countdown {
  /** 59 to 1 while it runs, else 0. */
  readonly secondsLeft: number;
  readonly start: () => void;
}

/** Counts down to the next SMS code. Computed from the end time, so it is correct after the phone slept. */
export function useCountdown(): Countdown {
  const [end, setEnd] = useState(readCountdownEnd);
  const [now, setNow] = useState(Date.now);
  const remainingMs = end - now;
  // An end that is further ahead than a full countdown means that the phone's clock was set back.
  const isRunning = remainingMs > 0 && remainingMs <= COUNTDOWN_MS;

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
  // The button shows 59s first, as specified.
  return { secondsLeft: isRunning ? Math.min(Math.ceil(remainingMs / TICK_MS), 59) : 0, start };
}

const KEY = "smsCountdownEnd";

/**
 * Returns the time at which the next SMS code may be requested, in milliseconds of the phone's clock; 0 when it may be
 * requested now. Survives a reload.
 */
export function readCountdownEnd(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export function saveCountdownEnd(end: number) {
  try {
    sessionStorage.setItem(KEY, String(end));
  } catch {
    // Without storage the visitor can request a code sooner after a reload; the server enforces a limit as well.
  }
}
