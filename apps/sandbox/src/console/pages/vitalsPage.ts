import { html } from "hono/html";
import type { Lender } from "../../lender/createLender.ts";
import { readVitals, upperQuartile, type VitalsRow } from "../readVitals.ts";
import { drawShare, drawStrip } from "./drawStrip.ts";
import { empty, layout } from "./layout.ts";

const READ = 5000;

/** Limits of what is good as web.dev has them; axes end where the worst of what is poor would lie. */
const VITALS = [
  { key: "lcp", title: "Largest paint", good: 2500, end: 6000, show: (value: number) => `${Math.round(value)} ms` },
  { key: "inp", title: "Answer to a tap", good: 200, end: 800, show: (value: number) => `${Math.round(value)} ms` },
  { key: "cls", title: "Layout shift", good: 0.1, end: 0.4, show: (value: number) => value.toFixed(2) },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const errorShare = ({ visits, errors }: VitalsRow) => errors / (visits + errors);
const setName = ({ set, arm }: VitalsRow) =>
  set === undefined ? "as built" : `set ${set}${arm === "canary" ? ", trial" : ""}`;
const remoteName = ({ remote }: VitalsRow) => remote || "no remote";
const name = (row: VitalsRow) =>
  html`<strong>${remoteName(row)}</strong> <span class="sub">${[row.version, setName(row)].filter(Boolean).join(" · ")}</span>`;

/** Web vitals and errors as borrowers' browsers told them, by remote, version and set. */
export function vitalsPage(lender: Lender): Promise<string> {
  const rows = readVitals(lender.events.newestFirst("analytics", READ).map(({ body }) => body));
  const failing = rows.filter(({ errors }) => errors > 0);
  return layout(
    lender,
    "/sandbox/console/vitals",
    "Web vitals",
    rows.length === 0
      ? html`<div data-live="vitals"><section class="card">${empty("Nobody has told anything yet. Open a launch link, then leave its page: it tells when it is hidden.")}</section></div>`
      : html`<div class="stack" data-live="vitals">
<p class="sub">Columns show how many visits took how long. The thin line is where good ends, the thick one the 75th percentile.</p>
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
            html`<li><p>${name(row)}<span class="value">${show(quartile)}</span></p>${drawStrip({ values: row[key], end, good, quartile })}</li>`,
        )}</ul><p class="axis sub" aria-hidden="true"><span>0</span><span>${show(end)} and more</span></p>`
  }</section>`;
})}
<section class="card" aria-labelledby="errors"><h2 id="errors">Errors</h2>${
          failing.length === 0
            ? empty("None was told.")
            : html`<ul class="plots">${failing.map(
                (row) =>
                  html`<li><p>${name(row)}<span class="value">${percent(errorShare(row))}</span></p>${drawShare(errorShare(row))}<p class="sub">${row.kinds.map(({ kind, count }) => `${kind}: ${count}`).join(", ")}</p></li>`,
              )}</ul>`
        }</section>
<section class="card flush" aria-labelledby="numbers"><h2 id="numbers">The same in numbers</h2>
<div class="scroll"><table><thead><tr><th scope="col">Remote</th><th scope="col">Version</th><th scope="col">Set</th><th scope="col" class="num">Visits</th><th scope="col" class="num">Errors</th>${VITALS.map(({ title }) => html`<th scope="col" class="num">${title}</th>`)}</tr></thead>
<tbody>${rows.map(
          (row) =>
            html`<tr><th scope="row">${remoteName(row)}</th><td>${row.version}</td><td class="whole">${setName(row)}</td><td class="num">${row.visits}</td><td class="num">${row.errors} (${percent(errorShare(row))})</td>${VITALS.map(
              ({ key, show }) => {
                const quartile = upperQuartile(row[key]);
                return html`<td class="num">${quartile === undefined ? "–" : show(quartile)}</td>`;
              },
            )}</tr>`,
        )}</tbody></table></div></section></div>`,
  );
}
