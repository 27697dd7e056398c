const PHILIPPINE_OFFSET_MS = 8 * 60 * 60 * 1000;
const LAST_MS = 8.64e15 - PHILIPPINE_OFFSET_MS;

/**
 * `yyyy-mm-dd`, or `yyyy-mm-dd hh:mm:ss` with `"time"`, of a moment (epoch milliseconds or Date) as the calendar reads
 * in the Philippines, wherever the phone is. A moment that is none gives "".
 */
export function formatDate(moment: number | Date, detail: "day" | "time" = "day"): string {
  const at = Number(moment);
  if (!(at >= 0 && at <= LAST_MS)) return "";
  const [day = "", time = ""] = new Date(at + PHILIPPINE_OFFSET_MS).toISOString().split("T");
  return detail === "day" ? day : `${day} ${time.slice(0, 8)}`;
}
