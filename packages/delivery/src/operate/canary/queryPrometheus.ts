import * as v from "valibot";
import type { VariantReports } from "./compareVitals.ts";

/** The reports to count: those of the canary's remotes, or of all, in the releases that contain the canary. */
export interface CanaryReports {
  readonly releases: ReadonlySet<number>;
  readonly remotes?: readonly string[];
  /** When the first of these releases was made. */
  readonly since: Date;
}

const QUERY_MS = 20_000;
/** Clocks differ. The releases in the query exclude everything before the canary. */
const RESERVE_SECONDS = 600;
/** Points of a series that are read at most. */
const POINTS = 1000;
/** Values that represent the distribution of a web vital at most. */
const VALUES = 2000;

const variant = v.picklist(["live", "canary"]);
const sample = v.tuple([v.number(), v.pipe(v.string(), v.transform(Number))]);
const eventSeries = v.array(
  v.object({ metric: v.object({ event: v.picklist(["visit", "error"]), variant }), values: v.array(sample) }),
);
const bucketSeries = v.array(v.object({ metric: v.object({ le: v.string(), variant }), value: sample }));
const responseOf = <Result extends v.GenericSchema>(result: Result) =>
  v.object({ status: v.literal("success"), data: v.object({ result }) });

/** Returns how far a counter rose, from 0. A value below the one before is the start of another process. */
const riseOf = (values: readonly (readonly [number, number])[]): number =>
  values.reduce((sum, [, value], index) => {
    const before = values[index - 1]?.[1] ?? 0;
    return sum + (value < before ? value : value - before);
  }, 0);

/** Returns values with the distribution of a histogram. They are spread evenly within each bucket. */
export function spreadBuckets(buckets: ReadonlyMap<number, number>): readonly number[] {
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  const total = Math.round(sorted.at(-1)?.[1] ?? 0);
  const count = Math.min(total, VALUES);
  return Array.from({ length: count }, (_, index) => {
    const rank = ((index + 0.5) / count) * total;
    const position = sorted.findIndex(([, below]) => below >= rank);
    const [limit, below] = sorted[position] ?? [0, 0];
    const [from, before] = sorted[position - 1] ?? [0, 0];
    return Number.isFinite(limit) ? from + ((limit - from) * (rank - before)) / (below - before) : from;
  });
}

/**
 * Counts the reports of a canary with the edge's metrics in a Prometheus. `increase()` would miss the first value of a series,
 * which is all of it when errors come at once, so the samples themselves are added up.
 */
export async function queryPrometheus(
  address: string,
  { releases, remotes, since }: CanaryReports,
): Promise<Readonly<Record<"live" | "canary", VariantReports>>> {
  const seconds = Math.ceil(Math.max(0, Date.now() - since.getTime()) / 1000) + RESERVE_SECONDS;
  const step = Math.max(1, Math.ceil(seconds / POINTS));
  const selected = `release=~"${[...releases].join("|")}",${remotes ? `remote=~"${remotes.join("|")}",` : ""}variant=~"live|canary"`;

  async function query<Result extends v.GenericSchema>(expression: string, result: Result) {
    const response = await fetch(`${address.replace(/\/+$/, "")}/api/v1/query`, {
      method: "POST",
      body: new URLSearchParams({ query: expression }),
      signal: AbortSignal.timeout(QUERY_MS),
    });
    if (!response.ok) throw new Error(`Prometheus responds with status ${response.status}.`);
    const parsed = v.safeParse(responseOf(result), await response.json());
    if (!parsed.success) throw new Error("Prometheus responds with an unexpected result.");
    return parsed.output.data.result as v.InferOutput<Result>;
  }

  const bucketsOf = (name: string) =>
    query(`sum by (variant, le) (max_over_time(${name}_bucket{${selected}}[${seconds}s]))`, bucketSeries);
  const [events, lcp, inp, cls] = await Promise.all([
    query(`lending_browser_events_total{event=~"visit|error",${selected}}[${seconds}s:${step}s]`, eventSeries),
    bucketsOf("lending_visit_lcp_milliseconds"),
    bucketsOf("lending_visit_inp_milliseconds"),
    bucketsOf("lending_visit_cls"),
  ]);
  const variantOf = (name: "live" | "canary"): VariantReports => {
    const count = (event: "visit" | "error") =>
      events
        .filter(({ metric }) => metric.variant === name && metric.event === event)
        .reduce((sum, { values }) => sum + riseOf(values), 0);
    const valuesOf = (series: v.InferOutput<typeof bucketSeries>) =>
      spreadBuckets(
        new Map(
          series
            .filter(({ metric }) => metric.variant === name)
            .map(({ metric, value }) => [
              metric.le === "+Inf" ? Number.POSITIVE_INFINITY : Number(metric.le),
              value[1],
            ]),
        ),
      );
    return {
      visits: count("visit"),
      errors: count("error"),
      lcp: valuesOf(lcp),
      inp: valuesOf(inp),
      cls: valuesOf(cls),
    };
  };
  return { live: variantOf("live"), canary: variantOf("canary") };
}
