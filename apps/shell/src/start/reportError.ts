import type { Told } from "./Told.ts";

/**
 * Tells the analytics endpoint that something broke (`describeError` says what of it); where even the file that would say so
 * cannot be had, that much. Silent when there is no endpoint.
 */
export async function reportError(error: unknown, { analyticsUrl, registry }: Told) {
  if (!analyticsUrl || !navigator.sendBeacon) return;
  const { set, arm } = registry;
  const facts = await import("../frame/onceItStands.ts").then(
    ({ describeError }) => describeError(error, registry),
    () => ({ name: "Unread", set, arm }),
  );
  navigator.sendBeacon(analyticsUrl, JSON.stringify({ event: "error", ...facts }));
}
