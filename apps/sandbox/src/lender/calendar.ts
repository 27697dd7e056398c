export const DAY_MS = 86_400_000;
const MANILA_OFFSET_MS = 8 * 3_600_000;

/** Returns the calendar day in Manila of an instant (milliseconds), as yyyy-mm-dd. */
export const manilaDay = (instant: number) => new Date(instant + MANILA_OFFSET_MS).toISOString().slice(0, 10);

/** Returns the time in Manila of an instant (milliseconds), as yyyy-mm-dd hh:mm:ss. */
export const manilaTime = (instant: number) =>
  new Date(instant + MANILA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number) => new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days from `earlier` to `later`; negative when `later` is before `earlier`. */
export const daysBetween = (earlier: string, later: string) => Math.round((utc(later) - utc(earlier)) / DAY_MS);

export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(utc(text)) && addDays(text, 0) === text;
