/** The Philippines are eight hours ahead of UTC all year. */
export const MANILA_MS = 28_800_000;
export const DAY_MS = 86_400_000;

const LAST_MS = 8.64e15 - MANILA_MS;

/**
 * Formats a time (epoch milliseconds or Date) in the Philippine time zone, wherever the phone is: `yyyy-mm-dd`, or
 * `yyyy-mm-dd hh:mm:ss` with `"time"`. Returns "" for an invalid time.
 */
export function formatDate(moment: number | Date, detail: "day" | "time" = "day"): string {
  const at = Number(moment);
  if (!(at >= 0 && at <= LAST_MS)) return "";
  const [day = "", time = ""] = new Date(at + MANILA_MS).toISOString().split("T");
  return detail === "day" ? day : `${day} ${time.slice(0, 8)}`;
}
