import { type SeenRequest, serialLevels } from "@lending/delivery/testing";
import type { Seen } from "./probe.ts";
import type { Sample } from "./Sample.ts";

const LONG_MS = 50;
const isScript = ({ url }: SeenRequest) => /\.js(\?|$)/.test(url);
const isData = ({ url }: SeenRequest) => /\/api\//.test(url);
const isPicture = ({ url }: SeenRequest) => url.includes("/sandbox/assets/");
const sum = (some: readonly SeenRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Puts the probe's and the network's findings of one load or step together. What was sent once the screen stood is no part of
 * it. `opened` is when the page was asked for, on the network's clock.
 */
export function readSample(seen: Seen, recorded: readonly SeenRequest[], opened: number): Sample {
  const network = recorded.filter(({ sentAt }) => (sentAt - opened) * 1000 <= seen.ready);
  const since = (moment: number) => moment - seen.tapped;
  const tasks = seen.longTasks.filter(([start]) => start >= seen.tapped);
  return {
    ...(seen.tapped === 0 && { firstPaint: seen.firstPaint, largestPaint: seen.largestPaint }),
    facts: since(seen.facts),
    ready: since(seen.ready),
    layoutShift: seen.layoutShift,
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
