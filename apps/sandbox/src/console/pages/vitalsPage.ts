import { html } from "hono/html";
import type { Lender } from "../../lender/createLender.ts";
import { readVitals, upperQuartile, type VitalsRow } from "../readVitals.ts";
import { drawChart, drawShare } from "./drawChart.ts";
import { empty, layout } from "./layout.ts";

const EVENTS_MAX = 5000;

/** Good limits as defined by web.dev. Each axis ends well inside the poor range. */
const VITALS = [
  { key: "lcp", title: "Largest paint", good: 2500, end: 6000, show: (value: number) => `${Math.round(value)} ms` },
  { key: "inp", title: "Tap response", good: 200, end: 800, show: (value: number) => `${Math.round(value)} ms` },
  { key: "cls", title: "Layout shift", good: 0.1, end: 0.4, show: (value: number) => value.toFixed(2) },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const errorShare = ({ visits, errors }: VitalsRow) => errors / (visits + errors);
const releaseName = ({ set, arm }: VitalsRow) =>
  set === undefined ? "as built" : `release ${set}${arm === "canary" ? ", canary" : ""}`;
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
