/** Philippine time, which has no summer time. */
const OFFSET = "+08:00";

/**
 * Returns when a code expires, in milliseconds: the lender's text in Philippine time, such as `2026-12-21 23:59:59`. A
 * day without a time ends at midnight. Returns infinity for any other text: a code whose time is unknown stays payable.
 */
export function expiryMs(expiresAt: string): number {
  const [, day, time = "23:59:59"] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(expiresAt.trim()) ?? [];
  const at = Date.parse(`${day}T${time}${OFFSET}`);
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : at;
}
