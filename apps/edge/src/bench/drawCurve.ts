/** What an edge did at one number of connections. */
export interface CurveStep {
  readonly connections: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const [LEFT, TOP, WIDTH, HEIGHT] = [64, 36, 540, 200];

/** Returns a round number that is at least as large. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 5].find((factor) => factor * unit >= value) ?? 10);
}

/** Draws the time of a document over the number of connections, with the documents a second below. Readable on light and dark pages. */
export function drawCurve(steps: readonly CurveStep[]): string {
  const top = roundUp(Math.max(...steps.map((one) => one.p99Ms)));
  const x = (index: number) => Math.round(LEFT + ((index + 0.5) / steps.length) * WIDTH);
  const y = (ms: number) => Math.round(TOP + (1 - ms / top) * HEIGHT);
  const line = (key: "p50Ms" | "p99Ms", colour: string) =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${steps.map((one, index) => `${x(index)},${y(one[key])}`).join(" ")}"/>`;
  const text = (atX: number, atY: number, content: string, more = "") =>
    `<text x="${atX}" y="${atY}" ${more}>${content}</text>`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${TOP + HEIGHT + 48}" role="img" font-family="sans-serif" font-size="12" fill="#777">`,
    "<title>Time of a document with data for growing numbers of connections</title>",
    text(LEFT, 16, "99th percentile", 'fill="#d1422f"'),
    text(LEFT + 108, 16, "median", 'fill="#1a7f5a"'),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      `<path stroke="#999" stroke-opacity=".4" d="M${LEFT} ${y(share * top)}h${WIDTH}"/>`,
      text(LEFT - 8, y(share * top) + 4, `${Math.round(share * top)} ms`, 'text-anchor="end"'),
    ]),
    line("p50Ms", "#1a7f5a"),
    line("p99Ms", "#d1422f"),
    ...steps.flatMap((one, index) => [
      text(x(index), TOP + HEIGHT + 20, `${one.connections} at once`, 'text-anchor="middle"'),
      text(x(index), TOP + HEIGHT + 38, `${one.perSecond} a second`, 'text-anchor="middle"'),
    ]),
    "</svg>",
  ].join("\n")}\n`;
}
