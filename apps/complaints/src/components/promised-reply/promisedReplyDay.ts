const PHILIPPINE_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Specification 9: a reply is promised within so many weekdays. */
const WEEKDAYS = 3;

/** A day of the Philippine calendar. */
interface PromisedDay {
  /** From Sunday, which is 0. */
  readonly weekday: number;
  /** A moment of that day. */
  readonly at: number;
}

/** The last day on which what is sent now is answered: the third day from Monday to Friday after today. */
export function promisedReplyDay(now: number): PromisedDay {
  let at = now;
  for (let left = WEEKDAYS; left > 0; ) {
    at += DAY_MS;
    const weekday = weekdayOf(at);
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return { weekday: weekdayOf(at), at };
}

const weekdayOf = (moment: number) => new Date(moment + PHILIPPINE_OFFSET_MS).getUTCDay();
