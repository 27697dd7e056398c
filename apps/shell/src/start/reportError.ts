import type { Told } from "./Told.ts";

/**
 * Tells the analytics endpoint that something broke: its kind and place, never a message (a server may have put
 * anything in there), an address or a parameter; and which set it was, and which arm of a trial. Silent when there is no
 * endpoint.
 */
export function reportError(error: unknown, { analyticsUrl, registry: { set, arm } }: Told) {
  if (!analyticsUrl || !navigator.sendBeacon) return;
  const fault = error as { name?: unknown; code?: unknown; remote?: unknown } | null;
  const word = (value: unknown) => (typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : "");
  const event = {
    event: "error",
    name: word(fault?.name),
    code: word(fault?.code),
    remote: word(fault?.remote),
    path: location.pathname,
    set,
    arm,
  };
  navigator.sendBeacon(analyticsUrl, JSON.stringify(event));
}
