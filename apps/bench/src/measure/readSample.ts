import type { RecordedRequest } from "@lending/delivery/testing";
import type { Timings } from "./probe.ts";

/** Measurements of one page load or one navigation. Times are milliseconds; bytes are transferred bytes, headers included. */
export interface Sample {
  readonly firstPaint?: number;
  readonly facts: number;
  readonly ready: number;
  /** The first handled tap, and the taps before it that did nothing. Only while tapping. */
  readonly accepted: number;
  readonly lostTaps: number;
  readonly doubledTaps?: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly documentBytes: number;
}

const isScript = ({ url }: RecordedRequest) => /\.js(\?|$)/.test(url);
const sum = (some: readonly RecordedRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Combines the probe's timings and the recorded requests of one load or navigation. Requests sent after the screen was
 * ready do not count. `opened` is when the page was requested, in seconds on the network's clock.
 */
export function readSample(timings: Timings, recorded: readonly RecordedRequest[], opened: number): Sample {
  const network = recorded.filter(({ sentAt }) => (sentAt - opened) * 1000 <= timings.ready);
  const since = (moment: number) => Math.round(moment - timings.tapped);
  return {
    ...(timings.tapped === 0 && { firstPaint: Math.round(timings.firstPaint) }),
    facts: since(timings.facts),
    ready: since(timings.ready),
    accepted: Math.round(timings.accepted),
    lostTaps: timings.lostTaps,
    bytes: sum(network),
    scriptBytes: sum(network.filter(isScript)),
    documentBytes: sum(network.filter(({ type }) => type === "Document")),
  };
}
