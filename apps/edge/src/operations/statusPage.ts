import { escapeHtml } from "@lending/federation/document";
import { describeChange, type Release, type Variant } from "@lending/releases/formats/Release";
import type { LiveReader } from "@lending/releases/reader/createLiveReader";
import { plainPage } from "@lending/releases/serverPages";
import { describeMinute, describePercent, describeReach, describeVariant } from "@lending/releases/variants";
import { Hono } from "hono";
import type { Metrics } from "./metrics.ts";
import type { Figures, TrendPoint } from "./variantTrends.ts";

const [WIDTH, HEIGHT] = [640, 120];
/** The scale ends at least here, so that one error among many is no peak. */
const SHARE_MIN = 0.02;

const hour = (at: number) => new Date(at).toISOString().slice(11, 16);

/** Returns the share of errors among the documents of a side that reported, as the controller judges them. */
export const errorShare = ({ visits, errors }: Figures): number => errors / Math.max(1, visits + errors);

/** Renders the share of errors on both sides of a variant over time as a picture, or nothing before there are two moments. */
export function errorCurve(points: readonly TrendPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.at === last.at) return "";
  const shares = points.flatMap(({ variant, live }) => [errorShare(variant), errorShare(live)]);
  const top = Math.min(1, Math.max(SHARE_MIN, ...shares) * 1.1);
  const x = (at: number) => ((at - first.at) / (last.at - first.at)) * WIDTH;
  const y = (share: number) => (1 - share / top) * HEIGHT;
  const line = (side: "variant" | "live") =>
    `<polyline class="${side}" points="${points.map((one) => `${x(one.at).toFixed(1)},${y(errorShare(one[side])).toFixed(1)}`).join(" ")}"/>`;
  const time = `from ${hour(first.at)} to ${hour(last.at)} UTC`;
  const label = `Share of errors ${time}: variant ${describePercent(errorShare(last.variant))}, live ${describePercent(errorShare(last.live))}`;
  return [
    `<svg role="img" aria-label="${label}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">`,
    `<path d="M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}"/>`,
    line("live") + line("variant"),
    "</svg>",
    `<p class="soft"><i></i>variant <i class="live"></i>live: share of errors, 0 to ${describePercent(top)}, ${time}</p>`,
  ].join("");
}

interface Status {
  readonly release: Release;
  /** Seconds since the store confirmed the release. */
  readonly staleSeconds: number;
  readonly headAt: Date | undefined;
  /** What this server counted over time, by variant id. */
  readonly trends: ReadonlyMap<string, readonly TrendPoint[]>;
}

