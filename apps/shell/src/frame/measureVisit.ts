import type { EventSink } from "../start/EventSink.ts";
import { readPlace } from "../start/readPlace.ts";

let isMeasured = false;

/**
 * Sends one `visit` event when the borrower leaves the page: the path, its remote and version, the release, and the Core Web
 * Vitals that this browser measures. `lcp` and `inp` are in milliseconds, `cls` is a score. Nothing in it identifies the borrower.
 */
export function measureVisit({ analyticsUrl, registry }: EventSink) {
  if (isMeasured || !analyticsUrl || !navigator.sendBeacon) return;
  isMeasured = true;
  const place = readPlace(registry);
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  import(/* webpackChunkName: "web-vitals" */ "web-vitals")
    .then(({ onCLS, onINP, onLCP }) => {
      // Report every change, because a killed webview never reports a last value.
      const everyChange = { reportAllChanges: true };
      onLCP(({ value }) => (vitals.lcp = Math.round(value)), everyChange);
      onINP(({ value }) => (vitals.inp = Math.round(value)), everyChange);
      onCLS(({ value }) => (vitals.cls = Math.round(value * 1000) / 1000), everyChange);
    })
    // Without the library the visit still counts, so that the share of errors among visits stays right.
    .catch(() => undefined);
  const leaving = ["visibilitychange", "pagehide"];
  const send = ({ type }: Event) => {
    if (type !== "pagehide" && document.visibilityState !== "hidden") return;
    for (const name of leaving) removeEventListener(name, send);
    navigator.sendBeacon(analyticsUrl, JSON.stringify({ event: "visit", ...place, ...vitals }));
  };
  // In the bubble phase: the library completes its values in the capture phase of the same event.
  for (const name of leaving) addEventListener(name, send);
}
