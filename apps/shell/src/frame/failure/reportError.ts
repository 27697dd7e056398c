import type { EventSink } from "../../start/events.ts";

/** The build replaces its mode. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * Reports an error to the analytics endpoint with the data of `describeError`. If that file fails to load, the report
 * contains only the release. Reports nothing without an endpoint. A development build also logs the error: React logs none
 * that it passes to a handler.
 */
export async function reportError(error: unknown, { analyticsUrl, registry }: EventSink) {
  // biome-ignore lint/suspicious/noConsole: a developer reads it, with its stack; no borrower has this build.
  if (process.env.NODE_ENV === "development") console.error(error);
  if (!analyticsUrl || !navigator.sendBeacon) return;
  const { release } = registry;
  const details = await import("./ErrorCode.tsx").then(
    ({ describeError }) => describeError(error, registry),
    () => ({ name: "Unread", release }),
  );
  navigator.sendBeacon(analyticsUrl, JSON.stringify({ event: "error", ...details }));
}