const css = [
  ":root{color-scheme:light dark;--line:#c3d0cc;--soft:#4a5b57;--variant:#b42318}",
  "main{max-width:60rem;padding:24px 16px 48px}",
  "h1{margin:0;font-size:1.5rem;line-height:1.3}",
  "h2{margin:32px 0 8px;font-size:1.125rem}",
  "p{margin:4px 0}",
  "table{border-collapse:collapse;width:100%}",
  "th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}",
  "thead th,.soft{color:var(--soft);font-size:.875rem}",
  "td{font-variant-numeric:tabular-nums}",
  "b{font-weight:600}",
  "table+p{margin-top:24px}",
  "svg{display:block;overflow:visible;width:100%;height:7.5rem;margin:12px 0 8px}",
  "path,polyline{fill:none;stroke:var(--line);vector-effect:non-scaling-stroke}",
  "polyline.variant{stroke:var(--variant);stroke-width:2}",
  "polyline.live{stroke:var(--soft);stroke-width:2;stroke-dasharray:2 4}",
  "i{display:inline-block;width:1.5rem;margin:0 6px 4px 0;border-top:2px solid var(--variant)}",
  "i.live{margin-left:12px;border-top:2px dotted var(--soft)}",
  "@media(max-width:30rem){th,td{padding:8px 6px 8px 0;font-size:.875rem}}",
  "@media(prefers-color-scheme:dark){:root{--line:#33433f;--soft:#a9bab5;--variant:#ff9b8f}}",
].join("");

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join("");
  const body = rows.map(([name = "", ...cells]) => {
    const rest = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
    return `<tr><th scope="row">${escapeHtml(name)}</th>${rest}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

const bySource = ({ at, by }: { readonly at: string; readonly by: string }) =>
  `${describeMinute(at)} UTC, ${by || "unknown"}`;

function variantPart(variant: Variant, trends: Status["trends"]): string {
  const { link, because } = variant;
  const to = `${link ? "by link " : ""}${describeReach(variant)}`;
  const text = `<p><b>${escapeHtml(describeVariant(variant))}</b> ${to}. ${escapeHtml(because ?? "")}</p><p class="soft">${escapeHtml(bySource(variant))}</p>`;
  const points = trends.get(variant.id) ?? [];
  const last = points.at(-1);
  if (!last || link !== undefined) return text;
  const rows = (["variant", "live"] as const).map((side) => {
    const { documents, visits, errors } = last[side];
    const share = visits + errors === 0 ? "–" : describePercent(errorShare(last[side]));
    return [side, String(documents), String(visits), String(errors), share];
  });
  return text + errorCurve(points) + table(["Side", "Documents", "Without error", "With error", "Share"], rows);
}

function content({ release, staleSeconds, headAt, trends }: Status): string {
  const { environment, closed, variants, shell, remotes, fallbacks } = release;
  const { stage } = environment;
  const versions = [["shell", shell] as const, ...Object.entries(remotes)].map(([name, { version }]) => [
    name,
    version,
    fallbacks[name]?.version ?? "–",
  ]);
  const signed = headAt === undefined ? "" : ` HEAD was signed at ${describeMinute(headAt)} UTC.`;
  return [
    `<h1>Release ${release.number}${typeof stage === "string" ? `, ${escapeHtml(stage)}` : ""}</h1>`,
    `<p>${escapeHtml(describeChange(release))}</p>`,
    `<p class="soft">${escapeHtml(bySource(release))}. The store confirmed it ${Math.round(staleSeconds)} s ago.${signed}</p>`,
    `<h2>Closed parts</h2>${
      closed.length === 0
        ? "<p>None.</p>"
        : table(
            ["Part", "Why", "Closed"],
            closed.map((one) => [one.target, one.because, bySource(one)]),
          )
    }`,
    `<h2>Variants</h2>${variants.length === 0 ? "<p>None is running.</p>" : variants.map((one) => variantPart(one, trends)).join("")}`,
    variants.length === 0
      ? ""
      : '<p class="soft">What this server counted since it started; <code>pnpm ship watch</code> compares those of all.</p>',
    `<h2>Live versions</h2>${table(["App", "Version", "Fallback"], versions)}`,
  ].join("");
}

/** Creates the application of the metrics port: `/metrics`, and `/status`, which shows operators what is live and who shipped it. */
export function createOperations(reader: LiveReader, metrics: Metrics): Hono {
  const app = new Hono();
  app.get("/metrics", async (context) =>
    context.body(await metrics.render(), 200, { "content-type": metrics.contentType }),
  );
  app.get("/status", async (context) => {
    const current = reader.current();
    if (!current) return context.text("No release yet.\n", 503);
    const { release } = current;
    const points = release.variants.map(async ({ id }) => [id, await metrics.trends.read(id)] as const);
    const main = content({
      ...{ release, staleSeconds: reader.staleSeconds(), headAt: reader.headAt() },
      trends: new Map(await Promise.all(points)),
    });
    const { headers, html } = plainPage({ language: "en", title: `Release ${release.number}`, main, css });
    return new Response(html, { headers });
  });
  app.notFound((context) => context.text("Not found.\n", 404));
  return app;
}
