import { type RecordedRequest, serialLevels } from "@lending/delivery/testing";
import type { Timings } from "./probe.ts";

/** Measurements of one page load or one navigation. Times are milliseconds; bytes are transferred bytes, headers included. */
export interface Sample {
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly facts: number;
  readonly ready: number;
  /** The first handled tap, and the taps before it that did nothing. Only while tapping. */
  readonly accepted: number;
  readonly lostTaps: number;
  readonly doubledTaps?: number;
  readonly layoutShift: number;
  readonly blocking: number;
  readonly longestTask: number;
  /** Request depth: how many requests had to run one after the other. */
  readonly levels: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly documentBytes: number;
  readonly dataBytes: number;
  /** JavaScript heap in megabytes after garbage collection. */
  readonly heap?: number;
}

const LONG_MS = 50;
const isScript = ({ url }: RecordedRequest) => /\.js(\?|$)/.test(url);
const isData = ({ url }: RecordedRequest) => /\/api\//.test(url);
const isPicture = ({ url }: RecordedRequest) => url.includes("/sandbox/assets/");
const sum = (some: readonly RecordedRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Combines the probe's timings and the recorded requests of one load or navigation. Requests sent after the screen was
 * ready do not count. `opened` is when the page was requested, in seconds on the network's clock.
 */
export function readSample(timings: Timings, recorded: readonly RecordedRequest[], opened: number): Sample {
  const network = recorded.filter(({ sentAt }) => (sentAt - opened) * 1000 <= timings.ready);
  const since = (moment: number) => moment - timings.tapped;
  const tasks = timings.longTasks.filter(([start]) => start >= timings.tapped);
  return {
    ...(timings.tapped === 0 && { firstPaint: timings.firstPaint, largestPaint: timings.largestPaint }),
    facts: since(timings.facts),
    ready: since(timings.ready),
    accepted: timings.accepted,
    lostTaps: timings.lostTaps,
    layoutShift: timings.layoutShift,
    blocking: tasks.reduce((total, [, length]) => total + Math.max(0, length - LONG_MS), 0),
    longestTask: Math.max(0, ...tasks.map(([, length]) => length)),
    levels: serialLevels(network.filter((request) => !isPicture(request))).length,
    requests: network.length,
    bytes: sum(network),
    scriptBytes: sum(network.filter(isScript)),
    documentBytes: sum(network.filter(({ type }) => type === "Document")),
    dataBytes: sum(network.filter(isData)),
  };
}
