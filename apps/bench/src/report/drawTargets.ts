/** A target with the lowest and the highest value of all paths in each browser. */
export interface TargetRow {
  readonly target: string;
  /** What a path may take at most; the second one is for public pages. */
  readonly limits: readonly number[];
  readonly ranges: readonly (readonly [low: number, high: number])[];
  /** "met", or how many comparisons missed it. */
  readonly result: string;
}

const [NAMES, CHART, RESULTS] = [240, 400, 130];
const ROW = 34;
const TOP = 44;
/** The right edge of the chart, as a multiple of the limit. */
const MOST = 1.8;
const COLOURS = ["#0b655f", "#5aa79f"];

const xOf = (ratio: number) => NAMES + (Math.min(ratio, MOST) / MOST) * CHART;
const text = (x: number, y: number, content: string, more = "") =>
  `<text x="${x}" y="${y}"${more}>${content.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

/** Returns the chart of the targets as SVG: each bar is the range of a browser, as a multiple of what is allowed. */
export function drawTargets(rows: readonly TargetRow[], browsers: readonly string[]): string {
  // How many taps were lost has no multiple.
  const drawn = rows.filter(({ limits: [limit = 0] }) => limit > 0);
  const height = TOP + drawn.length * ROW + 8;
  const lines = drawn.flatMap(({ target, limits, ranges, result }, index) => {
    const [limit = 1] = limits;
    const top = TOP + index * ROW;
    return [
      text(NAMES - 12, top + 20, target, ' text-anchor="end"'),
      ...ranges.map(([low, high], browser) => {
        if (!Number.isFinite(low)) return "";
        const left = xOf(low / limit);
        const width = Math.max(4, xOf(high / limit) - left);
        return `<rect x="${left.toFixed(1)}" y="${top + 5 + browser * 11}" width="${width.toFixed(1)}" height="9" rx="2" fill="${COLOURS[browser]}"/>`;
      }),
      ...limits
        .slice(1)
        .map(
          (other) =>
            `<path d="M${xOf(other / limit).toFixed(1)} ${top + 2}v26" stroke="#93520a" stroke-dasharray="2 2"/>`,
        ),
      text(NAMES + CHART + 12, top + 20, result, result === "met" ? ' fill="#1a6b35"' : ' fill="#93520a"'),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${NAMES + CHART + RESULTS} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#13211f" role="img" aria-label="Each target, with the range of all paths as a multiple of what is allowed">
<rect width="100%" height="100%" fill="#fff"/>
${browsers.map((name, index) => `<rect x="${NAMES + 150 * index}" y="10" width="14" height="9" rx="2" fill="${COLOURS[index]}"/>${text(NAMES + 150 * index + 20, 19, name)}`).join("\n")}
${text(xOf(1), 36, "allowed", ' text-anchor="middle" font-size="11"')}
<path d="M${xOf(1).toFixed(1)} ${TOP}V${height - 6}" stroke="#13211f"/>
${lines.join("\n")}
</svg>
`;
}
