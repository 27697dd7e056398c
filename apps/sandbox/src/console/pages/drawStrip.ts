import { html } from "hono/html";
import type { Html } from "../../pages/page.ts";

/** Drawn without words, so that it may be as wide as the page: 240 by 32 units, stretched. */
const WIDTH = 240;
const HEIGHT = 32;
const BINS = 30;
const BIN = WIDTH / BINS;

interface StripParts {
  readonly values: readonly number[];
  /** Where the axis ends; what lies beyond stands in the last column. */
  readonly end: number;
  /** The value up to which it is good. */
  readonly good: number;
  readonly quartile: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How many of each column's values there are: column by column from nothing to the axis's end. */
export function countColumns(values: readonly number[], end: number): number[] {
  const columns = Array.from({ length: BINS }, () => 0);
  for (const value of values) {
    const column = Math.min(BINS - 1, Math.floor((value / end) * BINS));
    columns[column] = (columns[column] ?? 0) + 1;
  }
  return columns;
}

/** The spread of a measure as columns, the limit of what is good as a line, and the 75th percentile as a thicker one. */
export function drawStrip({ values, end, good, quartile }: StripParts): Html {
  const columns = countColumns(values, end);
  const most = Math.max(...columns, 1);
  const place = (value: number) => round(Math.min(value / end, 1) * WIDTH);
  return html`<svg class="strip" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${columns.map(
    (count, column) => {
      const height = count === 0 ? 0 : Math.max(3, round((count / most) * HEIGHT));
      return count === 0
        ? ""
        : html`<rect class="${column * BIN < place(good) ? "fine" : "slow"}" x="${round(column * BIN)}" y="${round(HEIGHT - height)}" width="${BIN - 1}" height="${height}"/>`;
    },
  )}<path class="good" d="M${place(good)} 0V${HEIGHT}"/><path class="mark" d="M${place(quartile)} 0V${HEIGHT}"/></svg>`;
}

/** A share as a bar. */
export const drawShare = (share: number): Html =>
  html`<svg class="strip" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><rect class="slow" x="0" y="8" width="${round(share * WIDTH)}" height="16"/></svg>`;
