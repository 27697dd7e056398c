/** Wallets and counters report a payment within a day. */
export const EXPIRY_MS = 86_400_000;

/**
 * Returns whether a payment of any order was started on this phone within the last day. Reads the entries of
 * `startedPayment` without its schema, because the shell asks on a page that must load no further file.
 */
export function hasStartedPayment(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, text]) => key.startsWith("order.startedPayment ") && JSON.parse(text).startedMs > Date.now() - EXPIRY_MS,
    );
  } catch {
    return false;
  }
}
