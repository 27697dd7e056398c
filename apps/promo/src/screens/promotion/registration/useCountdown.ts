import { atom, useAtom } from "@lending/bridge/store";
import { useEffect, useState } from "react";
import { smsCountdownEnd } from "../../../stored.ts";

/** 60 s, in ticks of 1 s (rule promotion.countdown). */
const COUNTDOWN_MS = 60_000;
const TICK_MS = 1_000;

interface Countdown {
  /** 59 to 1 while it runs, else 0. */
  readonly secondsLeft: number;
  readonly start: () => void;
}

/** Shared, because the answer to a request may arrive after the form was left and opened again. */
const endAtom = atom<number | undefined>(undefined);

/** Counts down to the next SMS code. Computed from the end time, so it is correct after the phone slept. */
export function useCountdown(): Countdown {
  const [end = smsCountdownEnd.read(), setEnd] = useAtom(endAtom);
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
    smsCountdownEnd.save(startedAt + COUNTDOWN_MS);
    setNow(startedAt);
    setEnd(startedAt + COUNTDOWN_MS);
  };
  // The button shows 59s first, as specified.
  return { secondsLeft: isRunning ? Math.min(Math.ceil(remainingMs / TICK_MS), 59) : 0, start };
}
