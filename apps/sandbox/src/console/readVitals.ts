import * as v from "valibot";

const measure = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined);
const identifier = v.fallback(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)), "");
const eventSchema = v.object({
  event: v.picklist(["visit", "error"]),
  remote: identifier,
  version: identifier,
  release: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  variant: v.fallback(v.optional(v.picklist(["live", "canary"])), undefined),
  name: identifier,
  code: identifier,
  lcp: measure,
  inp: measure,
  cls: measure,
});

/** The reports of browsers about one version of one remote in one release and variant. */
export interface VitalsRow {
  /** "" for a path that no remote owns. */
  readonly remote: string;
  readonly version: string;
  readonly release: number | undefined;
  readonly variant: "live" | "canary" | undefined;
  readonly visits: number;
  readonly errors: number;
  /** Kinds of errors, most frequent first. */
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  /** Largest paint and slowest tap response in milliseconds, and layout shift score; each in ascending order. */
  readonly lcp: readonly number[];
  readonly inp: readonly number[];
  readonly cls: readonly number[];
}

type VitalsEvent = v.InferOutput<typeof eventSchema>;

/** Groups reported visits and errors by remote, newest release first. Ignores other events. */
export function readVitals(events: readonly unknown[]): readonly VitalsRow[] {
  const groups = new Map<string, VitalsEvent[]>();
  for (const one of events) {
    const parsed = v.safeParse(eventSchema, one);
    if (!parsed.success) continue;
    const { remote, version, release, variant } = parsed.output;
    const key = JSON.stringify([remote, version, release, variant]);
    const group = groups.get(key);
    if (group) group.push(parsed.output);
    else groups.set(key, [parsed.output]);
  }
  return [...groups.values()].flatMap(summarise).sort(compareRows);
}

const ascending = (values: readonly (number | undefined)[]) =>
  values.filter((value) => value !== undefined).sort((a, b) => a - b);

function summarise(events: readonly VitalsEvent[]): VitalsRow[] {
  const [first] = events;
  if (!first) return [];
  const { remote, version, release, variant } = first;
  const visits = events.filter(({ event }) => event === "visit");
  const errors = events.filter(({ event }) => event === "error");
  return [
    {
      ...{ remote, version, release, variant },
      visits: visits.length,
      errors: errors.length,
      kinds: countKinds(errors),
      lcp: ascending(visits.map(({ lcp }) => lcp)),
      inp: ascending(visits.map(({ inp }) => inp)),
      cls: ascending(visits.map(({ cls }) => cls)),
    },
  ];
}

function countKinds(errors: readonly VitalsEvent[]) {
  const counts = new Map<string, number>();
  for (const { name, code } of errors) {
    const kind = [name, code].filter(Boolean).join(" ") || "unnamed";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}

const compareRows = (a: VitalsRow, b: VitalsRow) =>
  a.remote.localeCompare(b.remote, "en") ||
  (b.release ?? 0) - (a.release ?? 0) ||
  b.version.localeCompare(a.version, "en", { numeric: true }) ||
  (a.variant ?? "").localeCompare(b.variant ?? "", "en");

/** Returns the 75th percentile of sorted values; undefined for an empty list. */
export const upperQuartile = (values: readonly number[]) => values[Math.ceil(values.length * 0.75) - 1];
