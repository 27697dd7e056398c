import { readPlace } from "../start/readPlace.ts";
import type { Told } from "../start/Told.ts";

interface Measured extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

let isMeasured = false;

function observe(type: string, note: (entry: Measured) => void) {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  } catch {
    // An engine that does not measure this tells nothing of it.
  }
}

/**
 * Tells the analytics endpoint, once, when the page is left: that a screen stood here, of which remote, version and set, and
 * its web-vitals as far as the engine measures them: largest paint and slowest answer to a tap in milliseconds, and the sum of the layout's shifts. Nothing says
 * who was there.
 */
export function measureVisit({ analyticsUrl, registry }: Told) {
  if (isMeasured || !analyticsUrl || !navigator.sendBeacon) return;
  isMeasured = true;
  const place = readPlace(registry);
  let lcp: number | undefined;
  let inp: number | undefined;
  let cls: number | undefined;
  observe("largest-contentful-paint", ({ startTime }) => {
    lcp = Math.round(startTime);
    cls ??= 0;
  });
  observe("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) cls = Math.round(((cls ?? 0) + value) * 1000) / 1000;
  });
  observe("event", ({ duration, interactionId }) => {
    if (interactionId) inp = Math.max(inp ?? 0, Math.round(duration));
  });
  const signs = ["visibilitychange", "pagehide"];
  const tell = ({ type }: Event) => {
    if (type !== "pagehide" && document.visibilityState !== "hidden") return;
    for (const sign of signs) removeEventListener(sign, tell, true);
    navigator.sendBeacon(analyticsUrl, JSON.stringify({ event: "visit", ...place, lcp, inp, cls }));
  };
  for (const sign of signs) addEventListener(sign, tell, true);
}
