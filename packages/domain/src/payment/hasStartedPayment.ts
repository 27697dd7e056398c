/** Wallets and counters report a payment within a day. */
const EXPIRY_MS = 86_400_000;

/** Returns whether a payment was started within a day, by the phone's clock, which may have been set since. */
export const isRecent = (startedMs: number, nowMs: number): boolean => Math.abs(nowMs - startedMs) < EXPIRY_MS;

/**
 * Returns whether a payment of any order was started on this phone within the last day. Reads the entries of
 * `startedPayment` without its schema, because the shell asks on a page that must load no further file.
 */
export function hasStartedPayment(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, text]) => key.startsWith("order.startedPayment ") && isRecent(JSON.parse(text).startedMs, Date.now()),
    );
  } catch {
    return false;
  }
}
