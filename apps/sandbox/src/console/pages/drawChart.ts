import { html } from "hono/html";
import type { Html } from "../../pages/page.ts";

/** The chart contains no text, so that it can be stretched to the page's width. Its size is 240 by 32 units. */
const WIDTH = 240;
const HEIGHT = 32;
const BINS = 30;
const BIN = WIDTH / BINS;

interface ChartParts {
  readonly values: readonly number[];
  /** End of the axis; larger values count in the last column. */
  readonly end: number;
  /** Largest good value. */
  readonly good: number;
  readonly quartile: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Counts the values of each column, from zero to the end of the axis. */
export function countColumns(values: readonly number[], end: number): number[] {
  const columns = Array.from({ length: BINS }, () => 0);
  for (const value of values) {
    const column = Math.min(BINS - 1, Math.floor((value / end) * BINS));
    columns[column] = (columns[column] ?? 0) + 1;
  }
  return columns;
}

/** Renders the distribution of a metric as columns, its good limit as a thin line, its 75th percentile as a thick one. */
export function drawChart({ values, end, good, quartile }: ChartParts): Html {
  const columns = countColumns(values, end);
  const most = Math.max(...columns, 1);
  const position = (value: number) => round(Math.min(value / end, 1) * WIDTH);
  return html`<svg class="strip" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${columns.map(
    (count, column) => {
      const height = count === 0 ? 0 : Math.max(3, round((count / most) * HEIGHT));
      return count === 0
        ? ""
        : html`<rect class="${column * BIN < position(good) ? "fine" : "slow"}" x="${round(column * BIN)}" y="${round(HEIGHT - height)}" width="${BIN - 1}" height="${height}"/>`;
    },
  )}<path class="good" d="M${position(good)} 0V${HEIGHT}"/><path class="mark" d="M${position(quartile)} 0V${HEIGHT}"/></svg>`;
}

/** Renders a share (0 to 1) as a bar. */
export const drawShare = (share: number): Html =>
  html`<svg class="strip" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><rect class="slow" x="0" y="8" width="${round(share * WIDTH)}" height="16"/></svg>`;
