import type { EventSink } from "../../start/events.ts";

/**
 * Reports an error to the analytics endpoint with the data of `describeError`. If that file fails to load, the report
 * contains only the release and the variant. Does nothing without an endpoint.
 */
export async function reportError(error: unknown, { analyticsUrl, registry }: EventSink) {
  if (!analyticsUrl || !navigator.sendBeacon) return;
  const { release, variant, token } = registry;
  const details = await import("./ErrorCode.tsx").then(
    ({ describeError }) => describeError(error, registry),
    () => ({ name: "Unread", release, variant, token }),
  );
  navigator.sendBeacon(analyticsUrl, JSON.stringify({ event: "error", ...details }));
}
