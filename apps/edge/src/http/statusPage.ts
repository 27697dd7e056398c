import {
  deployedOf,
  describeCanary,
  describeChange,
  plainPage,
  type Release,
  type Switch,
  stagedIn,
} from "@lending/delivery/live";
import { escapeHtml } from "@lending/federation/document";
import type { SiteOperations } from "../Site.ts";
import type { FiguresOf } from "./takeReports.ts";

interface Status extends SiteOperations {
  /** Seconds since the store confirmed the release. */
  readonly staleSeconds: number;
  /** Returns what browsers reported to this server. */
  readonly figures: FiguresOf;
}

const css = [
  ":root{color-scheme:light dark;--line:#c3d0cc;--soft:#4a5b57}",
  "main{max-width:60rem;padding:24px 16px 48px}",
  "h1{margin:0;font-size:1.5rem;line-height:1.3}",
  "h2{margin:32px 0 8px;font-size:1.125rem}",
  "p{margin:4px 0}",
  "table{border-collapse:collapse;width:100%}",
  "th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}",
  "thead th,.soft{color:var(--soft);font-size:.875rem}",
  "td{font-variant-numeric:tabular-nums}",
  "ol{margin:0;padding:0;list-style:none}",
  "li{padding:8px 0;border-bottom:1px solid var(--line)}",
  "b{font-weight:600}",
  "@media(min-width:48rem){li{display:grid;grid-template-columns:9rem 1fr 18rem;gap:16px}}",
  "@media(prefers-color-scheme:dark){:root{--line:#33433f;--soft:#a9bab5}}",
].join("");

/** Returns a moment in UTC: "2026-03-01 09:00". */
const timeOf = (moment: string | number) => new Date(moment).toISOString().slice(0, 16).replace("T", " ");

/** Returns a count of things: "1 error". */
const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? "" : "s"}`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join("");
  const body = rows.map(([name = "", ...cells]) => {
    const rest = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
    return `<tr><th scope="row">${escapeHtml(name)}</th>${rest}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/** Lists entries with a name, a text and who did it when. */
const entries = (list: readonly (readonly [string, string, string])[]) =>
  `<ol>${list
    .map(
      ([name, text, source]) =>
        `<li><b>${escapeHtml(name)}</b> <div>${escapeHtml(text)}</div> <div class="soft">${escapeHtml(source)}</div></li>`,
    )
    .join("")}</ol>`;

const bySource = ({ at, by }: Pick<Release, "at" | "by">) => `${timeOf(at)} UTC, ${by || "unknown"}`;

type Canary = NonNullable<Release["canaries"]>[number];

/** Numbers of the releases that have this canary, back from the newest. */
function releasesOf(canary: Canary, releases: readonly Release[]): readonly number[] {
  const end = releases.findIndex((one) => !one.canaries?.some(({ id }) => id === canary.id));
  return releases.slice(0, end === -1 ? undefined : end).map(({ generation }) => generation);
}

function canaryPart(canary: Canary, { release, history, figures }: Status): string {
  const releases = releasesOf(canary, [release, ...history]);
  const isStaged = stagedIn(release)?.id === canary.id;
  const rows = (["canary", "live"] as const).map((variant) => {
    const { visits, errors } = figures(releases, {
      variant,
      ...(!isStaged && { remotes: Object.keys(canary.remotes) }),
    });
    const share = visits + errors === 0 ? "–" : `${((100 * errors) / (visits + errors)).toFixed(1)} %`;
    return [variant, String(visits), String(errors), share];
  });
  return [
    `<p><b>${escapeHtml(describeCanary(canary))}</b>${isStaged ? ", a staged release," : ""} for ${canary.percent} % of the devices.</p>`,
    table(["Variant", "Visits", "Errors", "Share of errors"], rows),
  ].join("");
}

function canarySection(status: Status): string {
  const { canaries = [] } = status.release;
  if (canaries.length === 0) return "<p>None is running.</p>";
  return [
    ...canaries.map((canary) => canaryPart(canary, status)),
    '<p class="soft">Reports that this server received since it started; <code>pnpm ship watch</code> compares those of all.</p>',
  ].join("");
}

const switchEntry = ({ target, effect, because, until, at, by }: Switch) =>
  [`${target} ${effect}`, `${because} (until ${timeOf(until)} UTC)`, bySource({ at, by })] as const;

function content(status: Status): string {
  const { release, history, switches, staleSeconds, figures } = status;
  const { stage } = release.environment;
  const { visits, errors } = figures([release.generation]);
  const versions = deployedOf(release).map(([name, { version }]) => [
    name,
    version,
    release.fallbacks[name]?.version ?? "–",
  ]);
  return [
    `<h1>Release ${release.generation}${typeof stage === "string" ? `, ${escapeHtml(stage)}` : ""}</h1>`,
    `<p>${escapeHtml(describeChange(release))}</p>`,
    `<p class="soft">${escapeHtml(bySource(release))}. The store confirmed it ${count(Math.round(staleSeconds), "second")} ago. This server received ${count(visits, "visit")} and ${count(errors, "error")} of it.</p>`,
    `<h2>Switches</h2>${switches.length === 0 ? "<p>None is active.</p>" : entries(switches.map(switchEntry))}`,
    `<h2>Canaries</h2>${canarySection(status)}`,
    `<h2>Live versions</h2>${table(["App", "Version", "Fallback"], versions)}`,
    `<h2>Releases before</h2>${
      history.length === 0
        ? "<p>There is none.</p>"
        : entries(history.map((one) => [`Release ${one.generation}`, describeChange(one), bySource(one)] as const))
    }`,
  ].join("");
}

/** Renders the page that shows operators what is live and who shipped what, without scripts. Without a status it explains how to open it. */
export function statusPage(status: Status | undefined) {
  const main = status
    ? content(status)
    : "<h1>This page needs a link</h1><p>Whoever has a key of this site makes one: <code>pnpm ship status --link</code>. It opens for an hour.</p>";
  const title = status ? `Release ${status.release.generation}` : "Status";
  const { headers, html } = plainPage({ language: "en", title, main, css });
  return { status: status ? 200 : 403, headers, body: html };
}
