const TIME = String.raw`(?:[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`);
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${TIME}$`);

/** Returns the start of a day that `isDateText` accepts, as if its calendar were UTC, in milliseconds; NaN for another text. */
export function readDay(text: string): number {
  const trimmed = text.trim();
  const yearFirst = YEAR_FIRST.exec(trimmed);
  if (yearFirst !== null) return startOf(yearFirst[1], yearFirst[3], yearFirst[4]);
  const dayFirst = DAY_FIRST.exec(trimmed);
  return dayFirst === null ? Number.NaN : startOf(dayFirst[4], dayFirst[3], dayFirst[1]);
}

function startOf(year: string | undefined, month: string | undefined, day: string | undefined): number {
  // Date moves a day that the month lacks to another month.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 ? date.getTime() : Number.NaN;
}
