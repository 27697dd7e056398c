import type { Figures, TrendPoint } from "./variantTrends.ts";

const [WIDTH, HEIGHT] = [640, 120];
/** The scale ends at least here, so that one error among many is no peak. */
const SHARE_MIN = 0.02;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
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
  const label = `Share of errors ${time}: variant ${percent(errorShare(last.variant))}, live ${percent(errorShare(last.live))}`;
  return [
    `<svg role="img" aria-label="${label}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">`,
    `<path d="M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}"/>`,
    line("live") + line("variant"),
    "</svg>",
    `<p class="soft"><i></i>variant <i class="live"></i>live: share of errors, 0 to ${percent(top)}, ${time}</p>`,
  ].join("");
}
