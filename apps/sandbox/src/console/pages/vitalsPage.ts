import { html } from "hono/html";
import type { Lender } from "../../lender/createLender.ts";
import { readVitals, upperQuartile, type VitalsRow } from "../readVitals.ts";
import { empty, layout } from "./layout.ts";

const EVENTS_MAX = 5000;

const inMs = (value: number) => `${Math.round(value)} ms`;
/** Good limits as defined by web.dev. */
const VITALS = [
  { key: "lcp", title: "Largest paint", good: 2500, show: inMs },
  { key: "inp", title: "Tap response", good: 200, show: inMs },
  { key: "cls", title: "Layout shift", good: 0.1, show: (value: number) => value.toFixed(2) },
] as const;

const percentOfErrors = ({ visits, errors }: VitalsRow) => `${((errors / (visits + errors)) * 100).toFixed(1)} %`;
const releaseName = ({ release, variant }: VitalsRow) =>
  release === undefined ? "as built" : `release ${release}${variant === "canary" ? ", canary" : ""}`;
const remoteName = ({ remote }: VitalsRow) => remote || "no remote";

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
<section class="card" aria-labelledby="numbers"><h2 id="numbers">75th percentiles</h2>
<div class="scroll"><table><thead><tr><th scope="col">Remote</th><th scope="col">Version</th><th scope="col">Release</th><th scope="col" class="num">Visits</th><th scope="col" class="num">Errors</th>${VITALS.map(
          ({ title, good, show }) =>
            html`<th scope="col" class="num">${title} <span class="sub">good up to ${show(good)}</span></th>`,
        )}</tr></thead>
<tbody>${rows.map(
          (row) =>
            html`<tr><th scope="row">${remoteName(row)}</th><td>${row.version}</td><td class="whole">${releaseName(row)}</td><td class="num">${row.visits}</td><td class="num">${row.errors} (${percentOfErrors(row)})</td>${VITALS.map(
              ({ key, show }) => {
                const quartile = upperQuartile(row[key]);
                return html`<td class="num">${quartile === undefined ? "–" : show(quartile)}</td>`;
              },
            )}</tr>`,
        )}</tbody></table></div></section>
<section class="card" aria-labelledby="errors"><h2 id="errors">Errors</h2>${
          failing.length === 0
            ? empty("No errors reported.")
            : html`<ul class="list">${failing.map(
                (row) =>
                  html`<li><strong>${remoteName(row)}</strong> <span class="sub">${row.version} · ${releaseName(row)}</span> ${row.kinds.map(({ kind, count }) => `${kind}: ${count}`).join(", ")}</li>`,
              )}</ul>`
        }</section></div>`,
  );
}
