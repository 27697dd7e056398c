import type { EventSink } from "../../start/events.ts";

/**
 * Reports an error to the analytics endpoint with the data of `describeError`. If that file fails to load, the report
 * contains only the release. Does nothing without an endpoint.
 */
export async function reportError(error: unknown, { analyticsUrl, registry }: EventSink) {
  if (!analyticsUrl || !navigator.sendBeacon) return;
  const { release } = registry;
  const details = await import("./ErrorCode.tsx").then(
    ({ describeError }) => describeError(error, registry),
    () => ({ name: "Unread", release }),
  );
  navigator.sendBeacon(analyticsUrl, JSON.stringify({ event: "error", ...details }));
}
