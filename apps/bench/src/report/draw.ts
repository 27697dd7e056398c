import type { Frame } from "../measure/measureCell.ts";

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

/** The frames of one contender's visit. */
export interface Film {
  readonly title: string;
  readonly frames: readonly Frame[];
}

const MOMENTS_MS = [400, 600, 800, 1000, 1400, 1800, 2200];
const [WIDTH, HEIGHT, GAP, TITLES, ABOVE] = [120, 247, 10, 60, 24];

/** Returns a strip of frames as SVG: a row for each film, a column for each moment. */
export function drawFilmstrip(films: readonly Film[]): string {
  const jpegs = [...new Set(films.flatMap(({ frames }) => frames.map(({ jpeg }) => jpeg)))];
  const used = new Set<number>();
  const rows = films.flatMap(({ title, frames }, row) => {
    const top = ABOVE + row * (HEIGHT + GAP);
    const shown = MOMENTS_MS.map((moment, column) => {
      const left = TITLES + column * (WIDTH + GAP);
      const index = jpegs.indexOf(frames.findLast(({ atMs }) => atMs <= moment)?.jpeg ?? "");
      used.add(index);
      const frame = `<rect x="${left}" y="${top}" width="${WIDTH}" height="${HEIGHT}" fill="#fff" stroke="#c9d3d1"/>`;
      return index < 0 ? frame : `${frame}<use href="#frame-${index}" x="${left}" y="${top}"/>`;
    });
    return [`<text x="${TITLES - 12}" y="${top + HEIGHT / 2}" text-anchor="end">${title}</text>`, ...shown];
  });
  const images = jpegs.flatMap((jpeg, index) =>
    used.has(index)
      ? [
          `<image id="frame-${index}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMin slice" href="data:image/jpeg;base64,${jpeg}"/>`,
        ]
      : [],
  );
  const moments = MOMENTS_MS.map(
    (moment, column) =>
      `<text x="${TITLES + column * (WIDTH + GAP) + WIDTH / 2}" y="16" text-anchor="middle">${moment / 1000} s</text>`,
  );
  const [width, height] = [TITLES + MOMENTS_MS.length * (WIDTH + GAP), ABOVE + films.length * (HEIGHT + GAP)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#13211f" role="img" aria-label="What a first visit shows at each moment">
<rect width="100%" height="100%" fill="#fff"/>
<defs>${images.join("\n")}</defs>
${moments.join("\n")}
${rows.join("\n")}
</svg>
`;
}
