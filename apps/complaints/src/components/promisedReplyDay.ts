import { formatDate } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import { complaintMessages } from "./complaintMessages.ts";

const PHILIPPINE_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The lender promises a reply within this many weekdays. */
const WEEKDAYS = 3;

interface PromisedDay {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** A time on that day, in milliseconds since the epoch. */
  readonly at: number;
}

/** Returns the last day of the reply promise: the third weekday (Monday to Friday) after `now`. */
export function promisedReplyDay(now: number): PromisedDay {
  let at = now;
  for (let remaining = WEEKDAYS; remaining > 0; ) {
    at += DAY_MS;
    const weekday = weekdayOf(at);
    if (weekday !== 0 && weekday !== 6) remaining -= 1;
  }
  return { weekday: weekdayOf(at), at };
}

const weekdayOf = (moment: number) => new Date(moment + PHILIPPINE_OFFSET_MS).getUTCDay();

export function usePromisedReply(): string {
  const { promise } = useMessages(complaintMessages);
  const { weekday, at } = promisedReplyDay(Date.now());
  return promise(weekday, formatDate(at));
}
