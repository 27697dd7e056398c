import { html } from "hono/html";
import type { Lender } from "../../lender/createLender.ts";
import type { Html } from "../../pages/page.ts";
import { readVitals, upperQuartile, type VitalsRow } from "../readVitals.ts";
import { empty, layout } from "./layout.ts";

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
function drawChart({ values, end, good, quartile }: ChartParts): Html {
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
const drawShare = (share: number): Html =>
  html`<svg class="strip" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><rect class="slow" x="0" y="8" width="${round(share * WIDTH)}" height="16"/></svg>`;

const EVENTS_MAX = 5000;

/** Good limits as defined by web.dev. Each axis ends well inside the poor range. */
const VITALS = [
  { key: "lcp", title: "Largest paint", good: 2500, end: 6000, show: (value: number) => `${Math.round(value)} ms` },
  { key: "inp", title: "Tap response", good: 200, end: 800, show: (value: number) => `${Math.round(value)} ms` },
  { key: "cls", title: "Layout shift", good: 0.1, end: 0.4, show: (value: number) => value.toFixed(2) },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const errorShare = ({ visits, errors }: VitalsRow) => errors / (visits + errors);
const releaseName = ({ release, variant }: VitalsRow) =>
  release === undefined ? "as built" : `release ${release}${variant === "canary" ? ", canary" : ""}`;
const remoteName = ({ remote }: VitalsRow) => remote || "no remote";
const name = (row: VitalsRow) =>
  html`<strong>${remoteName(row)}</strong> <span class="sub">${[row.version, releaseName(row)].filter(Boolean).join(" · ")}</span>`;

export function vitalsPage(lender: Lender): Promise<string> {
  const rows = readVitals(lender.events.newestFirst("analytics", EVENTS_MAX).map(({ body }) => body));
  const failing = rows.filter(({ errors }) => errors > 0);
  return layout(
    lender,
    "/sandbox/console/vitals",
    "Web vitals",
    rows.length === 0
      ? html`<div data-live="vitals"><section class="card">${empty("No reports yet. Open a launch link, then leave its page: a page reports when it is hidden.")}</section></div>`
      : html`<div class="stack" data-live="vitals">
<p class="sub">Columns show the distribution of visits. The thin line is the good limit, the thick line the 75th percentile.</p>
${VITALS.map(({ key, title, good, end, show }) => {
  const measured = rows.flatMap((row) => {
    const quartile = upperQuartile(row[key]);
    return quartile === undefined ? [] : [{ row, quartile }];
  });
  return html`<section class="card" aria-labelledby="${key}"><h2 id="${key}">${title}</h2><p class="sub">good up to ${show(good)}</p>${
    measured.length === 0
      ? empty("Not measured yet.")
      : html`<ul class="plots">${measured.map(
          ({ row, quartile }) =>
            html`<li><p>${name(row)}<span class="value">${show(quartile)}</span></p>${drawChart({ values: row[key], end, good, quartile })}</li>`,
        )}</ul><p class="axis sub" aria-hidden="true"><span>0</span><span>${show(end)} and more</span></p>`
  }</section>`;
})}
<section class="card" aria-labelledby="errors"><h2 id="errors">Errors</h2>${
          failing.length === 0
            ? empty("No errors reported.")
            : html`<ul class="plots">${failing.map(
                (row) =>
                  html`<li><p>${name(row)}<span class="value">${percent(errorShare(row))}</span></p>${drawShare(errorShare(row))}<p class="sub">${row.kinds.map(({ kind, count }) => `${kind}: ${count}`).join(", ")}</p></li>`,
              )}</ul>`
        }</section>
<section class="card flush" aria-labelledby="numbers"><h2 id="numbers">Table of the values</h2>
<div class="scroll"><table><thead><tr><th scope="col">Remote</th><th scope="col">Version</th><th scope="col">Release</th><th scope="col" class="num">Visits</th><th scope="col" class="num">Errors</th>${VITALS.map(({ title }) => html`<th scope="col" class="num">${title}</th>`)}</tr></thead>
<tbody>${rows.map(
          (row) =>
            html`<tr><th scope="row">${remoteName(row)}</th><td>${row.version}</td><td class="whole">${releaseName(row)}</td><td class="num">${row.visits}</td><td class="num">${row.errors} (${percent(errorShare(row))})</td>${VITALS.map(
              ({ key, show }) => {
                const quartile = upperQuartile(row[key]);
                return html`<td class="num">${quartile === undefined ? "–" : show(quartile)}</td>`;
              },
            )}</tr>`,
        )}</tbody></table></div></section></div>`,
  );
}
