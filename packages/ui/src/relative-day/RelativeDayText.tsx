import { useEffect, useState } from "react";
import { daysUntil, untilMidnight } from "../day/day.ts";
import { useMessages } from "../locale/locale.tsx";
import { relativeDayMessages } from "../messages/source.ts";

/** Further away, a day or the clock is wrong: no loan of the product takes as long. */
const DAYS_MAX = 366;

export interface RelativeDayTextProps {
  /** A day as the lender writes it. Renders nothing for another text. */
  day: string;
  /** The lender's time in milliseconds; NaN when it is not known, which renders nothing. */
  now: () => number;
  /** Something is due on this day: a day that is over is late. Otherwise it renders nothing. */
  isDue?: boolean;
}

/** The words of a day, which change at midnight in the Philippines. */
export function RelativeDayText({ day, now, isDue = false }: RelativeDayTextProps) {
  const messages = useMessages(relativeDayMessages);
  const days = daysUntil(day, useNow(now));
  if (days === undefined || days < (isDue ? -DAYS_MAX : 0) || days > DAYS_MAX) return null;
  if (days < 0) return messages.late(String(-days));
  if (days > 1) return messages.inDays(String(days));
  return days === 0 ? messages.today : messages.tomorrow;
}

/** Returns the lender's time, and renders again at midnight and when the page is shown again. */
function useNow(now: () => number): number {
  const [, setRenders] = useState(0);
  const nowMs = now();
  useEffect(() => {
    const render = () => setRenders((count) => count + 1);
    // A timer does not run while the phone sleeps.
    document.addEventListener("visibilitychange", render);
    const timer = nowMs ? setTimeout(render, untilMidnight(nowMs)) : undefined;
    return () => {
      document.removeEventListener("visibilitychange", render);
      clearTimeout(timer);
    };
  }, [nowMs]);
  return nowMs;
}
